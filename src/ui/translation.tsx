import type { TFunction } from 'i18next'
import { createContext, type ReactNode, use, useMemo } from 'react'
import { useTranslation as useI18next } from 'react-i18next'
import { i18n } from '../site/i18n'

interface Translation {
  t: TFunction
  /** Language of the texts, such as `zh-CN`. */
  lang: string
}

const TranslationContext = createContext<Translation | undefined>(undefined)

/**
 * The interface's texts in the language of the page, for everything below. i18next is followed here alone: its own
 * hook in each of a page's hundred components would be a fifth of React's work. Bound to one language, so that the
 * page one is leaving is not drawn once more in the language of the next.
 */
export function TranslationProvider({ lang, children }: { lang: string; children: ReactNode }) {
  const { t } = useI18next('translation', { i18n, lng: lang, bindI18n: false })
  const translation = useMemo(() => ({ t: remembering(t), lang }), [t, lang])
  return <TranslationContext value={translation}>{children}</TranslationContext>
}

/** Keeps the texts that take no values: a page has a hundred, nearly the same on every page, and each is a search. */
function remembering(t: TFunction): TFunction {
  const known = new Map<unknown, unknown>()
  return new Proxy(t, {
    apply(_, self, args) {
      const [key] = args
      if (args.length > 1 || !known.has(key)) {
        const text: unknown = Reflect.apply(t, self, args)
        // A text that has not been loaded is its own key.
        if (args.length > 1 || text === key) return text
        known.set(key, text)
      }
      return known.get(key)
    },
  })
}

/** Texts of the interface by key. Throws outside a `TranslationProvider`. */
export function useTranslation(): Translation {
  const translation = use(TranslationContext)
  if (!translation) throw new Error('useTranslation outside of TranslationProvider: render inside app/router')
  return translation
}
