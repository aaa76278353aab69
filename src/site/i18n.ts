import { createInstance } from 'i18next'
import { createPromiseCache } from '../platform/promise-cache'
import { LOCALES } from './locales'
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

/** Loads the interface texts of a language once; a language we have no texts for gets the first row's. */
export async function ensureMessages(lang: string): Promise<string> {
  await ready
  const row = LOCALES.find((candidate) => candidate.lang === lang) ?? LOCALES[0]
  if (!row) throw new Error('site/locales.ts lists no language')
  if (!i18n.hasResourceBundle(row.lang, 'translation')) {
    const { messages } = await row.load()
    i18n.addResourceBundle(row.lang, 'translation', messages)
  }
  return row.lang
}

const productTexts = createPromiseCache<void>()

/**
 * Loads the texts of tools and product pages once a language. They are apart because most pages need none of them.
 * The promise of a language stays the same, so that React's `use` can wait for it.
 */
export const ensureProductMessages = (lang: string): Promise<void> =>
  productTexts(lang, () => loadProductMessages(lang))

async function loadProductMessages(lang: string): Promise<void> {
  const row = LOCALES.find((candidate) => candidate.lang === lang) ?? LOCALES[0]
  if (!row) throw new Error('site/locales.ts lists no language')
  const { messages } = await row.loadProduct()
  i18n.addResourceBundle(row.lang, 'product', messages)
}
