import { describe, expect, it } from 'vitest'
import { createSlugger, headingText } from '../../../src/content/slug'

describe('createSlugger', () => {
  it.each([
    ['1. Install', '1-install'],
    ['v3.44.0', 'v3440'],
    ['100% local', '100-local'],
    ['C++ & Go 🚀', 'c--go-'],
    ['单点登录自动注册为AList帐号', '单点登录自动注册为alist帐号'],
    ['WebDAV  policy', 'webdav--policy'],
  ])('%s is %s, as rehype-slug has it', (text, id) => {
    expect(createSlugger().slug(text)).toBe(id)
  })

  it('never gives an empty id', () => {
    const { slug } = createSlugger()
    expect(['::', '???', ''].map(slug)).toEqual(['section', 'section-1', 'section-2'])
  })

  it('numbers repeated headings and stays clear of explicit ids', () => {
    const slugger = createSlugger()
    expect(slugger.claim('setup')).toBe('setup')
    expect([slugger.slug('Setup'), slugger.slug('Setup')]).toEqual(['setup-1', 'setup-2'])
  })
})

describe('headingText', () => {
  it('leaves out pictures, raw tags, footnote marks and what the caller skips', () => {
    const text = (value: string) => ({ type: 'text', value })
    const node = {
      type: 'heading',
      children: [
        { type: 'html', value: '<b>' },
        text('See '),
        { type: 'link', children: [{ type: 'inlineCode', value: 'the_guide' }] },
        { type: 'image' },
        { type: 'footnoteReference' },
        { type: 'badge', children: [text('new')] },
        text(' '),
      ],
    }
    expect(headingText(node, ({ type }) => type === 'badge')).toBe('See the_guide')
  })
})
