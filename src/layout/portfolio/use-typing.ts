import { useEffect, useState } from 'react'
import { TYPING } from '../../site/constants'

/** A text as the characters a reader sees: an emoji of several code points is one. */
export function graphemes(text: string, lang: string): string[] {
  if (typeof Intl.Segmenter === 'undefined') return [...text]
  return [...new Intl.Segmenter(lang, { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment)
}

/**
 * The titles typed one after the other, a character at a time, with a pause after each; a single title is typed once.
 * Stands still while nobody can see the tab, and begins anew when the titles change.
 */
export function useTyping(titles: readonly string[], lang: string): string {
  const [shown, setShown] = useState('')
  const key = titles.join('\n')

  useEffect(() => {
    const texts = key.split('\n').map((title) => graphemes(title, lang))
    let at = { title: 0, character: 0 }
    let timer: ReturnType<typeof setTimeout>
    const step = () => {
      const text = texts[at.title] ?? []
      if (document.hidden) {
        timer = setTimeout(step, TYPING.pause)
        return
      }
      if (at.character < text.length) {
        at = { ...at, character: at.character + 1 }
        setShown(text.slice(0, at.character).join(''))
        timer = setTimeout(step, at.character < text.length ? TYPING.character : TYPING.pause)
        return
      }
      if (texts.length === 1) return
      at = { title: (at.title + 1) % texts.length, character: 0 }
      setShown('')
      timer = setTimeout(step, TYPING.character)
    }
    setShown('')
    timer = setTimeout(step, TYPING.character)
    return () => clearTimeout(timer)
  }, [key, lang])

  return shown
}
