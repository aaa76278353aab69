/**
 * The small flowcharts that most pages have: boxes, arrows, links. What this reads is drawn without a diagram
 * library; what it does not read (`undefined`) is mermaid's.
 */

export interface FlowNode {
  id: string
  label: string
  shape: 'box' | 'round' | 'pill' | 'diamond'
  /** Where a press leads, as written. */
  href?: string
  /** Column of a chart from left to right, row of one from top to bottom. */
  layer: number
}

export interface FlowEdge {
  from: string
  to: string
  label: string
  line: 'normal' | 'thick' | 'dotted'
  arrow: boolean
}

export interface Flowchart {
  title: string
  /** Layers go from left to right, or from top to bottom. */
  horizontal: boolean
  layers: FlowNode[][]
  edges: FlowEdge[]
}

/** Above these a drawing needs a real layout. */
const MOST_NODES = 14
const MOST_LAYERS = 5

const HEADER = /^(?:flowchart|graph)(?:[ \t]+(TB|TD|BT|LR|RL))?[ \t]*;?$/
const NODE =
  /^([\w\u4e00-\u9fff-]*?[\w\u4e00-\u9fff])(?:(\(\[|\(\(|\[|\(|\{)\s*("[^"]*"|[^"()[\]{}|]*?)\s*(\]\)|\)\)|\]|\)|\}))?(?::::[\w-]+)?(?=$|[\s&;]|[-=<])/
const EDGE =
  /^(?:(?:--|==|-\.)\s+("[^"]*"|[^|>=-][^|>=]*?)\s+(-->|---|==>|===|\.->|\.-)|(-->|---|==>|===|-\.->|-\.-)(?:[ \t]*\|\s*("[^"]*"|[^|]*?)\s*\|)?)/
const CLICK = /^click\s+([\w-]+)\s+(?:href\s+)?"([^"]+)"(?:\s+"[^"]*")?(?:\s+_\w+)?$/
const IGNORED = /^(?:%%|classDef\s|class\s|style\s|linkStyle\s|subgraph(?:\s|$)|end$|direction\s)/
const CLOSERS: Readonly<Record<string, string>> = { '[': ']', '(': ')', '([': '])', '((': '))', '{': '}' }

/** Reads a mermaid source. */
export function readFlowchart(source: string): Flowchart | undefined {
  const { title, body } = takeTitle(source)
  const lines = body
    .split(/\n|;[ \t]*(?=\S)/)
    .map((line) => line.trim().replace(/;$/, ''))
    .filter((line) => line !== '')
  const [first = '', ...rest] = lines
  const header = HEADER.exec(first)
  if (!header) return undefined
  const direction = header[1] ?? 'TB'
  const nodes = new Map<string, FlowNode>()
  const edges: FlowEdge[] = []
  for (const line of rest) {
    if (IGNORED.test(line)) continue
    const click = CLICK.exec(line)
    if (click) {
      const node = nodes.get(click[1] ?? '')
      if (!node) return undefined
      node.href = click[2] ?? ''
    } else if (!readChain(line, nodes, edges)) return undefined
  }
  const layers = layOut(nodes, edges)
  if (!layers) return undefined
  if (direction === 'RL' || direction === 'BT') layers.reverse()
  return { title, horizontal: direction === 'LR' || direction === 'RL', layers, edges }
}

/** The title from mermaid's own frontmatter. */
function takeTitle(source: string): { title: string; body: string } {
  const match = /^\s*---[ \t]*\n([\s\S]*?)\n[ \t]*---[ \t]*(?:\n|$)/.exec(source)
  if (!match) return { title: '', body: source }
  const title = /^[ \t]*title:[ \t]*(.+?)[ \t]*$/m.exec(match[1] ?? '')?.[1] ?? ''
  return { title: title.replace(/^(["'])(.*)\1$/, '$2'), body: source.slice(match[0].length) }
}

/** `a[A] --> b & c ==>|label| d`; false when something in it is not understood. */
function readChain(line: string, nodes: Map<string, FlowNode>, edges: FlowEdge[]): boolean {
  let rest = line
  const takeGroup = (): string[] | undefined => {
    const group: string[] = []
    for (;;) {
      const match = NODE.exec(rest)
      if (!match) return undefined
      const [whole, id = '', open, label, close] = match
      if (open !== undefined && close !== CLOSERS[open]) return undefined
      keepNode(nodes, id, open, label)
      group.push(id)
      rest = rest.slice(whole.length).trimStart()
      if (!rest.startsWith('&')) return group
      rest = rest.slice(1).trimStart()
    }
  }
  let from = takeGroup()
  while (from && rest !== '') {
    const match = EDGE.exec(rest)
    if (!match) return false
    const [whole, inner, tail, plain, piped] = match
    rest = rest.slice(whole.length).trimStart()
    const to = takeGroup()
    if (!to) return false
    const sign = plain ?? (tail?.startsWith('.') ? `-${tail}` : (tail ?? ''))
    const line = sign.includes('=') ? 'thick' : sign.includes('.') ? 'dotted' : 'normal'
    const label = cleanLabel(inner ?? piped ?? '')
    for (const start of from)
      for (const end of to) edges.push({ from: start, to: end, label, line, arrow: sign.endsWith('>') })
    from = to
  }
  return from !== undefined
}

function keepNode(nodes: Map<string, FlowNode>, id: string, open: string | undefined, label: string | undefined): void {
  const known = nodes.get(id)
  const shape = open === '(' ? 'round' : open === '{' ? 'diamond' : open === '([' || open === '((' ? 'pill' : 'box'
  if (!known) nodes.set(id, { id, label: label === undefined ? id : cleanLabel(label), shape, layer: 0 })
  else if (label !== undefined) Object.assign(known, { label: cleanLabel(label), shape })
}

const cleanLabel = (label: string): string =>
  label
    .replace(/^"(.*)"$/s, '$1')
    .replace(/\s*<br\s*\/?>\s*/gi, '\n')
    .replace(/#quot;/g, '"')
    .trim()

/** Longest path from a start gives the layer. No drawing of circles, of jumps over layers or of crowds. */
function layOut(nodes: ReadonlyMap<string, FlowNode>, edges: readonly FlowEdge[]): FlowNode[][] | undefined {
  if (nodes.size === 0 || nodes.size > MOST_NODES) return undefined
  for (let round = 0; round <= nodes.size; round++) {
    let moved = false
    for (const { from, to } of edges) {
      const start = nodes.get(from)
      const end = nodes.get(to)
      if (!start || !end || start === end) return undefined
      if (end.layer <= start.layer) {
        end.layer = start.layer + 1
        moved = true
      }
    }
    if (!moved) break
    if (round === nodes.size) return undefined
  }
  if (edges.some(({ from, to }) => (nodes.get(to)?.layer ?? 0) - (nodes.get(from)?.layer ?? 0) > 1)) return undefined
  const layers: FlowNode[][] = []
  for (const node of nodes.values()) {
    const layer = layers[node.layer] ?? []
    layer.push(node)
    layers[node.layer] = layer
  }
  return layers.length > MOST_LAYERS ? undefined : layers
}
