import { createInstance } from 'i18next'
import { LOCALES } from './locales'
import type { Messages } from './locales/en-US'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: Messages }
    returnNull: false
  }
}

/** The interface's i18next instance; `useTranslation` of react-i18next reads it through the provider in `app/`. */
export const i18n = createInstance()

const ready = i18n.init({
  lng: 'en-US',
  fallbackLng: false,
  resources: {},
  interpolation: { escapeValue: false },
  returnNull: false,
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
