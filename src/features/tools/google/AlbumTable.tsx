import { CopyButton } from '../../../ui/CopyButton'
import { Spinner } from '../../../ui/Spinner'
import { useProductTexts } from '../../../ui/use-product-texts'
import { Note } from '../FailureNote'
import styles from '../tools.module.css'
import type { Album } from './albums'

interface AlbumTableProps {
  albums: readonly Album[]
  busy: boolean
  /** Whether there are more albums than were read; nothing while that is not known. */
  cut: boolean | undefined
}

/** Titles and ids; titles are the account's own words and shown as text. */
export function AlbumTable({ albums, busy, cut }: AlbumTableProps) {
  const { t } = useProductTexts()
  if (albums.length === 0) {
    if (busy) return <Spinner label={t('tool.working', { who: t('who.google') })} />
    return cut === undefined ? null : <Note tone="info">{t('album.empty')}</Note>
  }
  return (
    <section aria-label={t('tool.result')} className={styles.results}>
      <p role="status">
        {t('album.found', { count: albums.length })} {busy && <Spinner size="small" />}
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('album.title')}</th>
            <th scope="col" colSpan={2}>
              {t('album.id')}
            </th>
          </tr>
        </thead>
        <tbody>
          {albums.map(({ id, title }) => (
            <tr key={id}>
              <td>{title || t('album.untitled')}</td>
              <td>
                <code>{id}</code>
              </td>
              <td>
                <CopyButton text={id} label={t('album.copyId', { title: title || t('album.untitled') })} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {cut && <p>{t('album.cut')}</p>}
    </section>
  )
}
