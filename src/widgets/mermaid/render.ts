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

/** Tags that labels may have. */
const LABEL_TAGS = 'br|b|i|u|em|strong|sub|sup|small|code'

/**
 * A source without what must not come near the page, not even while mermaid measures: other tags are text, and styles
 * load nothing. Words on the screen stay the same. Pure.
 */
export function tame(source: string): string {
  return source
    .replace(new RegExp(`(?<!<)<(?!/?(?:${LABEL_TAGS})\\s*/?>)(?=[a-z/!?])`, 'gi'), '#lt;')
    .replace(/\b(url|src|(?:-webkit-)?image-set|image|cross-fade)(?=\s*\()/gi, '$1\u200b')
}

let queue: Promise<unknown> = Promise.resolve()

/** Draws a diagram as SVG text. Rejects with mermaid's message when the source is faulty or mermaid cannot be loaded. */
export function drawMermaid(source: string, dark: boolean): Promise<string> {
  const drawing = queue.then(() => draw(source, dark))
  // The next one is drawn whatever became of this one; its own caller hears of the failure.
  queue = drawing.catch(() => undefined)
  return drawing
}

const token = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim()

/** Mind maps mix colours of their own, which are black on a dark page. */
const mindMapStyles = (): string =>
  `.edge{stroke:${token('--line-control')}!important}
  .mindmap-node :is(rect,path,circle,polygon){fill:${token('--accent-soft')}!important}
  .mindmap-node :is(text,span,p){fill:${token('--text')}!important;color:${token('--text')}!important}`

/** The site's own colours, as mermaid names them. Read anew for each drawing, because the theme may have changed. */
function siteColours(): Record<string, string> {
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

let count = 0

async function draw(source: string, dark: boolean): Promise<string> {
  const { default: mermaid } = await import('mermaid')
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    // What a source may not set for itself; the first six are mermaid's own list.
    secure: [
      'secure',
      'securityLevel',
      'startOnLoad',
      'maxTextSize',
      'maxEdges',
      'suppressErrorRendering',
      'themeCSS',
      'fontFamily',
      'altFontFamily',
      'dompurifyConfig',
    ],
    suppressErrorRendering: true,
    theme: 'base',
    themeVariables: { darkMode: dark, ...siteColours() },
    themeCSS: /^\s*(?:---[\s\S]*?---\s*)?mindmap\b/.test(source) ? mindMapStyles() : '',
  })
  // A faulty source is refused before anything is put into the document.
  const text = tame(source)
  await mermaid.parse(text)
  // A name of its own for each drawing: mermaid removes what bears it already, which may still be on the screen.
  count += 1
  const { svg } = await mermaid.render(`mermaid-${count}`, text)
  return atOwnSize(svg)
}

/**
 * A drawing at the size it was made for, not at the width of the page: a wide one scrolls, so that its words stay
 * readable, and a saved one has a size. Pure.
 */
export function atOwnSize(svg: string): string {
  return svg.replace(/^<svg\b[^>]*>/, (tag) => {
    const [, width, height] = /\bviewBox="\S+ \S+ (\S+) (\S+)"/.exec(tag) ?? []
    if (width === undefined || height === undefined) return tag
    const rest = tag.replace(/\s(?:width|height)="[^"]*"/g, '').replace(/\bmax-width:[^;"]*;?\s*/g, '')
    return rest.replace(/^<svg/, `<svg width="${width}" height="${height}"`)
  })
}
