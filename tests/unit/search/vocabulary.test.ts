import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOneEditAway, Vocabulary } from '../../../src/features/search/vocabulary'

describe('isOneEditAway', () => {
  it.each([
    ['docker', 'doker'],
    ['docker', 'dockker'],
    ['docker', 'docter'],
    ['docker', 'dokcer'],
  ])('%s and %s', (a, b) => {
    expect(isOneEditAway(a, b)).toBe(true)
    expect(isOneEditAway(b, a)).toBe(true)
  })

  it.each([
    ['docker', 'docker'],
    ['docker', 'dkocre'],
    ['docker', 'dock'],
  ])('not %s and %s', (a, b) => expect(isOneEditAway(a, b)).toBe(false))

  it('is true for every single edit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{4,12}$/), fc.nat(), fc.stringMatching(/^[a-z]$/), (word, seed, letter) => {
        const at = seed % word.length
        const inserted = word.slice(0, at) + letter + word.slice(at)
        const deleted = word.slice(0, at) + word.slice(at + 1)
        return isOneEditAway(word, inserted) && isOneEditAway(word, deleted)
      }),
    )
  })
})

describe('Vocabulary', () => {
  const vocabulary = new Vocabulary()
  for (const word of ['docker', 'docker', 'dockers', 'compose', 'onedrive', '云盘']) vocabulary.add(word)

  it('knows what begins with a prefix', () => {
    expect(vocabulary.startingWith('dock').sort()).toEqual(['docker', 'dockers'])
    expect(vocabulary.knowsPrefix('云')).toBe(true)
    expect(vocabulary.knowsPrefix('ocke')).toBe(false)
  })

  it('corrects a typing mistake, the most used word first', () => {
    expect(vocabulary.near('dokcer')).toEqual(['docker'])
    expect(vocabulary.near('dockerr')).toEqual(['docker', 'dockers'])
    expect(vocabulary.near('onedirve')).toEqual(['onedrive'])
    expect(vocabulary.near('dok')).toEqual([])
  })

  it('knows what is written between two Han characters, the most used first', () => {
    const han = new Vocabulary()
    for (const pair of ['蓝色', '蓝牙', '蓝奏', '蓝奏', '奏云', '牙云', '色彩', '蓝']) han.add(pair)
    expect(han.between('蓝', '云')).toEqual([
      ['蓝奏', '奏云'],
      ['蓝牙', '牙云'],
    ])
    expect(han.between('红', '云')).toEqual([])
  })

  it('suggests a word two mistakes away, and splits two that were typed as one', () => {
    expect(vocabulary.nearer('onedrvee')).toBe('onedrive')
    expect(vocabulary.splitOf('dockercompose')).toEqual(['docker', 'compose'])
  })
})
