import { fileLink } from '../../content/edit-link'
import { usePage, useSite } from '../../content/page-context'
import { Icon } from '../../ui/Icon'
import { Link } from '../../ui/Link'
import { useTranslation } from '../../ui/translation'
import { PageDate } from './PageDate'
import styles from './PageFooter.module.css'

/** Where to edit the page, who wrote it and when it last changed. */
export function PageFooter() {
  const { t } = useTranslation()
  const { page } = usePage()
  const { theme, repository } = useSite()
  const { document, record } = page
  const { meta, file } = document
  const edit = theme.editLink && meta.editLink !== false ? fileLink(repository, file, 'edit') : undefined
  const history = meta.changelog ? fileLink(repository, file, 'history') : undefined
  const names = theme.contributors && meta.contributors !== false ? (record?.contributors ?? []) : []
  const updated = theme.lastUpdated && meta.lastUpdated !== false ? record?.updated : undefined
  const inContent = meta.contributors === 'content'
  if (!edit && !history && names.length === 0 && !updated) return null

  return (
    <footer className={styles.footer} data-dim>
      {inContent && names.length > 0 && (
        <section className={styles.people}>
          <h2>{t('page.contributors')}</h2>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without markers for no list */}
          <ul role="list">
            {names.map((name) => (
              <li key={name}>
                <span aria-hidden="true">{[...name][0]}</span>
                {name}
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.line}>
        {edit && (
          <Link to={edit} data-print="hide">
            <Icon name="edit" /> {t('page.edit')}
          </Link>
        )}
        {history && (
          <Link to={history} data-print="hide">
            <Icon name="clock" /> {t('page.allChanges')}
          </Link>
        )}
        {!inContent && names.length > 0 && (
          <span>
            {t('page.contributors')}: {names.join(', ')}
          </span>
        )}
        {updated && (
          <span className={styles.updated}>
            {t('page.updated')} <PageDate value={updated} />
          </span>
        )}
      </div>
    </footer>
  )
}
