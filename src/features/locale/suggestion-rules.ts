import type { ManifestIndex } from '../../content/manifest'
import type { PageData } from '../../content/types'
import { hasLocaleDecision } from '../../stores/dismissals'

const SCRIPT: Readonly<Record<string, string>> = { TW: 'Hant', HK: 'Hant', MO: 'Hant', CN: 'Hans', SG: 'Hans' }

interface Tag {
  language: string
  script: string | undefined
}

/** `zh-HK` and `zh-Hant` are the same for our purpose: Chinese in traditional characters. */
function readTag(tag: string): Tag {
  const [language = '', ...rest] = tag.split('-')
  const written = rest.find((part) => /^[a-z]{4}$/i.test(part))
  const region = rest.find((part) => /^[a-z]{2}$/i.test(part))?.toUpperCase()
  const script = written ? written.charAt(0).toUpperCase() + written.slice(1).toLowerCase() : SCRIPT[region ?? '']
  return { language: language.toLowerCase(), script }
}

/**
 * The locale prefix a visitor would like best: the first of their languages that we have at all, and of several that
 * share its language the one in the same script. Where the owner wants no question, `default` is for those who prefer
 * none of ours; to ask them would be to tell them what is not true.
 */
export function preferredLocale(manifest: ManifestIndex, languages: readonly string[]): string | undefined {
  const ours = manifest.localePrefixes.flatMap((prefix) => {
    const lang = manifest.site.locales[prefix]?.lang
    return lang ? [{ prefix, ...readTag(lang) }] : []
  })
  for (const wanted of languages.map(readTag)) {
    const same = ours.filter((own) => own.language === wanted.language)
    const found = same.find((own) => wanted.script !== undefined && own.script === wanted.script) ?? same[0]
    if (found) return found.prefix
  }
  const redirect = manifest.site.localeRedirect
  return redirect.auto ? ours.find((own) => own.prefix === redirect.default)?.prefix : undefined
}

/** Whether to ask a visitor of a home page if they would rather read another language. */
export function wantsSuggestion(manifest: ManifestIndex, page: PageData, languages: readonly string[]): boolean {
  if (page.kind !== 'page' || page.path !== page.locale || languages.length === 0 || isRobot()) return false
  const preferred = preferredLocale(manifest, languages)
  if (preferred === undefined || preferred === page.locale) return false
  if (manifest.site.locales[preferred]?.redirectModal === undefined) return false
  return !hasLocaleDecision(page.locale)
}

const isRobot = (): boolean => /bot\b|crawl|spider|slurp|lighthouse/i.test(navigator.userAgent)
