/**
 * Footnotes, numbered over the whole document, also when it is parsed in parts. References and notes get plain ids
 * (`fnref-1`, `fn-1`) that agree with their links; the section with the notes ends the last part.
 */
import type { FootnoteDefinition, Nodes, Root, RootContent } from 'mdast'
import type { Plugin } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { carryOf, type Note } from '../carry'
import { element } from '../nodes'

interface FootnoteOptions {
  /** This part ends the document. */
  last: boolean
}

/** The remark plugin. */
export const footnotes: Plugin<[FootnoteOptions], Root> =
  ({ last }) =>
  (tree, file) => {
    const { notes } = carryOf(file)
    const definitions = takeDefinitions(tree)
    numberReferences(tree, notes)
    if (!last || notes.length === 0) return
    const items: RootContent[] = []
    // A note may refer to a further one, so the list can grow while it is written.
    for (const note of notes) {
      const written = note.inline ?? definitions.get(note.identifier)
      if (!written) continue
      // The note itself may be read again with its part.
      const definition = structuredClone(written)
      numberReferences(definition, notes)
      items.push(noteItem(note, definition))
    }
    tree.children.push(element('section', { dataFootnotes: '' }, [element('ol', {}, items)]))
  }

function takeDefinitions(tree: Root): Map<string, FootnoteDefinition> {
  const definitions = new Map<string, FootnoteDefinition>()
  visit(tree, 'footnoteDefinition', (definition, index, parent) => {
    if (!definitions.has(definition.identifier)) definitions.set(definition.identifier, definition)
    if (!parent || index === undefined) return
    parent.children.splice(index, 1)
    return [SKIP, index]
  })
  return definitions
}

function numberReferences(tree: Nodes, notes: Note[]): void {
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return
    if (node.type === 'footnoteReference') {
      const known = notes.findIndex(({ identifier }) => identifier === node.identifier)
      const at = known < 0 ? notes.push({ identifier: node.identifier, references: 0 }) - 1 : known
      parent.children[index] = reference(notes, at)
      return SKIP
    }
    if (node.type === 'inlineNote') {
      const identifier = `inline-${notes.length + 1}`
      const inline: FootnoteDefinition = {
        type: 'footnoteDefinition',
        identifier,
        children: [{ type: 'paragraph', children: node.children }],
      }
      parent.children[index] = reference(notes, notes.push({ identifier, references: 0, inline }) - 1)
      return SKIP
    }
  })
}

const noteId = (note: Note): string => `fn-${note.identifier}`
const referenceId = (note: Note, time: number): string => `fnref-${note.identifier}${time > 1 ? `-${time}` : ''}`
const toHash = (id: string): string => `#${encodeURIComponent(id)}`

function reference(notes: readonly Note[], at: number): RootContent {
  const note = notes[at]
  if (!note) throw new RangeError(`there is no footnote number ${at + 1}`)
  note.references++
  const properties = { href: toHash(noteId(note)), id: referenceId(note, note.references), dataFootnoteRef: '' }
  return element('sup', {}, [element('a', properties, [{ type: 'text', value: String(at + 1) }])])
}

function noteItem(note: Note, definition: FootnoteDefinition): RootContent {
  const back = Array.from({ length: note.references }, (_, index): RootContent[] => [
    { type: 'text', value: ' ' },
    element('a', { href: toHash(referenceId(note, index + 1)), dataFootnoteBackref: String(index + 1) }, [
      { type: 'text', value: '↩' },
    ]),
  ]).flat()
  const tail = definition.children.at(-1)
  const children: RootContent[] = [...definition.children]
  if (tail?.type === 'paragraph') {
    children[children.length - 1] = { ...tail, children: [...tail.children, ...back] as typeof tail.children }
  } else children.push({ type: 'paragraph', children: back as [] })
  return element('li', { id: noteId(note) }, children)
}
