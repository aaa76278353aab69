import { useId, useLayoutEffect, useRef, useState } from 'react'
import { siteAddress } from '../../markdown/tree/links'
import { Link } from '../../ui/Link'
import { useTranslation } from '../../ui/translation'
import { Stage } from '../drawing/Stage'
import type { Flowchart, FlowEdge, FlowNode } from './flowchart'
import styles from './Sketch.module.css'

/** A small flowchart: boxes laid out by the browser, arrows drawn between where they came to stand. */
export function Sketch({ chart, file }: { chart: Flowchart; file: string }) {
  const { t } = useTranslation()
  const { title, horizontal, layers, edges } = chart
  const id = useId()
  const [area, lines] = useLines(chart)
  const longest = Math.max(0, ...edges.map(({ label }) => widthOf(label)))
  const nameOf = (key: string) =>
    layers
      .flat()
      .find((node) => node.id === key)
      ?.label.replace(/\n/g, ' ') ?? key
  const label = title === '' ? t('widgets.diagram.label') : t('widgets.diagram.flow', { title })
  return (
    <figure className={styles.figure} aria-label={label}>
      {title !== '' && <figcaption className={styles.title}>{title}</figcaption>}
      <Stage label={label} tools="large">
        <div
          ref={area}
          className={styles.area}
          data-drawing=""
          data-horizontal={horizontal || undefined}
          style={{ '--label': longest }}
        >
          {layers.map((layer, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the layers of a chart never change their order
            <div key={index} className={styles.layer}>
              {layer.map((node) => (
                <Box key={node.id} node={node} file={file} />
              ))}
            </div>
          ))}
          <svg className={styles.lines} aria-hidden="true">
            <title>{title}</title>
            <defs>
              <marker
                id={`${id}arrow`}
                viewBox="0 0 10 10"
                refX="9"
                refY="5"
                markerUnits="userSpaceOnUse"
                markerWidth="11"
                markerHeight="11"
                orient="auto-start-reverse"
              >
                <path d="M0 .8 10 5 0 9.2z" />
              </marker>
            </defs>
            {lines.map(({ path, edge }) => (
              <path
                key={`${edge.from} ${edge.to} ${edge.label}`}
                d={path}
                data-line={edge.line}
                markerEnd={edge.arrow ? `url(#${id}arrow)` : undefined}
              />
            ))}
          </svg>
          {lines.map(({ edge, x, y }) =>
            edge.label === '' ? null : (
              <span
                key={`${edge.from} ${edge.to} ${edge.label}`}
                className={styles.label}
                style={{ left: x, top: y }}
                aria-hidden="true"
              >
                {edge.label}
              </span>
            ),
          )}
        </div>
      </Stage>
      <ul className="visually-hidden">
        {edges.map(({ from, to, label }) => (
          <li key={`${from} ${to} ${label}`}>
            {label === ''
              ? t('widgets.diagram.arrow', { from: nameOf(from), to: nameOf(to) })
              : t('widgets.diagram.arrowLabelled', { from: nameOf(from), to: nameOf(to), label })}
          </li>
        ))}
      </ul>
    </figure>
  )
}

function Box({ node, file }: { node: FlowNode; file: string }) {
  const { id, label, shape, href } = node
  const address = href === undefined ? undefined : siteAddress(href, file)
  const common = { className: styles.box, 'data-node': id, 'data-shape': shape }
  return address === undefined ? (
    <div {...common}>{label}</div>
  ) : (
    <Link to={address} {...common}>
      {label}
    </Link>
  )
}

/** Rough width of a text in characters of Latin size. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (/[\u2E80-\uFFEF]/.test(sign) ? 1.8 : 1), 0)

interface Line {
  edge: FlowEdge
  path: string
  /** Where the label's middle is. */
  x: number
  y: number
}

/**
 * Draws the lines between the boxes once the browser has laid them out, and again whenever they move. Asking where they
 * are any sooner would have the whole page laid out twice.
 */
function useLines(chart: Flowchart) {
  const area = useRef<HTMLDivElement>(null)
  const [lines, setLines] = useState<Line[]>([])
  useLayoutEffect(() => {
    const element = area.current
    if (!element) return
    const draw = () => setLines(chart.edges.flatMap((edge) => connect(element, edge, chart)))
    if (typeof ResizeObserver === 'undefined') return draw()
    const observer = new ResizeObserver(draw)
    observer.observe(element)
    return () => observer.disconnect()
  }, [chart])
  return [area, lines] as const
}

/** Pixels between the ends of lines that meet at one side of a box. */
const SPREAD = 10

/** A curve from one box's edge to the other's, along the direction of the chart. */
function connect(area: HTMLElement, edge: FlowEdge, { horizontal, edges }: Flowchart): Line[] {
  const boxOf = (id: string) => area.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`)
  const from = boxOf(edge.from)
  const to = boxOf(edge.to)
  if (!from || !to) return []
  const forward = horizontal ? from.offsetLeft < to.offsetLeft : from.offsetTop < to.offsetTop
  const [x1, y1] = side(from, horizontal, forward, place(edge, edges, 'from'))
  const [x2, y2] = side(to, horizontal, !forward, place(edge, edges, 'to'))
  const half = horizontal ? (x2 - x1) / 2 : (y2 - y1) / 2
  const curve = horizontal ? `C${x1 + half} ${y1} ${x2 - half} ${y2}` : `C${x1} ${y1 + half} ${x2} ${y2 - half}`
  // Nearer to the start, where the lines of several boxes are still apart.
  const at = 0.36
  const along = (a: number, b: number) => bezier(at, a, a + half, b - half, b)
  const across = (a: number, b: number) => bezier(at, a, a, b, b)
  const x = horizontal ? along(x1, x2) : across(x1, x2)
  const y = horizontal ? across(y1, y2) : along(y1, y2)
  return [{ edge, path: `M${x1} ${y1}${curve} ${x2} ${y2}`, x, y }]
}

/** How far from the middle of a box's side a line ends, when others end there too. */
function place(edge: FlowEdge, edges: readonly FlowEdge[], end: 'from' | 'to'): number {
  const there = edges.filter((other) => other[end] === edge[end])
  return (there.indexOf(edge) - (there.length - 1) / 2) * SPREAD
}

function side(box: HTMLElement, horizontal: boolean, end: boolean, shift: number): [number, number] {
  const { offsetLeft: x, offsetTop: y, offsetWidth: width, offsetHeight: height } = box
  return horizontal ? [end ? x + width : x, y + height / 2 + shift] : [x + width / 2 + shift, end ? y + height : y]
}

const bezier = (t: number, a: number, b: number, c: number, d: number): number =>
  (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d

declare module 'react' {
  interface CSSProperties {
    '--label'?: number
  }
}
