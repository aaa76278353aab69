import type { Messages } from './locales/en-US'
import type { ProductMessages } from './locales/product/en-US'

/** One row a language of the interface. The content folder and the settings of a locale name the language. */
export interface LocaleRow {
  lang: string
  load(): Promise<{ messages: Messages }>
  /** Texts of tools and product pages, which most visits never need. */
  loadProduct(): Promise<{ messages: ProductMessages }>
}

export const LOCALES: readonly LocaleRow[] = [
  { lang: 'en-US', load: () => import('./locales/en-US'), loadProduct: () => import('./locales/product/en-US') },
  { lang: 'zh-CN', load: () => import('./locales/zh-CN'), loadProduct: () => import('./locales/product/zh-CN') },
]
