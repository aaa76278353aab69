import type { Messages } from './locales/en-US'

/** One row a language of the interface. The content folder and the settings of a locale name the language. */
export interface LocaleRow {
  lang: string
  load(): Promise<{ messages: Messages }>
}

export const LOCALES: readonly LocaleRow[] = [
  { lang: 'en-US', load: () => import('./locales/en-US') },
  { lang: 'zh-CN', load: () => import('./locales/zh-CN') },
]
