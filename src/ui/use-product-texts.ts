import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { ensureProductMessages } from '../site/i18n'

/** Translations of tools and product pages. Suspends until they are there; throws when they cannot be loaded. */
export function useProductTexts() {
  const { i18n } = useTranslation()
  use(ensureProductMessages(i18n.language))
  return useTranslation('product')
}
