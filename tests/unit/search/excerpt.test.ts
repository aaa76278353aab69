import { describe, expect, it } from 'vitest'
import { excerpt } from '../../../src/features/search/excerpt'
import { fieldOf } from '../../../src/features/search/match'

const marked = ({ text, marks }: ReturnType<typeof excerpt>) => marks.map(([from, to]) => text.slice(from, to))

describe('excerpt', () => {
  it('shows a short text whole', () => {
    expect(excerpt(fieldOf('Open port 5244.'), ['port'])).toEqual({ text: 'Open port 5244.', marks: [[5, 9]] })
  })

  it('shows the place with most of the words, cut between words', () => {
    const filler = 'lorem ipsum dolor sit amet '.repeat(20)
    const { text, marks } = excerpt(fieldOf(`token ${filler}refresh the token now ${filler}`), ['refresh', 'token'])
    expect(marked({ text, marks })).toEqual(['refresh', 'token'])
    expect(text).toMatch(/^….*…$/)
    expect(text.slice(1, -1)).toMatch(/^\S+( \S+)+$/)
  })

  it('is shorter for Han, which says more in fewer characters', () => {
    const { text, marks } = excerpt(fieldOf(`${'文件'.repeat(100)}重置密码${'目录'.repeat(100)}`), ['重置', '密码'])
    expect(text.length).toBeLessThan(90)
    expect(marked({ text, marks })).toEqual(['重置密码'])
  })

  it('begins with a word, not with the sign before it', () => {
    const filler = 'at https://alist.example.com/dav; '
    const { text } = excerpt(fieldOf(`${filler.repeat(12)}the port is 5244 ${filler.repeat(12)}`), ['5244'])
    expect(text).toMatch(/^…[a-z]/)
    const han = excerpt(fieldOf(`${'第一，第二。'.repeat(40)}端口${'第三，第四。'.repeat(40)}`), ['端口'])
    expect(han.text).toMatch(/^…\p{Script=Han}/u)
  })

  it('marks exactly the matched characters of hostile text', () => {
    const text = 'tag <mark>, entity &amp;, brace {x}, a*b'
    expect(marked(excerpt(fieldOf(text), ['mark', 'amp', 'x']))).toEqual(['mark', 'amp', 'x'])
  })
})
