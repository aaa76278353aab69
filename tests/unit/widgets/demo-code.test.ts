import { describe, expect, it } from 'vitest'
import { demoPage, playgroundsOf, readDemo } from '../../../src/widgets/demo/demo-code'

const fence = (lang: string, code: string) => ({ lang, code, variant: '', rest: '' })

describe('readDemo', () => {
  it('takes each language once and never shows the settings', () => {
    const demo = readDemo('normal-demo', [
      fence('html', '<p>'),
      fence('css', 'p{}'),
      fence('js', 'x()'),
      fence('json', '{"jsLib":["https://example.org/a.js","javascript:x"]}'),
    ])
    expect(demo).toEqual({
      html: '<p>',
      css: 'p{}',
      js: 'x()',
      jsLib: ['https://example.org/a.js'],
      cssLib: [],
      needsCompiler: false,
    })
  })

  it.each([['ts'], ['scss'], ['md']])('%s needs a compiler, so only CodePen gets it', (lang) => {
    const demo = readDemo('normal-demo', [fence(lang, 'x')])
    expect(demo.needsCompiler).toBe(true)
    expect(playgroundsOf('t', demo).map(({ service }) => service)).toEqual(['CodePen'])
  })

  it('takes broken settings for none', () => {
    expect(readDemo('demo', [fence('json', '{')]).jsLib).toEqual([])
  })
})

it('cannot be broken out of by code that closes its own element', () => {
  const page = demoPage(
    {
      html: '',
      css: 'a{}</style><img src=x onerror=alert(1)>',
      js: '"</script><b>"',
      jsLib: [],
      cssLib: [],
      needsCompiler: false,
    },
    'id',
    'light',
  )
  expect(page).not.toContain('a{}</style><img')
  expect(page).not.toContain('</script><b>')
})
