/** Mermaid itself: loaded by the first diagram that needs it, one drawing after the other. */

/** Fences named after a kind of diagram, and the keyword that mermaid wants as the first line. */
const KEYWORDS: Readonly<Record<string, string>> = {
  architecture: 'architecture-beta',
  block: 'block-beta',
  c4c: 'C4Context',
  c4d: 'C4Dynamic',
  class: 'classDiagram',
  er: 'erDiagram',
  gantt: 'gantt',
  'git-graph': 'gitGraph',
  journey: 'journey',
  kanban: 'kanban',
  mindmap: 'mindmap',
  packet: 'packet-beta',
  pie: 'pie',
  quadrant: 'quadrantChart',
  radar: 'radar-beta',
  requirement: 'requirementDiagram',
  sankey: 'sankey-beta',
  sequence: 'sequenceDiagram',
  state: 'stateDiagram-v2',
  timeline: 'timeline',
  xy: 'xychart-beta',
}

/** The whole mermaid text of a fence: its kind from the language, its title from the rest of the info string. */
export function sourceOf(lang: string, code: string, title: string): string {
  const keyword = Object.hasOwn(KEYWORDS, lang) ? KEYWORDS[lang] : undefined
  const body = keyword === undefined || code.trimStart().startsWith(keyword) ? code : `${keyword}\n${code}`
  return title === '' || body.trimStart().startsWith('---')
    ? body
    : `---\ntitle: ${JSON.stringify(title)}\n---\n${body}`
}

let queue: Promise<unknown> = Promise.resolve()

/** Draws a diagram as SVG text. Rejects with mermaid's message when the source is faulty or mermaid cannot be loaded. */
export function drawMermaid(id: string, source: string, dark: boolean): Promise<string> {
  const drawing = queue.then(() => draw(id, source, dark))
  // The next one is drawn whatever became of this one; its own caller hears of the failure.
  queue = drawing.catch(() => undefined)
  return drawing
}

/** The site's own colours, as mermaid names them. Read anew for each drawing, because the theme may have changed. */
function siteColours(): Record<string, string> {
  const style = getComputedStyle(document.documentElement)
  const token = (name: string) => style.getPropertyValue(name).trim()
  return {
    fontFamily: token('--sans'),
    background: token('--bg'),
    primaryColor: token('--accent-soft'),
    primaryBorderColor: token('--accent-glow'),
    primaryTextColor: token('--text'),
    secondaryColor: token('--info-soft'),
    secondaryBorderColor: token('--info'),
    tertiaryColor: token('--bg-soft'),
    tertiaryBorderColor: token('--line-strong'),
    lineColor: token('--line-control'),
    textColor: token('--text'),
    noteBkgColor: token('--warning-soft'),
    noteTextColor: token('--text'),
    noteBorderColor: token('--warning'),
    edgeLabelBackground: token('--bg'),
  }
}

async function draw(id: string, source: string, dark: boolean): Promise<string> {
  const { default: mermaid } = await import('mermaid')
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    theme: 'base',
    themeVariables: { darkMode: dark, ...siteColours() },
    // At their own size: a wide diagram scrolls, so that its words stay readable.
    flowchart: { useMaxWidth: false },
    sequence: { useMaxWidth: false },
  })
  // A faulty source is refused before anything is put into the document.
  await mermaid.parse(source)
  const { svg } = await mermaid.render(id, source)
  return svg
}
