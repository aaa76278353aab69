/**
 * The dialect's own grammar as one remark plugin, to be used after `remark-gfm`. The generator parses with the same
 * plugin, so that headings, links and sections are found where the reader sees them.
 */
import type { Root } from 'mdast'
import type { Plugin } from 'unified'
import { containersFromMarkdown } from './container-tree'
import { containers } from './containers'
import { icons, iconsFromMarkdown } from './icons'
import { inlineNotes } from './inline-notes'
import { sizedImages, sizedImagesFromMarkdown } from './sized-images'
import { spansFromMarkdown } from './span-tree'
import { spans } from './spans'

/** Containers, inline marks, inline notes, icons and sized images. */
export const dialect: Plugin<[], Root> = function () {
  const data = this.data()
  // Later extensions are tried first: raised text before notes, so that `x^[1]^` is raised.
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), containers, icons, sizedImages, inlineNotes, spans]
  data.fromMarkdownExtensions = [
    ...(data.fromMarkdownExtensions ?? []),
    containersFromMarkdown,
    spansFromMarkdown,
    sizedImagesFromMarkdown,
    iconsFromMarkdown,
  ]
}
