/** The numbers and names of the specification, each once. Times in milliseconds, lengths in CSS pixels. */

/** Widths at which the layout changes; the only numbers allowed in media queries. */
export const BREAKPOINT = { mobile: 419, tablet: 719, pad: 959, laptop: 1280, pc: 1440 } as const

export const ASYNC_DELAY = 200
export const THEME_TRANSITION = 400
export const BACK_TO_TOP_THRESHOLD = 100

export const COPY_BUTTON_DELAY = 500
export const COPIED_FEEDBACK = 2000

export const SCROLL_SPY_DELAY = 200
export const SCROLL_SPY_OFFSET = 5

export const CHART_RENDER_DELAY = 800
export const FLOWCHART_SCALE = { small: 0.8, medium: 0.9, large: 1 } as const
export const RESIZE_DEBOUNCE = 100

export const PROGRESS = { minimum: 0.08, speed: 200, trickleRate: 0.02, trickleSpeed: 800, showAfter: 150 } as const

export const VIDEO_FORMATS = ['mp4', 'mp3', 'webm', 'ogg', 'mpd', 'dash', 'm3u8', 'hls', 'ts', 'flv'] as const
export const PLAYER_LANGUAGES = ['en', 'pl', 'cs', 'es', 'fa', 'fr', 'id', 'ru', 'tr', 'zh-cn', 'zh-tw'] as const
export const VIDEO_RATIO = '16:9'

export const TOAST_DURATION = 3000
export const TOAST_PLACEMENT = 'top'

export const SWIPE = { distance: 40, dominance: 1.5, edge: 80 } as const
export const NAVBAR = { hideAfter: 58, jump: 200, throttle: 300 } as const

export const TYPING = { character: 150, pause: 1000 } as const
export const FOCUS_MODE_DELAY = 1500
export const RADIUS = { normal: 8, small: 6 } as const

export const LOCAL_API_PORT = 3002
export const ENDPOINT_DEFAULT = 'cf'

export const SPINNER = { small: 20, medium: 18, large: 16 } as const
export const SEARCH_DEBOUNCE = 500
export const SEARCH_TIMEOUT = 2500
/** How long a call to a cloud service or the helper endpoint may take. */
export const CALL_TIMEOUT = 15_000
/** How long an endpoint has to show that it is there. */
export const CHECK_TIMEOUT = 5000
/** How long after leaving for a cloud service its answer is still taken. */
export const OAUTH_EXPIRY = 600_000
/** How often a QR code is asked whether it has been scanned, and for how long. */
export const QR_POLL = { interval: 2000, total: 120_000 } as const
/** How long a text message must be waited for before another one may be asked. */
export const SMS_COOLDOWN = 60_000

/** Everything that is kept in browser storage: `docs:` names are ours alone, the others are a contract. */
export const STORAGE = {
  theme: 'theme-scheme',
  endpoint: 'api_name',
  customEndpoint: 'docs:endpoint-custom',
  notice: 'notice:',
  tabs: 'tabs:',
  localeRedirect: 'locale-redirect',
  /** Scheme the site's owner imposes, for the first paint of the next visit. */
  forcedScheme: 'docs:forced-scheme',
  themeColor: 'docs:theme-color',
  reading: 'docs:reading',
  sidebar: 'docs:sidebar',
  searchHistory: 'docs:search-history',
  consent: 'docs:consent',
  oauth: 'docs:oauth',
  reloaded: 'docs:reloaded',
  /** Set by `index.html` when it tries again by itself, until the site has started: a second failure asks the visitor. */
  restarted: 'docs:restarted',
  scroll: 'docs:scroll',
} as const

/** Keys of the former site, read once and migrated. */
export const LEGACY_STORAGE = { theme: 'vuepress-theme-hope-scheme', tabs: 'VUEPRESS_TAB_STORE' } as const
