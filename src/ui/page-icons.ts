import { ICONS } from './icons'

/** Icons that pages and menus name in their settings, and those of panels that open on demand. Same grid as `icons.ts`. */
export const PAGE_ICONS: Readonly<Record<string, string>> = {
  guide: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM15.5 8.5l-2 5-5 2 2-5z',
  config:
    'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM10.3 4h3.4l.6 2.4 1.7 1 2.4-.7 1.7 3-1.8 1.7v1.2l1.8 1.7-1.7 3-2.4-.7-1.7 1-.6 2.4h-3.4l-.6-2.4-1.7-1-2.4.7-1.7-3 1.8-1.7v-1.2L3.9 9.7l1.7-3 2.4.7 1.7-1z',
  question:
    'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM9.5 9.7c.1-1.5 1.1-2.4 2.5-2.4s2.5.9 2.5 2.2c0 1.9-2.5 2-2.5 4M12 16.7v.01',
  community:
    'M9 12a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.5c.4-3.2 3-5 6.5-5s6.1 1.8 6.5 5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.5 14.8c2.3.6 3.7 2.3 4 4.7',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.1-1.1',
  install: 'M12 3.5v11M7.5 10.5l4.5 4 4.5-4M4 15.5v3A1.5 1.5 0 0 0 5.5 20h13a1.5 1.5 0 0 0 1.5-1.5v-3',
  download: 'M12 4v11M7 10.5l5 4.5 5-4.5M5 20h14',
  upload: 'M12 15V4M7 8.5 12 4l5 4.5M5 20h14',
  docker:
    'M3 12h15.5c1.2 0 2.1-.4 2.5-1.3-.8-.5-1.9-.6-2.7-.3-.1-1-.6-1.7-1.4-2.2M3 12c0 4.6 2.6 7 7 7 4.3 0 7-2 8.5-7M5.5 9.5h2V12h-2zM9 9.5h2V12H9zM12.5 9.5h2V12h-2zM9 6.5h2V9H9zM12.5 6.5h2V9h-2z',
  terminal:
    'M5.5 4.5h13A1.5 1.5 0 0 1 20 6v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18V6a1.5 1.5 0 0 1 1.5-1.5zM8 9.5l3 2.5-3 2.5M13 15h3',
  desktop:
    'M4.5 4.5h15a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 15V6a1.5 1.5 0 0 1 1.5-1.5zM12 16.5V20M8 20h8M7 8.5h4M7 11.5h7',
  laptop: 'M6.5 5.5h11A1.5 1.5 0 0 1 19 7v8.5H5V7a1.5 1.5 0 0 1 1.5-1.5zM2.5 18.5h19M10 18.5h4',
  source:
    'M6.5 3.5h7.5L19 8.5v10.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19V5a1.5 1.5 0 0 1 1.5-1.5zM13.5 3.5V9H19M10 12.5 8.2 14.7 10 17M14 12.5l1.8 2.2L14 17',
  server:
    'M5.5 4h13A1.5 1.5 0 0 1 20 5.5v4a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 9.5v-4A1.5 1.5 0 0 1 5.5 4zM5.5 13h13a1.5 1.5 0 0 1 1.5 1.5v4a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-4A1.5 1.5 0 0 1 5.5 13zM7.5 7.5h.01M7.5 16.5h.01M11 7.5h5.5M11 16.5h5.5',
  proxy: 'M4 8h11.5M12 4.5 15.5 8 12 11.5M20 16H8.5M12 12.5 8.5 16l3.5 3.5M19.5 8h.01M4.5 16h.01',
  cloud: 'M7 18.5a4.5 4.5 0 0 1-.5-9 5.5 5.5 0 0 1 10.6 1.3A3.9 3.9 0 0 1 17 18.5z',
  'cloud-up':
    'M7.5 17.5H7a4.3 4.3 0 0 1-.5-8.5 5.5 5.5 0 0 1 10.6 1.3 3.7 3.7 0 0 1-.1 7.2h-.5M12 20v-7.5M9 15l3-3 3 3',
  'cloud-down':
    'M7.5 16.5H7a4.3 4.3 0 0 1-.5-8.5 5.5 5.5 0 0 1 10.6 1.3 3.7 3.7 0 0 1-.1 7.2h-.5M12 12v8M9 17.2l3 2.8 3-2.8',
  drive:
    'M6.7 5h10.6a1.5 1.5 0 0 1 1.4 1L21 13v4.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5V13l2.3-7a1.5 1.5 0 0 1 1.4-1zM3.2 13h17.6M7 16h.01M10.5 16h3',
  folder:
    'M3.5 7A1.5 1.5 0 0 1 5 5.5h4.3l2.2 2.5H19A1.5 1.5 0 0 1 20.5 9.5V17a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17z',
  'folder-open':
    'M3.5 17V7A1.5 1.5 0 0 1 5 5.5h4.3l2.2 2.5H18a1.5 1.5 0 0 1 1.5 1.5V11M3.5 17l2.3-5.1a1.5 1.5 0 0 1 1.4-.9h13a1 1 0 0 1 .9 1.4l-2.2 5.2a1.5 1.5 0 0 1-1.4.9H5A1.5 1.5 0 0 1 3.5 17z',
  file: 'M6.5 3.5h7.5L19 8.5v10.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19V5a1.5 1.5 0 0 1 1.5-1.5zM13.5 3.5V9H19M8.5 13h7M8.5 16.5h4.5',
  archive: 'M4.5 4.5h15V9h-15zM5.5 9v9A1.5 1.5 0 0 0 7 19.5h10a1.5 1.5 0 0 0 1.5-1.5V9M10 12.5h4',
  database:
    'M12 9c4.1 0 7.5-1.2 7.5-2.7S16.1 3.5 12 3.5 4.5 4.7 4.5 6.3 7.9 9 12 9zM4.5 6.3v11.5c0 1.5 3.4 2.7 7.5 2.7s7.5-1.2 7.5-2.7V6.3M4.5 12c0 1.5 3.4 2.7 7.5 2.7s7.5-1.2 7.5-2.7',
  object: 'M12 3.5 19.5 7.7v8.6L12 20.5l-7.5-4.2V7.7zM4.7 7.8 12 12l7.3-4.2M12 12v8.3',
  share:
    'M17 8.5a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4zM7 14.7a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4zM17 20.9a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4zM9.4 10.6l5.2-3.3M9.4 13.4l5.2 3.3',
  shield: 'M12 3.5l7 2.5v5.5c0 4.3-2.7 7.4-7 9-4.3-1.6-7-4.7-7-9V6zM9 11.8l2.2 2.2 4-4.2',
  key: 'M8 20a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM11.2 12.3 19.5 4M16 7.5l2.7 2.7M13.3 10.2l1.8 1.8',
  lock: 'M6.5 10.5h11A1.5 1.5 0 0 1 19 12v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19v-7a1.5 1.5 0 0 1 1.5-1.5zM8 10.5V7.5a4 4 0 0 1 8 0v3M12 14.5v2',
  'user-tie':
    'M12 11a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6zM4.5 20.5c.4-3.7 3.4-6 7.5-6s7.1 2.3 7.5 6M10.8 14.6 12 16.5l1.2-1.9M12 16.5l-1 4h2z',
  api: 'M8.5 5C6.5 5 6 6 6 7.5v2C6 11 5.5 12 4 12c1.5 0 2 1 2 2.5v2C6 18 6.5 19 8.5 19M15.5 5c2 0 2.5 1 2.5 2.5v2c0 1.5.5 2.5 2 2.5-1.5 0-2 1-2 2.5v2c0 1.5-.5 2.5-2.5 2.5M10 12h.01M14 12h.01',
  code: 'M8.5 7 3.5 12l5 5M15.5 7l5 5-5 5M13.5 5l-3 14',
  plug: 'M9 3.5V8M15 3.5V8M6.5 8h11v3.5a5.5 5.5 0 0 1-11 0zM12 17v3.5',
  webdav:
    'M12 13a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM7.6 8.5h8.8M12 4c1.3 1.3 1.9 2.8 1.9 4.5s-.6 3.2-1.9 4.5c-1.3-1.3-1.9-2.8-1.9-4.5S10.7 5.3 12 4zM12 13v4M4 19h5.5M14.5 19H20M12 21a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  layers: 'M12 3.5 20.5 8 12 12.5 3.5 8zM3.5 12l8.5 4.5 8.5-4.5M3.5 16l8.5 4.5 8.5-4.5',
  chart: 'M4 4v14.5A1.5 1.5 0 0 0 5.5 20H20M8.5 16v-4M12.5 16V8M16.5 16v-6',
  scale: 'M12 4v16M7.5 20h9M5 7.5l7-1.5 7 1.5M5 7.5 2.5 13.5a2.7 2.7 0 0 0 5 0zM19 7.5l-2.5 6a2.7 2.7 0 0 0 5 0z',
  'search-index': 'M4 5.5h10M4 10h5.5M4 14.5h4M4 19h6M15 17a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM17.5 16l3 3.5',
  list: 'M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01',
  'list-check': 'M11 6.5h9M11 12h9M11 17.5h9M3.5 6.5 5 8l2.5-3M3.5 12 5 13.5l2.5-3M3.5 17.5 5 19l2.5-3',
  image:
    'M5.5 4.5h13A1.5 1.5 0 0 1 20 6v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18V6a1.5 1.5 0 0 1 1.5-1.5zM4 16l4.5-4.5 4 4 2.5-2.5 5 5M15.5 8.7h.01',
  video:
    'M4.5 6h10A1.5 1.5 0 0 1 16 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-10A1.5 1.5 0 0 1 3 16.5v-9A1.5 1.5 0 0 1 4.5 6zM16 10.5l5-3v9l-5-3z',
  music: 'M9 17.5v-12l10-2v12M6.5 20a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM16.5 18a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  book: 'M12 6.5C10.5 5 8 4.5 4 4.5v13c4 0 6.5.5 8 2 1.5-1.5 4-2 8-2v-13c-4 0-6.5.5-8 2zM12 6.5v13',
  phone:
    'M8.5 3h7A1.5 1.5 0 0 1 17 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19.5v-15A1.5 1.5 0 0 1 8.5 3zM11 18h2',
  qr: 'M4.5 4.5H10V10H4.5zM14 4.5h5.5V10H14zM4.5 14H10v5.5H4.5zM14 14h2M19.5 14v2.5M14 17.5v2M17 17h.01M17 19.5h2.5',
  magnet: 'M6 4.5h3.5V12a2.5 2.5 0 0 0 5 0V4.5H18V12a6 6 0 0 1-12 0zM6 8.5h3.5M14.5 8.5H18',
  branch:
    'M7 8v8M7 8a2.2 2.2 0 1 0 0-4.4A2.2 2.2 0 0 0 7 8zM7 20.4A2.2 2.2 0 1 0 7 16a2.2 2.2 0 0 0 0 4.4zM17 8a2.2 2.2 0 1 0 0-4.4A2.2 2.2 0 0 0 17 8zM17 8c0 3.5-2 4.5-5 5-2.5.4-5 .8-5 3',
  puzzle:
    'M10 5.5a2 2 0 0 1 4 0V7h4v4h-1.5a2 2 0 0 0 0 4H18v4.5h-4.2V18a2 2 0 0 0-4 0v1.5H5V15h1.2a2 2 0 0 0 0-4H5V7h5z',
  history: 'M4.5 5v4.5H9M4.7 9.5a8 8 0 1 1-.5 4M12 8v4.5l3 1.7',
  bell: 'M6.5 16.5c1-1.5 1-3 1-5.5a4.5 4.5 0 0 1 9 0c0 2.5 0 4 1 5.5zM10 19.5c.4.7 1.1 1 2 1s1.6-.3 2-1M12 6.5V4',
  palette:
    'M12 20.5a8.5 8.5 0 1 1 8.5-8.5c0 2-1.3 3-3 3h-2a1.7 1.7 0 0 0-1.3 2.8c.5.7.7 1.2.5 1.7-.3.7-1.3 1-2.7 1zM7.7 12.5h.01M9.5 8.5h.01M14 7.7h.01M17 11h.01',
  sliders: 'M6 4v7M6 15v5M12 4v3M12 11v9M18 4v9M18 17v3M4 13h4M10 9h4M16 15h4',
  mail: 'M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5zM4 7l8 6 8-6',
  star: 'M12 3.7l2.5 5.3 5.7.7-4.2 4 1.1 5.8-5.1-2.9-5.1 2.9L8 13.7l-4.2-4 5.7-.7z',
  heart: 'M12 19.5 4.9 12.4a4.5 4.5 0 0 1 6.4-6.4l.7.7.7-.7a4.5 4.5 0 0 1 6.4 6.4z',
  box: 'M12 3.5 19.5 7.7v8.6L12 20.5l-7.5-4.2V7.7zM4.7 7.8 12 12l7.3-4.2M12 12v8.3M8.2 5.7l7.4 4.2',
  apple:
    'M12 7.5c1-.9 2.4-1.3 3.7-1 1.3.3 2.2 1 2.8 1.9-3.3 2-2.8 6 .5 7.3-.9 2.3-2.3 4.3-3.9 4.3-1.2 0-1.8-.7-3.1-.7s-1.9.7-3.1.7C6.7 20 5 16 5 12.7 5 9.2 7 6.5 9.3 6.5c1.2 0 2 .5 2.7 1zM12.2 5.5c0-1.8 1.2-3 2.8-3.2.1 1.8-1.2 3.2-2.8 3.2z',
  windows: 'M4 6l7-1v6.5H4zM13 4.7 20 3.7v7.8h-7zM4 13.5h7V20l-7-1zM13 13.5h7v7.8l-7-1z',
  linux:
    'M9.5 8.5c0-3 .5-5 2.5-5s2.5 2 2.5 5c0 2 3 4.5 3 8 0 1-.3 1.7-.7 2.3M9.5 8.5c0 2-3 4.5-3 8 0 1 .3 1.7.7 2.3M10.8 7.2h.01M13.2 7.2h.01M10.8 9.5 12 10.5l1.2-1M4 20c1-2 2.5-2 4-.5M20 20c-1-2-2.5-2-4-.5M8.5 20h7',
  // Interface icons that only panels, widgets and tools show.
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
    if (Object.hasOwn(PAGE_ICONS, candidate)) return PAGE_ICONS[candidate]
    if (Object.hasOwn(ICONS, candidate)) return ICONS[candidate]
  }
  return undefined
}

const aliasOf = (name: string): string | undefined =>
  Object.hasOwn(ICON_ALIASES, name) ? ICON_ALIASES[name] : undefined
