/**
 * Everything a page may embed, one row each: its names, the fences it claims, its attributes, its component, the
 * space it needs before it is there. What a page writes that is not here shows its text and is reported.
 */
import { Badge } from './Badge'
import { Callout } from './Callout'
import { CardGrid } from './CardGrid'
import { FileTree } from './FileTree'
import { reservedHeight } from './mermaid/reserve'
import { PLAYER_SWITCHES } from './player/switches'
import { background, color, flag, image, json, length, link, number, oneOf, ratio, text } from './readers'
import { row, type WidgetRow } from './row'
import { Steps } from './Steps'
import { Tabs } from './Tabs'

const CALLOUTS = ['tip', 'note', 'info', 'important', 'warning', 'caution', 'danger', 'details']

/** Fences of mermaid that name the kind of diagram. */
const MERMAID =
  `mermaid sequence class state er journey gantt pie quadrant requirement git-graph c4c c4d mindmap timeline
  sankey xy block packet kanban architecture radar`.split(/\s+/)

const WIDGETS: readonly WidgetRow[] = [
  row({
    names: CALLOUTS,
    kind: 'container',
    attributes: { title: text, class: text, id: text, open: flag },
    component: Callout,
  }),
  row({ names: ['tabs', 'code-tabs'], kind: 'container', attributes: { title: text, value: text }, component: Tabs }),
  row({ names: ['steps'], kind: 'container', attributes: { title: text }, component: Steps }),
  row({
    names: ['file-tree'],
    kind: 'container',
    drawnFrom: 'ul',
    attributes: { title: text },
    component: FileTree,
  }),
  row({
    names: ['card-grid', 'vp-card-container'],
    kind: 'container',
    attributes: { title: text, cols: number },
    component: CardGrid,
  }),
  row({
    names: ['Badge'],
    kind: 'inline',
    attributes: {
      text,
      type: oneOf('tip', 'warning', 'danger', 'important', 'info', 'note', 'caution'),
      vertical: oneOf('top', 'middle', 'baseline', 'bottom'),
      color,
      bgColor: color,
    },
    component: Badge,
  }),
  row({
    names: ['VPCard'],
    kind: 'block',
    attributes: { title: text, desc: text, logo: image, link, color, background },
    load: () => import('./Card').then(({ Card }) => Card),
    height: 84,
  }),
  row({
    names: ['VPBanner'],
    kind: 'block',
    attributes: { title: text, content: text, logo: image, color, background, actions: json },
    load: () => import('./Banner').then(({ Banner }) => Banner),
    height: 220,
  }),
  row({
    names: ['Catalog', 'AutoCatalog'],
    kind: 'block',
    attributes: { base: text, level: number, index: flag, indexType: text, hideHeading: flag },
    load: () => import('./Catalog').then(({ Catalog }) => Catalog),
    height: 320,
  }),
  row({
    names: ['BiliBili'],
    kind: 'block',
    attributes: {
      title: text,
      bvid: text,
      aid: text,
      cid: text,
      page: number,
      time: text,
      ratio,
      width: length,
      height: length,
      autoplay: flag,
      lowQuality: flag,
      noDanmaku: flag,
    },
    load: () => import('./Video').then(({ BiliBili }) => BiliBili),
    height: 360,
  }),
  row({
    names: ['YouTube'],
    kind: 'block',
    attributes: {
      id: text,
      title: text,
      start: number,
      end: number,
      ratio,
      width: length,
      height: length,
      autoplay: flag,
      loop: flag,
    },
    load: () => import('./Video').then(({ YouTube }) => YouTube),
    height: 360,
  }),
  row({
    names: ['mermaid'],
    kind: 'block',
    fences: MERMAID,
    attributes: { title: text },
    load: () => import('./mermaid/Diagram').then(({ Diagram }) => Diagram),
    height: reservedHeight,
  }),
  row({
    names: ['markmap'],
    kind: 'block',
    fences: ['markmap'],
    attributes: { title: text },
    load: () => import('./mermaid/MindMap').then(({ MindMap }) => MindMap),
    height: 360,
  }),
  row({
    names: ['flow'],
    kind: 'block',
    fences: ['flow', 'flowchart'],
    attributes: {},
    load: () => import('./flow/Flow').then(({ Flow }) => Flow),
    height: 240,
  }),
  row({
    names: ['chartjs', 'chart'],
    kind: 'container',
    drawnFrom: 'pre',
    attributes: { title: text },
    load: () => import('./charts/Chart').then(({ ChartJs }) => ChartJs),
    height: 470,
  }),
  row({
    names: ['echarts'],
    kind: 'container',
    drawnFrom: 'pre',
    attributes: { title: text },
    load: () => import('./charts/Chart').then(({ ECharts }) => ECharts),
    height: 430,
  }),
  row({
    names: ['plantuml'],
    kind: 'block',
    fences: ['plantuml'],
    attributes: {},
    load: () => import('./uml/PlantUml').then(({ PlantUml }) => PlantUml),
    height: 120,
  }),
  row({
    names: ['ArtPlayer', 'VideoPlayer'],
    kind: 'block',
    attributes: {
      src: image,
      type: text,
      poster: image,
      title: text,
      width: length,
      height: length,
      ratio,
      ...PLAYER_SWITCHES,
    },
    load: () => import('./player/MediaPlayer').then(({ MediaPlayer }) => MediaPlayer),
    height: 440,
  }),
  row({
    names: ['AudioPlayer'],
    kind: 'block',
    attributes: { src: image, title: text, type: text },
    load: () => import('./player/AudioPlayer').then(({ AudioPlayer }) => AudioPlayer),
    height: 96,
  }),
  row({
    names: ['PDF'],
    kind: 'block',
    attributes: { url: image, title: text, page: number, zoom: number, height: length },
    load: () => import('./player/Pdf').then(({ Pdf }) => Pdf),
    height: 56,
  }),
  row({
    names: ['normal-demo', 'demo', 'react-demo', 'vue-demo'],
    kind: 'container',
    drawnFrom: 'pre',
    attributes: { title: text },
    load: () => import('./demo/Demo').then(({ Demo }) => Demo),
    height: 200,
  }),
  row({
    names: ['preview', 'md-demo'],
    kind: 'container',
    attributes: { title: text },
    load: () => import('./demo/Preview').then(({ Preview }) => Preview),
    height: 160,
  }),
  row({
    names: ['icon'],
    kind: 'inline',
    attributes: { name: text, size: length, color },
    load: () => import('./PageIcon').then(({ PageIcon }) => PageIcon),
  }),
  row({
    names: ['math'],
    kind: 'inline',
    attributes: { tex: text, display: flag },
    load: () => import('./Formula').then(({ Formula }) => Formula),
  }),
  row({
    names: ['Tool'],
    kind: 'block',
    attributes: { name: text },
    load: () => import('./Tool').then(({ Tool }) => Tool),
    height: 320,
  }),
  row({
    names: ['DriverFinder'],
    kind: 'block',
    attributes: {},
    load: () => import('../features/finder/DriverFinder').then(({ DriverFinder }) => DriverFinder),
    height: 900,
  }),
  row({
    names: ['ConfigReference'],
    kind: 'block',
    attributes: {},
    load: () => import('../features/config-reference/ConfigReference').then(({ ConfigReference }) => ConfigReference),
    // On a phone the first keys and a button, below.
    height: 'clamp(531px, (720px - 100vw) * 99, 610px)',
  }),
  row({
    names: ['Releases'],
    kind: 'block',
    attributes: {},
    load: () => import('../features/releases/Releases').then(({ Releases }) => Releases),
    height: 900,
  }),
  row({
    names: ['Downloads'],
    kind: 'block',
    attributes: {},
    load: () => import('../features/downloads/Downloads').then(({ Downloads }) => Downloads),
    height: 760,
  }),
  row({
    names: ['DownloadLink'],
    kind: 'inline',
    attributes: { file: text },
    load: () => import('./DownloadLink').then(({ DownloadLink }) => DownloadLink),
  }),
  row({
    names: ['Ecosystem'],
    kind: 'block',
    attributes: {},
    load: () => import('../features/ecosystem/Ecosystem').then(({ Ecosystem }) => Ecosystem),
    height: 900,
  }),
  row({
    names: ['Pricing'],
    kind: 'block',
    attributes: {},
    load: () => import('../features/pricing/Pricing').then(({ Pricing }) => Pricing),
    height: 600,
  }),
  row({
    names: ['CommunityLinks'],
    kind: 'block',
    attributes: {},
    load: () => import('../features/community/CommunityLinks').then(({ CommunityLinks }) => CommunityLinks),
    // Two cards a line, and one where a phone has no room for two.
    height: 'clamp(276px, (524px - 100vw) * 99, 482px)',
  }),
  row({
    names: ['RequestLimits'],
    kind: 'block',
    attributes: {},
    load: () => import('../features/tools/RequestLimits').then(({ RequestLimits }) => RequestLimits),
    height: 48,
  }),
  row({
    names: ['SaveOffline'],
    kind: 'block',
    attributes: {},
    load: () => import('../features/offline/SaveOffline').then(({ SaveOffline }) => SaveOffline),
    height: 200,
  }),
  row({
    names: ['ConsentSwitch'],
    kind: 'block',
    attributes: {},
    load: () => import('../features/scripts/ConsentSwitch').then(({ ConsentSwitch }) => ConsentSwitch),
    height: 32,
  }),
]

const byName = new Map(WIDGETS.flatMap((widget) => widget.names.map((name) => [normalise(name), widget] as const)))
const byFence = new Map(WIDGETS.flatMap((widget) => (widget.fences ?? []).map((lang) => [lang, widget] as const)))

function normalise(name: string): string {
  return name.toLowerCase().replaceAll('-', '')
}

/** The row of a tag or container. */
export const findWidget = (name: string): WidgetRow | undefined => byName.get(normalise(name))

/** The name of a tag or container as the row has it, which knows it in any case and without hyphens. */
export const nameIn = ({ names }: WidgetRow, written: string): string =>
  names.find((name) => normalise(name) === normalise(written)) ?? written

/** The row that draws fences of a language. */
export const findFenceWidget = (lang: string): WidgetRow | undefined => byFence.get(lang)
