import { createInstance } from 'i18next'
import { createPromiseCache } from '../platform/promise-cache'
import { LOCALES, type LocaleRow } from './locales'
import type { Messages } from './locales/en-US'
import type { ProductMessages } from './locales/product/en-US'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: Messages; product: ProductMessages }
    returnNull: false
  }
}

/** The interface's i18next instance; `useTranslation` of react-i18next reads it through the provider in `app/`. */
export const i18n = createInstance()

/**
 * A Chinese text has a space around names in Latin letters and none between Han characters. A text that takes either
 * kind of name is written with the space, which goes where the name is Chinese.
 */
i18n.use({
  type: 'postProcessor',
  name: 'hanSpaces',
  process: (text: string) => text.replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, ''),
})

const ready = i18n.init({
  lng: 'en-US',
  fallbackLng: false,
  resources: {},
  interpolation: { escapeValue: false },
  returnNull: false,
  postProcess: ['hanSpaces'],
})

/** The row of a language, else one of its language elsewhere (`zh-TW`), else the first. */
function rowOf(lang: string): LocaleRow {
  const language = (tag: string) => tag.split('-', 1)[0]
  const row =
    LOCALES.find((row) => row.lang === lang) ??
    LOCALES.find((row) => language(row.lang) === language(lang)) ??
    LOCALES[0]
  if (!row) throw new Error('site/locales.ts lists no language')
  return row
}

/** Loads the interface texts of a language once, under its own name also where they are another's. */
export async function ensureMessages(lang: string): Promise<void> {
  await ready
  if (i18n.hasResourceBundle(lang, 'translation')) return
  const { messages } = await rowOf(lang).load()
  i18n.addResourceBundle(lang, 'translation', messages)
}

const productTexts = createPromiseCache<void>()

/**
 * Loads the texts of tools and product pages once a language. They are apart because most pages need none of them.
 * The promise of a language stays the same, so that React's `use` can wait for it.
 */
export const ensureProductMessages = (lang: string): Promise<void> =>
  productTexts(lang, () => loadProductMessages(lang))

async function loadProductMessages(lang: string): Promise<void> {
  const { messages } = await rowOf(lang).loadProduct()
  i18n.addResourceBundle(lang, 'product', messages)
}
