import { useLocale, usePage } from '../content/page-context'
import { createStore } from '../platform/store'
import { useStore } from '../platform/use-store'
import { localised } from '../site/localised'
import { Inline } from '../ui/Inline'
import { useTranslation } from '../ui/translation'
import styles from './Footer.module.css'

/** This year, and the one that a snapshot says it was drawn in. */
const thisYear = createStore(new Date().getFullYear(), yearOfSnapshot())

/**
 * Shown when the site wants it or the page brings a text; `footer: false` hides it. The copyright line is made of the
 * year, the author and the licence unless somebody wrote or refused one.
 */
export function Footer() {
  const { t } = useTranslation()
  const { page, manifest } = usePage()
  const { theme, author, license } = manifest.site
  const locale = useLocale()
  const year = useStore(thisYear)
  const { meta } = page.document
  const asked = typeof meta.footer === 'string' || meta.footer === true || typeof meta.copyright === 'string'
  if (meta.footer === false || !(theme.displayFooter || asked)) return null

  const text = typeof meta.footer === 'string' ? meta.footer : (locale.footer ?? localised(theme.footer, page.lang))
  const made = [
    author && t('frame.copyright', { year, author: author.name }),
    license && t('frame.licence', { licence: license }),
  ]
  const configured = theme.copyright === false ? '' : localised(theme.copyright, page.lang)
  const copyright =
    meta.copyright === false
      ? ''
      : typeof meta.copyright === 'string'
        ? meta.copyright
        : (configured ?? made.filter(Boolean).join(' · '))

  return (
    <footer className={styles.footer} data-dim>
      {text && (
        <p data-print="hide">
          <Inline text={text} />
        </p>
      )}
      {copyright && (
        <p>
          <Inline text={copyright} />
        </p>
      )}
    </footer>
  )
}

function yearOfSnapshot(): number {
  const said = typeof document === 'undefined' ? undefined : document.getElementById('root')?.dataset.year
  return Number(said) || new Date().getFullYear()
}
