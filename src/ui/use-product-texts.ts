import type { TFunction } from 'i18next'
import { use } from 'react'
import { useTranslation as useI18next } from 'react-i18next'
import { ensureProductMessages, i18n } from '../site/i18n'
import { useTranslation } from './translation'

/** Translations of tools and product pages. Suspends until they are there; throws when they cannot be loaded. */
export function useProductTexts(): { t: TFunction<'product'>; lang: string } {
  const { lang } = useTranslation()
  use(ensureProductMessages(lang))
  const { t } = useI18next('product', { i18n, lng: lang })
  return { t, lang }
}
