import { Suspense } from 'react'
import { repositoryUrl } from '../../content/edit-link'
import { useSite } from '../../content/page-context'
import { isApple } from '../../platform/keyboard'
import { useMedia } from '../../platform/media'
import { useStore } from '../../platform/use-store'
import { BREAKPOINT } from '../../site/constants'
import { openedPanel, openPanel, pressedPanel } from '../../stores/panels'
import { ErrorBoundary } from '../../ui/ErrorBoundary'
import { Extra } from '../../ui/Extra'
import { Icon } from '../../ui/Icon'
import { Link } from '../../ui/Link'
import { Menu } from '../../ui/Menu'
import { onDemand } from '../../ui/on-demand'
import { useTranslation } from '../../ui/translation'
import links from './NavLinks.module.css'
import styles from './NavTools.module.css'
import { useLocaleChoices } from './use-locale-switch'

const AppearancePanel = onDemand(() =>
  import('../../features/appearance/AppearancePanel').then((module) => module.AppearancePanel),
)
const NavScreen = onDemand(() => import('./NavScreen').then((module) => module.NavScreen))

/** The search button; the search itself opens elsewhere. */
export function SearchButton() {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className={styles.search}
      aria-label={t('nav.search')}
      aria-keyshortcuts="/ Control+K Meta+K"
      data-keys={isApple() ? '⌘ K' : 'Ctrl K'}
      onPointerDown={() => pressedPanel.set('search')}
      onClick={() => openPanel('search')}
    >
      <Icon name="search" />
      <span>{t('nav.search')}</span>
    </button>
  )
}

/** Every language of the site, each leading to the same place. */
export function LanguageMenu() {
  const { t } = useTranslation()
  const choices = useLocaleChoices()
  if (choices.length === 0) return null
  return (
    <Menu label={t('nav.language')} icon="language" hover className={styles.wide}>
      {() => (
        // biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without markers for no list
        <ul role="list">
          {choices.map((choice) => (
            <li key={choice.prefix}>
              <Link
                to={choice.href()}
                className={links.item}
                lang={choice.lang}
                hrefLang={choice.lang}
                aria-current={choice.current || undefined}
                onClick={choice.choose}
              >
                <span>{choice.name}</span>
                {choice.current && <Icon name="check" />}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Menu>
  )
}

/** The repository, with the icon of its host. */
export function RepositoryLink() {
  const { t } = useTranslation()
  const { repository } = useSite()
  if (!repository.display || !repository.url) return null
  const url = repositoryUrl(repository)
  const label = repository.label ?? t('frame.repository')
  return (
    <Link to={url} className={styles.icon} title={label} aria-label={label} announceTab={false}>
      <Icon name={/(?:^|\.)github\.com$/.test(new URL(url).hostname) ? 'github' : 'git'} />
    </Link>
  )
}

/** Theme, colours, text and screen, in a panel that loads when it is opened. */
export function OutlookMenu() {
  const { t } = useTranslation()
  return (
    <Menu label={t('nav.appearance')} icon="appearance" className={styles.wide}>
      {() => (
        <div className={styles.appearance}>
          <ErrorBoundary what={t('nav.appearance')} where="features/appearance">
            <Suspense>
              <AppearancePanel />
            </Suspense>
          </ErrorBoundary>
        </div>
      )}
    </Menu>
  )
}

/** The full-screen menu of phones, loaded when it is first opened. */
export function NavScreenHost() {
  const isPhone = useMedia(`(max-width: ${BREAKPOINT.tablet}px)`)
  const isOpen = useStore(openedPanel)?.name === 'menu'
  if (!isPhone) return null
  return (
    isOpen && (
      <Extra what="menu" where="layout/navbar">
        <NavScreen />
      </Extra>
    )
  )
}
