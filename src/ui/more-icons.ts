import { ICONS } from './icons'
import { PAGE_ICONS } from './page-icons'

/** Icons that pages and menus may name too, and those of panels that open on demand. Same grid as `icons.ts`. */
export const MORE_ICONS: Readonly<Record<string, string>> = {
  guide: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM15.5 8.5l-2 5-5 2 2-5z',
  upload: 'M12 15V4M7 8.5 12 4l5 4.5M5 20h14',
  laptop: 'M6.5 5.5h11A1.5 1.5 0 0 1 19 7v8.5H5V7a1.5 1.5 0 0 1 1.5-1.5zM2.5 18.5h19M10 18.5h4',
  'cloud-up':
    'M7.5 17.5H7a4.3 4.3 0 0 1-.5-8.5 5.5 5.5 0 0 1 10.6 1.3 3.7 3.7 0 0 1-.1 7.2h-.5M12 20v-7.5M9 15l3-3 3 3',
  'cloud-down':
    'M7.5 16.5H7a4.3 4.3 0 0 1-.5-8.5 5.5 5.5 0 0 1 10.6 1.3 3.7 3.7 0 0 1-.1 7.2h-.5M12 12v8M9 17.2l3 2.8 3-2.8',
  'folder-open':
    'M3.5 17V7A1.5 1.5 0 0 1 5 5.5h4.3l2.2 2.5H18a1.5 1.5 0 0 1 1.5 1.5V11M3.5 17l2.3-5.1a1.5 1.5 0 0 1 1.4-.9h13a1 1 0 0 1 .9 1.4l-2.2 5.2a1.5 1.5 0 0 1-1.4.9H5A1.5 1.5 0 0 1 3.5 17z',
  'user-tie':
    'M12 11a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6zM4.5 20.5c.4-3.7 3.4-6 7.5-6s7.1 2.3 7.5 6M10.8 14.6 12 16.5l1.2-1.9M12 16.5l-1 4h2z',
  plug: 'M9 3.5V8M15 3.5V8M6.5 8h11v3.5a5.5 5.5 0 0 1-11 0zM12 17v3.5',
  chart: 'M4 4v14.5A1.5 1.5 0 0 0 5.5 20H20M8.5 16v-4M12.5 16V8M16.5 16v-6',
  'list-check': 'M11 6.5h9M11 12h9M11 17.5h9M3.5 6.5 5 8l2.5-3M3.5 12 5 13.5l2.5-3M3.5 17.5 5 19l2.5-3',
  phone:
    'M8.5 3h7A1.5 1.5 0 0 1 17 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19.5v-15A1.5 1.5 0 0 1 8.5 3zM11 18h2',
  mail: 'M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5zM4 7l8 6 8-6',
  star: 'M12 3.7l2.5 5.3 5.7.7-4.2 4 1.1 5.8-5.1-2.9-5.1 2.9L8 13.7l-4.2-4 5.7-.7z',
  heart: 'M12 19.5 4.9 12.4a4.5 4.5 0 0 1 6.4-6.4l.7.7.7-.7a4.5 4.5 0 0 1 6.4 6.4z',
  windows: 'M4 6l7-1v6.5H4zM13 4.7 20 3.7v7.8h-7zM4 13.5h7V20l-7-1zM13 13.5h7v7.8l-7-1z',
  linux:
    'M9.5 8.5c0-3 .5-5 2.5-5s2.5 2 2.5 5c0 2 3 4.5 3 8 0 1-.3 1.7-.7 2.3M9.5 8.5c0 2-3 4.5-3 8 0 1 .3 1.7.7 2.3M10.8 7.2h.01M13.2 7.2h.01M10.8 9.5 12 10.5l1.2-1M4 20c1-2 2.5-2 4-.5M20 20c-1-2-2.5-2-4-.5M8.5 20h7',
  play: 'M7.5 4.8v14.4a.8.8 0 0 0 1.2.7l11.3-7.2a.8.8 0 0 0 0-1.4L8.7 4.1a.8.8 0 0 0-1.2.7z',
  pause: 'M8.5 5v14M15.5 5v14',
  eye: 'M2.5 12C4.5 8 8 5.7 12 5.7s7.5 2.3 9.5 6.3c-2 4-5.5 6.3-9.5 6.3S4.5 16 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  'eye-off':
    'M4 4l16 16M9.9 5.9c.7-.1 1.4-.2 2.1-.2 4 0 7.5 2.3 9.5 6.3-.7 1.4-1.6 2.5-2.7 3.5M15.7 17.6c-1.2.4-2.4.7-3.7.7-4 0-7.5-2.3-9.5-6.3.9-1.8 2.2-3.3 3.7-4.4M9.9 9.9a3 3 0 0 0 4.2 4.2',
  expand: 'M14.5 4.5h5v5M9.5 19.5h-5v-5M19.5 4.5l-6 6M4.5 19.5l6-6',
  shrink: 'M19.5 9.5h-5v-5M4.5 14.5h5v5M14.5 9.5l5-5M9.5 14.5l-5 5',
  keyboard:
    'M4.5 6h15A1.5 1.5 0 0 1 21 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16.5v-9A1.5 1.5 0 0 1 4.5 6zM7 10h.01M10.3 10h.01M13.7 10h.01M17 10h.01M8 14.5h8',
  'text-size': 'M3 18.5 8 6.5h.5l5 12M4.7 14.5h7M14.5 18.5l3-7.5h.5l3 7.5M15.6 16h4.3',
  'line-width': 'M4 5v14M20 5v14M8 12h8M10.5 9.5 8 12l2.5 2.5M13.5 9.5 16 12l-2.5 2.5',
  contrast: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 3.5v17M12 8h6.5M12 12h8.5M12 16h6.5',
  focus:
    'M4 8.5V5.5A1.5 1.5 0 0 1 5.5 4h3M15.5 4h3A1.5 1.5 0 0 1 20 5.5v3M20 15.5v3a1.5 1.5 0 0 1-1.5 1.5h-3M8.5 20h-3A1.5 1.5 0 0 1 4 18.5v-3M8 10h8M8 14h5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  'zoom-in': 'M10.8 18a7.2 7.2 0 1 0 0-14.4 7.2 7.2 0 0 0 0 14.4zM16 16l4.6 4.6M10.8 8v5.6M8 10.8h5.6',
  'zoom-out': 'M10.8 18a7.2 7.2 0 1 0 0-14.4 7.2 7.2 0 0 0 0 14.4zM16 16l4.6 4.6M8 10.8h5.6',
  flag: 'M5.5 21V4M5.5 4.5c4-2 7 2 12.5 0v9c-5.5 2-8.5-2-12.5 0',
  pin: 'M9 3.5h6l-.7 6 3.2 3.5v1.5h-11V13l3.2-3.5zM12 14.5V21',
  hash: 'M5 9h15M4 15h15M10 4 8 20M16 4l-2 16',
  bookmark: 'M7 4h10a1.5 1.5 0 0 1 1.5 1.5V20L12 15.5 5.5 20V5.5A1.5 1.5 0 0 1 7 4z',
  trash: 'M4.5 7h15M9 7V4.5h6V7M6.5 7l.8 12A1.5 1.5 0 0 0 8.8 20.5h6.4a1.5 1.5 0 0 0 1.5-1.5l.8-12M10 11v5.5M14 11v5.5',
  offline:
    'M4 4l16 16M8.7 9.1A5.5 5.5 0 0 0 6.5 9.5a4.5 4.5 0 0 0 .5 9h10.5M20 16.5a3.9 3.9 0 0 0-2.9-5.7 5.5 5.5 0 0 0-5.5-4.5',
  swap: 'M7 20V5M3.5 8.5 7 5l3.5 3.5M17 4v15M13.5 15.5 17 19l3.5-3.5',
  chip: 'M7.5 6h9A1.5 1.5 0 0 1 18 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 6 16.5v-9A1.5 1.5 0 0 1 7.5 6zM9.5 3.5V6M14.5 3.5V6M9.5 18v2.5M14.5 18v2.5M3.5 9.5H6M3.5 14.5H6M18 9.5h2.5M18 14.5h2.5M10 10h4v4h-4z',
  flask: 'M9.5 3.5h5M10.5 3.5V9L5 18.3a1.5 1.5 0 0 0 1.3 2.2h11.4a1.5 1.5 0 0 0 1.3-2.2L13.5 9V3.5M7.5 15h9',
  repair:
    'M14.5 6.5a4.5 4.5 0 0 1 5.7-1.4L17 8.3l.5 2.2 2.2.5 1.5-1.5a4.5 4.5 0 0 1-6.3 4.7L8.5 20.5a2 2 0 0 1-3-3l6.3-6.4a4.5 4.5 0 0 1 2.7-4.6z',
  speed: 'M4.5 17.5a8.5 8.5 0 1 1 15 0M12 14l4-5M12 14.5h.01M4.5 17.5h15',
  login: 'M13 4h5a1.5 1.5 0 0 1 1.5 1.5v13A1.5 1.5 0 0 1 18 20h-5M4 12h11M11 8l4 4-4 4',
  flame:
    'M12 20.5c-3.7 0-6-2.5-6-5.7 0-2.9 2-4.3 3-6.8.6-1.5.6-3 .3-4.5 3 .8 5 3.5 5.2 6.5.7-.4 1.2-1 1.5-1.8 1.3 1.7 2 3.9 2 6.1 0 3.7-2.3 6.2-6 6.2z',
  location:
    'M12 20.5c4.3-4.5 6.5-8 6.5-10.7a6.5 6.5 0 0 0-13 0c0 2.7 2.2 6.2 6.5 10.7zM12 12a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6z',
}

