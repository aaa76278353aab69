import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { ensureMessages, i18n } from '../../../src/site/i18n'
import { TranslationProvider, useTranslation } from '../../../src/ui/translation'

const Word = () => {
  const { t, lang } = useTranslation()
  return (
    <p>
      {t('nav.search')} {lang}
    </p>
  )
}

const drawn = (lang: string) =>
  renderToStaticMarkup(
    <TranslationProvider lang={lang}>
      <Word />
    </TranslationProvider>,
  )

describe('the texts of a page', () => {
  beforeAll(async () => {
    await Promise.all([ensureMessages('en-US'), ensureMessages('zh-CN')])
  })

  it('are in its language, also while the visitor is on the way to another', async () => {
    expect(drawn('en-US')).toBe('<p>Search en-US</p>')
    await i18n.changeLanguage('zh-CN')
    expect(drawn('en-US')).toBe('<p>Search en-US</p>')
    expect(drawn('zh-CN')).toBe('<p>搜索 zh-CN</p>')
  })

  it('are there in a language without texts of its own: those of its language elsewhere, or the first', async () => {
    await Promise.all(['en', 'zh-TW', 'de-DE'].map(ensureMessages))
    expect(drawn('en')).toBe('<p>Search en</p>')
    expect(drawn('zh-TW')).toBe('<p>搜索 zh-TW</p>')
    expect(drawn('de-DE')).toBe('<p>Search de-DE</p>')
  })

  it('need somebody who says which language that is', () => {
    expect(() => renderToStaticMarkup(<Word />)).toThrow('TranslationProvider')
  })
})
