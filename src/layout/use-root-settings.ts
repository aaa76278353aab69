import { useEffect, useLayoutEffect } from 'react'
import { usePage, useSite } from '../content/page-context'
import { applyReading } from '../stores/reading'
import { applySidebarFold } from '../stores/sidebar'
import { startTheme } from '../stores/theme'

/** Keeps the root element's attributes in step with the page's language, the owner's settings and the reader's. */
export function useRootSettings(): void {
  const { page } = usePage()
  const { theme } = useSite()

  useLayoutEffect(() => {
    document.documentElement.lang = page.lang
  }, [page.lang])

  useLayoutEffect(() => startTheme(theme), [theme])
  useLayoutEffect(() => applyReading(document.documentElement), [])
  useLayoutEffect(() => applySidebarFold(document.documentElement), [])

  useEffect(() => {
    document.documentElement.toggleAttribute('data-pure', theme.pure)
  }, [theme.pure])
}
