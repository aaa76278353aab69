// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { isFreeKey } from '../../../src/platform/keyboard'

afterEach(() => document.body.replaceChildren())

/** Presses a key on the first element of some HTML and says whether the page may have it. */
function isFree(html: string, init: KeyboardEventInit = {}): boolean {
  document.body.innerHTML = html
  let free = false
  document.addEventListener(
    'keydown',
    (event) => {
      free = isFreeKey(event)
    },
    { once: true },
  )
  const target = document.body.querySelector('[data-target]') ?? document.body
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'f', bubbles: true, ...init }))
  return free
}

describe('isFreeKey', () => {
  it('leaves fields, editors and dialogs alone', () => {
    expect(isFree('<p data-target>text</p>')).toBe(true)
    expect(isFree('<input data-target>')).toBe(false)
    expect(isFree('<div contenteditable="true"><b data-target>x</b></div>')).toBe(false)
    expect(isFree('<dialog open data-modal></dialog><p data-target>text</p>')).toBe(false)
  })
  it('leaves combinations alone', () => {
    expect(isFree('<p data-target>x</p>', { ctrlKey: true })).toBe(false)
    expect(isFree('<p data-target>x</p>', { altKey: true })).toBe(false)
    expect(isFree('<p data-target>x</p>', { isComposing: true })).toBe(false)
  })
})
