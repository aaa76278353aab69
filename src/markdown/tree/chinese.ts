/** What Chinese and Japanese text needs beyond emphasis: where bare addresses end, and no gap at soft breaks. */
import type { Link, Parent, PhrasingContent, Root, RootContent, Text } from 'mdast'
import type { Plugin } from 'unified'
import { SKIP, visit } from 'unist-util-visit'

const CJK = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u3000-\\u303F\\uFF00-\\uFFEF'
const PUNCTUATION = /[\u3000-\u303F\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65“”‘’…—·]/
/** A host that ends in Latin letters and is followed by Han without a dot between: `https://a.example官网`. */
const HOST_THEN_HAN = /^(?:https?:\/\/)?[\w.-]*[\w-](?=[\p{Script=Han}])(?![\p{Script=Han}]+\.)/u
const INNER_BREAK = new RegExp(`(?<=[${CJK}])[ \\t]*\\n[ \\t]*(?=[${CJK}])`, 'gu')
const ENDS = new RegExp(`[${CJK}]$`, 'u')
const STARTS = new RegExp(`^[${CJK}]`, 'u')

/** Ends bare addresses before full-width punctuation: `见 https://a.example/x。` links `https://a.example/x`. */
export const shortenAutolinks: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'link', (link, index, parent) => {
    const text = link.children[0]
    if (!parent || index === undefined || link.children.length !== 1 || text?.type !== 'text' || !isBare(link)) return
    const end = endOfAddress(text.value)
    if (end === undefined) return
    const rest = text.value.slice(end)
    const url = link.url.slice(0, link.url.length - rest.length)
    const replacement: PhrasingContent[] = [
      { ...link, url, children: [{ type: 'text', value: text.value.slice(0, end) }] },
    ]
    const next = parent.children[index + 1]
    if (next?.type === 'text') next.value = rest + next.value
    else replacement.push({ type: 'text', value: rest })
    ;(parent as Parent).children.splice(index, 1, ...replacement)
    return [SKIP, index + replacement.length]
  })
}

/** Written without brackets: as long in the source as its address is. */
function isBare({ position, children }: Link): boolean {
  const text = children[0]
  if (text?.type !== 'text') return false
  if (!position) return true
  const { start, end } = position
  return start.offset === undefined || end.offset === undefined || end.offset - start.offset === text.value.length
}

function endOfAddress(text: string): number | undefined {
  const mark = PUNCTUATION.exec(text)?.index
  const host = HOST_THEN_HAN.exec(text)?.[0].length
  const end = Math.min(mark ?? Number.POSITIVE_INFINITY, host ?? Number.POSITIVE_INFINITY)
  return end > 0 && end < text.length ? end : undefined
}

/** Text without the line ends that stand between two such characters. */
export const withoutInnerBreaks = (text: string): string => text.replace(INNER_BREAK, '')

/** Removes line ends between two such characters; between words they stay, as spaces. */
export const joinLines: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'text', (text, index, parent) => {
    text.value = withoutInnerBreaks(text.value)
    if (!parent || index === undefined) return
    joinEnds(text, parent.children[index - 1], parent.children[index + 1])
  })
}

/** The same where the line ends at a mark: `中文\n**强调**`. */
function joinEnds(text: Text, before: RootContent | undefined, after: RootContent | undefined): void {
  const trimmed = text.value.replace(/[ \t]*\n[ \t]*$/, '')
  if (trimmed !== text.value && ENDS.test(trimmed) && STARTS.test(edge(after, 'first'))) text.value = trimmed
  const started = text.value.replace(/^[ \t]*\n[ \t]*/, '')
  if (started !== text.value && STARTS.test(started) && ENDS.test(edge(before, 'last'))) text.value = started
}

/** The text at one end of a node. */
function edge(node: RootContent | undefined, end: 'first' | 'last'): string {
  if (!node) return ''
  if ('value' in node) return node.type === 'html' ? '' : (node.value ?? '')
  if (!('children' in node)) return ''
  return edge((end === 'first' ? node.children[0] : node.children.at(-1)) as RootContent | undefined, end)
}
