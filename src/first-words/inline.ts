/**
 * Part of `index.html`: while the program is still on its way, the title and the first plain blocks of the page are
 * there to be read. The application replaces them with the page in one step.
 */
import type {} from '../content/early'
import { drawFirstWords } from './draw-first-words'
import { readFirstWords } from './read-first-words'

const root = document.getElementById('root')
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]

declare global {
  interface Window {
    /** Settled as soon as the first words have been drawn, or it is known that there are none. */
    docsFirstWords?: Promise<void>
  }
}

// Whoever comes back, or for a section, does not come for the beginning; the tools have a frame of their own.
const isPlain = !location.hash && visit?.type === 'navigate' && !location.pathname.includes('/tool/')
if (root && !root.firstChild && isPlain) window.docsFirstWords = show(root)

async function show(root: HTMLElement): Promise<void> {
  const [, early] = [...(window.docsEarly ?? [])].find(([address]) => address.endsWith('.md')) ?? []
  try {
    const response = await early
    const words = response?.ok ? readFirstWords(await response.text()) : undefined
    if (!words || root.firstChild || window.docsRuns) return
    root.dataset.firstWords = ''
    drawFirstWords(root, words)
  } catch {
    // The application asks for the file again, and tells what is wrong with it.
  }
}
