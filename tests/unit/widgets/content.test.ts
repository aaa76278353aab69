import { describe, expect, it } from 'vitest'
import { parseAttributes, readComponentData, unreadLine } from '../../../src/widgets/content'

describe('the data of a component fence', () => {
  it('is JSON; what is no text is JSON again', () => {
    expect(readComponentData('{ "title": "AList", "level": 2, "actions": [{ "text": "Go" }] }')).toEqual({
      title: 'AList',
      level: '2',
      actions: '[{"text":"Go"}]',
    })
  })

  it('or lines of key and value', () => {
    expect(readComponentData('title: AList: a list\ndesc: "quoted"\nbg-color: \'red\'\nindex:\n# no key\n\nx')).toEqual(
      {
        title: 'AList: a list',
        desc: 'quoted',
        bgColor: 'red',
        index: '',
      },
    )
  })

  it('has no directives and no names of the language', () => {
    expect(
      readComponentData('{ "@click": "x", "v-html": "x", "__proto__": "x", "constructor": "x", ":level": "2" }'),
    ).toEqual({
      level: '2',
    })
    expect(readComponentData('constructor: x\ntoString: y')).toEqual({})
  })

  it.each(['', '[', '"text"', 'null', '- a\n- b'])('may say nothing: %s', (code) => {
    expect(readComponentData(code)).toEqual({})
  })
})

describe('a line of a component fence that says nothing', () => {
  it.each([
    ['{"title": "a",}', '{"title": "a",}'],
    ['title: a\n  desc: b', '  desc: b'],
    ['title:a\ndesc: b', 'title:a'],
  ])('is found in %j', (code, line) => {
    expect(unreadLine(code)).toBe(line)
  })

  it.each(['', 'title: a\n\n# later\ndesc:\n', '{"title": "a"}'])('is not found in %j', (code) => {
    expect(unreadLine(code)).toBeUndefined()
  })
})

describe('attributes of a tag', () => {
  it('are texts, or nothing', () => {
    expect(parseAttributes('{"a":"1","b":2}')).toEqual({ a: '1' })
    expect(parseAttributes(undefined)).toEqual({})
    expect(parseAttributes('{')).toEqual({})
  })
})
