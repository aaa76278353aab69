import { type MouseEvent, type ReactNode, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { usePage } from '../content/page-context'
import { focusWithoutScroll } from '../platform/scroll'
import { closePanel } from '../stores/panels'
import { useTranslation } from '../ui/translation'
import { BackToTop } from './BackToTop'
import { Footer } from './Footer'
import { Navbar } from './navbar/Navbar'
import styles from './SiteFrame.module.css'
import { SidebarArea } from './sidebar/SidebarArea'
import { useSidebar } from './sidebar/use-sidebar'
import { useDocumentHead } from './use-document-head'
import { useRootSettings } from './use-root-settings'

/** What surrounds every page: skip link, navbar, sidebar, footer, back to top. The page brings its own `main`. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { page } = usePage()
  const sidebar = useSidebar()
  const { key } = useLocation()
  useRootSettings()
  useDocumentHead()

  // With the drawing of the new page, before anybody can have opened something on it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new history entry is what closes the panels
  useLayoutEffect(() => closePanel(), [key])

  const hasNavbar = page.document.meta.navbar !== false
  return (
    <>
      <SkipLink />
      {hasNavbar && <Navbar hasSidebar={sidebar !== undefined} />}
      <div
        className={styles.body}
        data-sidebar={sidebar !== undefined || undefined}
        data-navbar={hasNavbar || undefined}
      >
        {sidebar && <SidebarArea sidebar={sidebar} />}
        <div className={styles.column}>
          {children}
          <Footer />
        </div>
      </div>
      <BackToTop />
    </>
  )
}

function SkipLink() {
  const { t } = useTranslation()
  const skip = (event: MouseEvent) => {
    const main = document.querySelector('main')
    if (!main) return
    event.preventDefault()
    main.scrollIntoView()
    focusWithoutScroll(main)
  }
  return (
    // biome-ignore lint/a11y/useValidAnchor: it is a link; the handler only keeps the address as it is
    <a className={styles.skip} href="#main-content" onClick={skip} data-print="hide">
      {t('skipToContent')}
    </a>
  )
}
