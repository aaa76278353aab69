import { Icon } from '../../ui/Icon'
import { Link } from '../../ui/Link'
import { useProductTexts } from '../../ui/use-product-texts'
import styles from './downloads.module.css'
import { type Machine, suffixesFor } from './platform'
import type { useDownloads } from './use-downloads'

interface RecommendedProps {
  /** Missing until the browser has answered. */
  machine: Machine | undefined
  downloads: ReturnType<typeof useDownloads>
}

/** The file or files for the machine that reads this. The server often runs on another one, and that is said too. */
export function Recommended({ machine, downloads }: RecommendedProps) {
  const { t } = useProductTexts()
  const known = new Set(downloads.catalog.files.map(({ suffix }) => suffix))
  const suffixes = machine ? suffixesFor(machine).filter((suffix) => known.has(suffix)) : []
  return (
    <div className={styles.recommended}>
      <Icon name="desktop" />
      <div>
        <p>
          <strong>
            {machine?.os
              ? t('downloads.here', { system: t(`downloads.systems.${machine.os}`) })
              : t(machine ? 'downloads.unknownHere' : 'downloads.looking')}
          </strong>
        </p>
        <p className={styles.places}>
          {suffixes.map((suffix) => {
            const [first] = downloads.serverFile(suffix)
            return (
              first && (
                <Link key={suffix} to={first.url} className={styles.main} announceTab={false}>
                  <Icon name="download" /> {suffix}
                </Link>
              )
            )
          })}
        </p>
        <p className={styles.note}>{t('downloads.otherMachine')}</p>
      </div>
    </div>
  )
}
