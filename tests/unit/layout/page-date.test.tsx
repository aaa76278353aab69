import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { PageDate } from '../../../src/layout/doc/PageDate'
import { ensureMessages } from '../../../src/site/i18n'
import { TranslationProvider } from '../../../src/ui/translation'

const drawn = (lang: string, value: string) =>
  renderToStaticMarkup(
    <TranslationProvider lang={lang}>
      <PageDate value={value} />
    </TranslationProvider>,
  )

afterEach(() => vi.unstubAllEnvs())

describe('the date of a page', () => {
  beforeAll(async () => {
    await Promise.all([ensureMessages('en-US'), ensureMessages('zh-CN')])
  })

  it.each(Array.from({ length: 12 }, (_, month) => `2024-${String(month + 1).padStart(2, '0')}-05`))(
    '%s is written as its language writes it',
    (day) => {
      for (const lang of ['en-US', 'zh-CN']) {
        const text = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))
        expect(drawn(lang, day)).toBe(`<time dateTime="${day}">${text}</time>`)
      }
    },
  )

  it.each(['UTC', 'Asia/Shanghai', 'America/Los_Angeles'])('is the same in %s, so that a snapshot fits', (zone) => {
    vi.stubEnv('TZ', zone)
    for (const time of ['2024-02-29T00:30:00Z', '2024-02-29T18:30:00Z', '2024-03-01T02:30:00+08:00']) {
      expect(drawn('en-US', time)).toContain('>Feb 29, 2024<')
    }
    expect(drawn('en-US', '2024-02-29')).toBe('<time dateTime="2024-02-29">Feb 29, 2024</time>')
  })

  it.each(['soon', '2024-13-01'])('that is none (%s) stands as it is', (value) => {
    expect(drawn('en-US', value)).toBe(value)
  })
})
