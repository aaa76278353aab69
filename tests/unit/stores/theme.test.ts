// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ColorMode } from '../../../src/site/types'

const load = async () => {
  vi.resetModules()
  return import('../../../src/stores/theme')
}
const settings = (darkmode: ColorMode) => ({
  darkmode,
  pure: true,
  colors: [{ name: 'Blue', light: '#0000aa', dark: '#aaaaff' }],
})
const root = document.documentElement

beforeEach(() => {
  localStorage.clear()
  root.removeAttribute('data-theme')
})

describe('effectiveTheme and nextScheme', () => {
  it.each([
    ['light', 'switch', true, 'light'],
    ['auto', 'switch', true, 'dark'],
    ['dark', 'auto', false, 'light'],
    ['light', 'enable', false, 'dark'],
    ['dark', 'disable', true, 'light'],
    ['auto', 'toggle', false, 'light'],
  ] as const)('%s under %s with a dark system %s is %s', async (choice, mode, dark, theme) => {
    const { effectiveTheme } = await load()
    expect(effectiveTheme(choice, mode, dark)).toBe(theme)
  })

  it('goes round light, dark, auto in switch mode and back and forth in toggle mode', async () => {
    const { nextScheme } = await load()
    expect(nextScheme('light', 'switch', false)).toBe('dark')
    expect(nextScheme('dark', 'switch', false)).toBe('auto')
    expect(nextScheme('auto', 'switch', false)).toBe('light')
    expect(nextScheme('light', 'toggle', false)).toBe('dark')
    expect(nextScheme('dark', 'toggle', false)).toBe('light')
    expect(nextScheme('auto', 'toggle', true)).toBe('light')
  })
})

describe('startTheme', () => {
  it('writes the attribute and remembers the choice', async () => {
    const { chooseScheme, startTheme, theme } = await load()
    startTheme(settings('switch'))
    chooseScheme('dark')
    expect(root.dataset.theme).toBe('dark')
    expect(theme.get()).toBe('dark')
    expect(localStorage.getItem('theme-scheme')).toBe('dark')
  })

  it('reads the former site’s choice once, without overriding a newer one', async () => {
    localStorage.setItem('vuepress-theme-hope-scheme', 'dark')
    const first = await load()
    expect(first.scheme.get()).toBe('dark')
    expect(localStorage.getItem('vuepress-theme-hope-scheme')).toBeNull()
    localStorage.setItem('theme-scheme', 'light')
    localStorage.setItem('vuepress-theme-hope-scheme', 'dark')
    expect((await load()).scheme.get()).toBe('light')
  })

  it('takes a broken value for none', async () => {
    localStorage.setItem('theme-scheme', '{"x":1}')
    expect((await load()).scheme.get()).toBe('auto')
  })

  it('follows another tab', async () => {
    const { startTheme } = await load()
    startTheme(settings('switch'))
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme-scheme', newValue: 'dark' }))
    expect(root.dataset.theme).toBe('dark')
  })

  it('is light on paper and as before afterwards', async () => {
    const { chooseScheme, startTheme } = await load()
    startTheme(settings('switch'))
    chooseScheme('dark')
    window.dispatchEvent(new Event('beforeprint'))
    expect(root.dataset.theme).toBe('light')
    window.dispatchEvent(new Event('afterprint'))
    expect(root.dataset.theme).toBe('dark')
  })

  it('tells the next first paint of a scheme the owner imposes', async () => {
    const { startTheme } = await load()
    startTheme(settings('enable'))
    expect(root.dataset.theme).toBe('dark')
    expect(localStorage.getItem('docs:forced-scheme')).toBe('dark')
    startTheme(settings('switch'))
    expect(localStorage.getItem('docs:forced-scheme')).toBeNull()
  })

  it('replaces the accent by a chosen colour, one for each theme', async () => {
    const { chooseScheme, startTheme, themeColor } = await load()
    startTheme(settings('switch'))
    chooseScheme('light')
    themeColor.set(1)
    expect(root.style.getPropertyValue('--brand')).toBe('#0000aa')
    chooseScheme('dark')
    expect(root.style.getPropertyValue('--brand')).toBe('#aaaaff')
    themeColor.set(7)
    expect(root.dataset.color).toBeUndefined()
    themeColor.set(0)
    expect(root.style.getPropertyValue('--brand')).toBe('')
  })
})
