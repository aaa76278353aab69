import { useLocale, usePage } from '../content/page-context'
import { localised } from '../site/localised'
import { Inline } from '../ui/Inline'
import { useTranslation } from '../ui/translation'
import styles from './Footer.module.css'

/**
 * Shown when the site wants it or the page brings a text; `footer: false` hides it. The copyright line is made of the
 * year, the author and the licence unless somebody wrote or refused one.
 */
export function Footer() {
  const { t } = useTranslation()
  const { page, manifest } = usePage()
  const { theme, author, license } = manifest.site
  const locale = useLocale()
  const { meta } = page.document
  const asked = typeof meta.footer === 'string' || meta.footer === true || typeof meta.copyright === 'string'
  if (meta.footer === false || !(theme.displayFooter || asked)) return null

  const text = typeof meta.footer === 'string' ? meta.footer : (locale.footer ?? localised(theme.footer, page.lang))
  const made = [
    author && t('frame.copyright', { year: new Date().getFullYear(), author: author.name }),
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
