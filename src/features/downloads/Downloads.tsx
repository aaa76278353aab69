import { useEffect, useState } from 'react'
import { textIn } from '../../content/data-file'
import { usePage } from '../../content/page-context'
import { Link } from '../../ui/Link'
import { Spinner } from '../../ui/Spinner'
import { useProductTexts } from '../../ui/use-product-texts'
import { type Os, SYSTEMS } from './catalog'
import styles from './downloads.module.css'
import { detectMachine, type Machine } from './platform'
import { Recommended } from './Recommended'
import { useDownloads } from './use-downloads'

/** Every file of the newest version: the one for this machine first, then all of a system. */
export function Downloads() {
  const { t } = useProductTexts()
  const { page } = usePage()
  const downloads = useDownloads()
  const { catalog, version, serverFile, desktopFile, checksums } = downloads
  const machine = useMachine()
  const [chosen, setChosen] = useState<Os>()
  const os = chosen ?? machine?.os ?? 'linux'
  const files = catalog.files.filter((file) => file.os === os)
  const desktop = catalog.desktop.filter((file) => file.os === os)
  return (
    <section aria-label={t('downloads.label')} className={styles.downloads}>
      <p role="status" className={styles.version}>
        {version.state === 'asking' && <Spinner size="small" />}
        {t(`downloads.${version.state}`, { version: version.number })}{' '}
        {version.state === 'known' && <Link to={catalog.releases}>{t('downloads.releases')}</Link>}
      </p>
      <Recommended machine={machine} downloads={downloads} />
      <fieldset className={styles.systems}>
        <legend className="visually-hidden">{t('downloads.system')}</legend>
        {SYSTEMS.map((system) => (
          <label key={system}>
            <input type="radio" name="system" checked={os === system} onChange={() => setChosen(system)} />
            <span>{t(`downloads.systems.${system}`)}</span>
          </label>
        ))}
      </fieldset>
      <ul className={styles.files}>
        {files.map(({ suffix, cpu, libc, md5 }) => (
          <li key={suffix}>
            <div>
              <code>{suffix}</code>
              <small>
                {cpu}
                {libc && ` · ${libc}`}
              </small>
            </div>
            <Places addresses={serverFile(suffix)} file={suffix} />
            {md5 && (
              <Link to={checksums(md5)} announceTab={false} className={styles.quiet}>
                {md5}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {desktop.length > 0 && (
        <>
          <p className={styles.subject}>{t('downloads.desktop')}</p>
          <ul className={styles.files}>
            {desktop.map(({ label, file }) => (
              <li key={file}>
                <div>
                  <span>{textIn(label, page.lang)}</span>
                </div>
                <Places addresses={desktopFile(file)} file={textIn(label, page.lang)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** One link a place; its name says which file it is, for those who hear the links alone. */
export function Places({
  addresses,
  file,
}: {
  addresses: readonly { id: string; name: string; url: string }[]
  file: string
}) {
  return (
    <span className={styles.places}>
      {addresses.map(({ id, name, url }) => (
        <Link key={id} to={url} aria-label={`${name}: ${file}`} announceTab={false}>
          {name}
        </Link>
      ))}
    </span>
  )
}

function useMachine(): Machine | undefined {
  const [machine, setMachine] = useState<Machine>()
  useEffect(() => {
    let current = true
    void detectMachine().then((found) => {
      if (current) setMachine(found)
    })
    return () => {
      current = false
    }
  }, [])
  return machine
}