/** Names that other icon sets and the former site's pages use, and what they are here. */
export const ICON_ALIASES: Readonly<Record<string, string>> = {
  'iconfont icon-state': 'cloud',
  'iconfont icon-creative': 'guide',
  'iconfont icon-config': 'config',
  'iconfont icon-question': 'question',
  'iconfont icon-tag': 'tag',
  'iconfont icon-community': 'community',
  'iconfont icon-more': 'more',
  'iconfont icon-github': 'github',
  'iconfont icon-home': 'home',
  'iconfont icon-file': 'file',
  'iconfont icon-folder': 'folder',
  'iconfont icon-token': 'key',
  'iconfont icon-people': 'community',
  'iconfont icon-setting': 'config',
  'iconfont icon-install': 'install',
  'iconfont icon-advance': 'sliders',
  'iconfont icon-app': 'phone',
  'iconfont icon-computer': 'desktop',
  'iconfont icon-info': 'info',
  'iconfont icon-style': 'palette',
  'iconfont icon-tab': 'sidebar',
  'iconfont icon-study': 'book',
  'iconfont icon-hot': 'flame',
  'iconfont icon-list': 'list',
  'iconfont icon-back-stage': 'server',
  'iconfont icon-repair': 'repair',
  'iconfont icon-discover': 'guide',
  'iconfont icon-search': 'search',
  'iconfont icon-lock': 'lock',
  'iconfont icon-link': 'link',
  'iconfont icon-edit': 'edit',
  'iconfont icon-code': 'code',
  'iconfont icon-safe': 'shield',
  'iconfont icon-change': 'swap',
  'iconfont icon-merge': 'branch',
  'iconfont icon-json': 'api',
  'iconfont icon-preview': 'eye',
  'iconfont icon-proxy': 'proxy',
  'iconfont icon-speed': 'speed',
  'iconfont icon-mirror': 'layers',
  'fa-solid fa-user-tie': 'user-tie',
  'fa-solid fa-x': 'cloud',
  'fa-brands fa-github': 'github',
  'fa-brands fa-docker': 'docker',
  'fa-brands fa-apple': 'apple',
  'fa-brands fa-windows': 'windows',
  'fa-brands fa-linux': 'linux',
  'fa-brands fa-google-drive': 'drive',
  'fa-brands fa-dropbox': 'box',
  'fa-brands fa-telegram': 'share',
  advance: 'sliders',
  app: 'phone',
  command: 'terminal',
  compass: 'guide',
  computer: 'desktop',
  creative: 'guide',
  error: 'warning',
  gear: 'config',
  hand: 'heart',
  'hard-drive': 'drive',
  json: 'api',
  lightbulb: 'bulb',
  merge: 'branch',
  'file-open': 'folder-open',
  people: 'community',
  plugin: 'puzzle',
  preview: 'eye',
  repeat: 'refresh',
  script: 'terminal',
  settings: 'config',
  state: 'cloud',
  storage: 'drive',
  study: 'book',
  style: 'palette',
  tab: 'sidebar',
  tags: 'tag',
  sync: 'refresh',
  token: 'key',
  users: 'community',
  'user-file': 'user-tie',
  repo: 'source',
}

/** The strokes of an icon by any of its names, also bare Font Awesome names such as `fa-key`. */
export function findIcon(name: string): string | undefined {
  const bare = name.replace(/^(?:fa[srlbd]? |fa-(?:solid|regular|light|brands) )?fa-|^iconfont icon-|^[\w-]+:/, '')
  for (const candidate of [name, aliasOf(name), bare, aliasOf(bare)]) {
    if (candidate === undefined) continue
    const table = [PAGE_ICONS, ICONS, MORE_ICONS].find((icons) => Object.hasOwn(icons, candidate))
    if (table) return table[candidate]
  }
  return undefined
}

const aliasOf = (name: string): string | undefined =>
  Object.hasOwn(ICON_ALIASES, name) ? ICON_ALIASES[name] : undefined
