import { describe, expect, it } from 'vitest'
import { leadingCommand, twoTones } from '../../../src/layout/home/leading-command'

describe('leadingCommand', () => {
  it('is a one-line shell fence at the beginning', () => {
    expect(leadingCommand('\n```bash\ndocker run x\n```\n\ntext')).toBe('docker run x')
    expect(leadingCommand('text\n\n```bash\ndocker run x\n```')).toBeUndefined()
    expect(leadingCommand('```json\n{}\n```')).toBeUndefined()
    expect(leadingCommand('```bash\na\nb\n```')).toBeUndefined()
    expect(leadingCommand('')).toBeUndefined()
  })
})

describe('twoTones', () => {
  it.each([
    ['All your storages. One file list.', ['All your storages. ', 'One file list.']],
    ['所有存储，一份列表。', ['所有存储，', '一份列表。']],
    ['AList', ['AList', '']],
    ['Done.', ['Done.', '']],
  ])('%s', (title, tones) => expect(twoTones(title)).toEqual(tones))
})
