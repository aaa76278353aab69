import { matchesMedia, prefersReducedMotion } from '../platform/media'
import { createStored, readItem, writeItem } from '../platform/storage'
import { createStore } from '../platform/store'
import { whenIdle } from '../platform/timing'
import { LEGACY_STORAGE, STORAGE, THEME_TRANSITION } from '../site/constants'
import type { ColorMode, ThemeColor } from '../site/types'

export type Scheme = 'light' | 'dark' | 'auto'
export type Theme = 'light' | 'dark'

const DARK = '(prefers-color-scheme: dark)'
const isScheme = (text: string | null): text is Scheme => text === 'light' || text === 'dark' || text === 'auto'

function migrate(): void {
  const old = readItem(LEGACY_STORAGE.theme)
  if (old === null) return
  if (readItem(STORAGE.theme) === null && isScheme(old)) writeItem(STORAGE.theme, old)
  writeItem(LEGACY_STORAGE.theme, null)
}
migrate()

/** What the visitor chose. */
export const scheme = createStored<Scheme>({
  key: STORAGE.theme,
  parse: (text) => (isScheme(text) ? text : undefined),
  format: (value) => value,
  fallback: 'auto',
})

/** Which of the owner's theme colours is chosen, counted from 1; 0 is the stylesheet's own. */
export const themeColor = createStored<number>({
  key: STORAGE.themeColor,
  parse: (text) => (/^\d+$/.test(text) ? Number(text) : undefined),
  format: (index) => (index === 0 ? null : String(index)),
  fallback: 0,
})

/** The theme on the screen; charts and diagrams follow it. */
export const theme = createStore<Theme>('light')

interface ThemeSettings {
  darkmode: ColorMode
  colors: readonly ThemeColor[]
  pure: boolean
}
let isSpreading = false
let settings: ThemeSettings = { darkmode: 'switch', colors: [], pure: false }

/** What `index.html` reads before the first paint, because it cannot know the owner's mode. */
const FORCED: Partial<Record<ColorMode, Scheme>> = { enable: 'dark', disable: 'light', auto: 'auto' }

/** The theme that a choice means under the owner's mode. */
export function effectiveTheme(choice: Scheme, mode: ColorMode, systemDark: boolean): Theme {
  if (mode === 'enable') return 'dark'
  if (mode === 'disable') return 'light'
  if (mode === 'auto' || choice === 'auto') return systemDark ? 'dark' : 'light'
  return choice
}

/** What the button of the appearance does next: a round of three in switch mode, the other theme in toggle mode. */
export function nextScheme(choice: Scheme, mode: ColorMode, systemDark: boolean): Scheme {
  if (mode === 'toggle') return effectiveTheme(choice, mode, systemDark) === 'dark' ? 'light' : 'dark'
  return choice === 'light' ? 'dark' : choice === 'dark' ? 'auto' : 'light'
}

const wanted = (): Theme => effectiveTheme(scheme.get(), settings.darkmode, matchesMedia(DARK))

/**
 * Takes the owner's settings and keeps the root element in step with the visitor's choice, the system and other tabs.
 * Paper is always light. Returns how to stop.
 */
export function startTheme(next: ThemeSettings): () => void {
  settings = next
  writeItem(STORAGE.forcedScheme, FORCED[next.darkmode] ?? null)
  apply(wanted())
  applyColor()
  const update = () => {
    if (!isSpreading) apply(wanted())
  }
  const light = () => show('light')
  const system = window.matchMedia?.(DARK)
  system?.addEventListener('change', update)
  window.addEventListener('beforeprint', light)
  window.addEventListener('afterprint', update)
  const stops = [scheme.subscribe(update), themeColor.subscribe(applyColor)]
  return () => {
    system?.removeEventListener('change', update)
    window.removeEventListener('beforeprint', light)
    window.removeEventListener('afterprint', update)
    for (const stop of stops) stop()
  }
}

/** Chooses a scheme; when the theme changes, the new one spreads as a circle from `origin`. */
export function chooseScheme(choice: Scheme, origin?: { x: number; y: number }): void {
  const before = theme.get()
  const after = effectiveTheme(choice, settings.darkmode, matchesMedia(DARK))
  if (before === after || !origin || settings.pure || prefersReducedMotion() || !document.startViewTransition) {
    scheme.set(choice)
    return
  }
  // The choice is known at once, what it means is shown by the transition.
  isSpreading = true
  scheme.set(choice)
  isSpreading = false
  spread(origin, after, () => apply(wanted()))
}

/** Where a press happened: the pointer, or the middle of the control when a key did it. */
export function originOf(event: { clientX: number; clientY: number; currentTarget: Element }): {
  x: number
  y: number
} {
  if (event.clientX !== 0 || event.clientY !== 0) return { x: event.clientX, y: event.clientY }
  const box = event.currentTarget.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

/** To dark the old picture's circle shrinks, to light the new one's grows. */
function spread({ x, y }: { x: number; y: number }, after: Theme, change: () => void): void {
  const root = document.documentElement
  const radius = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y))
  const growing = [`circle(0 at ${x}px ${y}px)`, `circle(${radius}px at ${x}px ${y}px)`]
  const shrinks = after === 'dark'
  if (shrinks) root.dataset.themeGrows = 'old'
  const transition = document.startViewTransition(change)
  const ended = () => delete root.dataset.themeGrows
  transition.ready.then(
    () =>
      root.animate(
        { clipPath: shrinks ? growing.reverse() : growing },
        {
          duration: THEME_TRANSITION,
          easing: 'ease-in-out',
          fill: 'forwards',
          pseudoElement: `::view-transition-${shrinks ? 'old' : 'new'}(root)`,
        },
      ),
    // A second press within the 400 ms skips the first circle; the theme itself has changed all the same.
    () => undefined,
  )
  transition.finished.then(ended, ended)
}

function apply(next: Theme): void {
  show(next)
  theme.set(next)
}

function show(next: Theme): void {
  const root = document.documentElement
  root.dataset.theme = next
  root.style.removeProperty('color-scheme')
  applyColor()
  // Asking for a colour makes the browser style everything, so it waits until that has been done.
  whenIdle(paintBrowser)
}

/** The browser's own bars take the colour of the page. */
function paintBrowser(): void {
  const background = getComputedStyle(document.documentElement).getPropertyValue('--bg').trim()
  if (!background) return
  const known = document.head.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
  const meta = known ?? document.head.appendChild(document.createElement('meta'))
  meta.name = 'theme-color'
  meta.content = background
}

/** A colour of the owner's list replaces the accent of the stylesheet. */
function applyColor(): void {
  const root = document.documentElement
  const color = settings.colors[themeColor.get() - 1]
  if (!color) {
    delete root.dataset.color
    root.style.removeProperty('--brand')
    return
  }
  root.dataset.color = String(themeColor.get())
  root.style.setProperty('--brand', root.dataset.theme === 'dark' ? color.dark : color.light)
}
