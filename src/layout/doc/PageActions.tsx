import { documentUrl } from '../../content/documents'
import { usePage, useSite } from '../../content/page-context'
import { copyText } from '../../platform/clipboard'
import { showToast } from '../../stores/toasts'
import { Icon } from '../../ui/Icon'
import { Menu } from '../../ui/Menu'
import { useTranslation } from '../../ui/translation'
import styles from './PageActions.module.css'

/** What one can do with the whole page: take its markdown along, see its source, print it. */
export function PageActions() {
  const { t } = useTranslation()
  const { page } = usePage()
  const { theme } = useSite()
  const { source, file, meta } = page.document

  const copy = async () => {
    const done = await copyText(source)
    showToast(
      done ? { type: 'success', content: t('page.copiedMarkdown') } : { type: 'error', content: t('ui.copyFailed') },
    )
  }
  return (
    <Menu label={t('page.actions')} icon="more" className={styles.actions}>
      {(close) => (
        // biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without markers for no list
        <ul role="list">
          <li>
            <button
              type="button"
              disabled={page.isComing}
              onClick={() => {
                close()
                void copy()
              }}
            >
              <Icon name="copy" /> {t('page.copyMarkdown')}
            </button>
          </li>
          <li>
            <a href={documentUrl(file)} target="_blank" rel="noopener">
              <Icon name="source" /> {t('page.viewSource')}
            </a>
          </li>
          {theme.print && meta.print !== false && (
            <li>
              <button
                type="button"
                onClick={() => {
                  close()
                  window.print()
                }}
              >
                <Icon name="print" /> {t('page.print')}
              </button>
            </li>
          )}
        </ul>
      )}
    </Menu>
  )
}
