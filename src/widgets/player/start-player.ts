import type Artplayer from 'artplayer'
import { PLAYER_LANGUAGES } from '../../site/constants'
import { type MediaType, playbackOf } from './media-type'

export interface PlayerOptions {
  src: string
  type: MediaType
  poster?: string | undefined
  /** BCP 47 code of the page. */
  lang: string
  /** Switches of the player, by ArtPlayer's names. */
  switches: Record<string, boolean>
}

/** The player's language: the page's own, `zh-cn` for Chinese, else English. */
export function playerLanguage(lang: string): (typeof PLAYER_LANGUAGES)[number] {
  const code = lang.toLowerCase()
  const known = PLAYER_LANGUAGES.find((language) => language === code || language === code.split('-')[0])
  return known ?? (code.startsWith('zh') ? 'zh-cn' : 'en')
}

/** Hears why the file cannot be played. */
export type Fail = (message: string) => void

/** Gives a stream to a video element; returns how to let go of it. Throws when the browser cannot play it. */
type Attach = (video: HTMLVideoElement, url: string, fail: Fail) => () => void

/** Loads what plays a kind of stream here. */
type Load = (video: HTMLVideoElement, type: MediaType) => Promise<Attach>

const loadHls: Load = async (video) => {
  if (video.canPlayType('application/vnd.apple.mpegurl')) return attachDirectly
  const { default: Hls } = await import('hls.js')
  return (element, url, fail) => {
    if (!Hls.isSupported()) throw new Error('This browser cannot play HLS streams.')
    const hls = new Hls()
    hls.on(Hls.Events.ERROR, (_, { fatal, details }) => {
      if (fatal) fail(details)
    })
    hls.loadSource(url)
    hls.attachMedia(element)
    return () => hls.destroy()
  }
}

const attachDirectly: Attach = (video, url) => {
  video.src = url
  return () => video.removeAttribute('src')
}

const loadDash: Load = async () => {
  const { MediaPlayer } = await import('dashjs')
  return (video, url, fail) => {
    const player = MediaPlayer().create()
    player.on(MediaPlayer.events.ERROR, ({ error }) => fail(typeof error === 'object' ? error.message : String(error)))
    player.initialize(video, url, false)
    return () => player.destroy()
  }
}

const loadMpegTs: Load = async (_, type) => {
  const { default: mpegts } = await import('mpegts.js')
  return (video, url, fail) => {
    if (!mpegts.isSupported()) throw new Error('This browser cannot play this kind of stream.')
    const player = mpegts.createPlayer({ type: type === 'flv' ? 'flv' : 'mpegts', url })
    player.on(mpegts.Events.ERROR, (kind, detail) => fail(`${kind}: ${detail}`))
    player.attachMediaElement(video)
    player.load()
    return () => player.destroy()
  }
}

const LOAD = { hls: loadHls, dash: loadDash, mpegts: loadMpegTs }

/**
 * Starts ArtPlayer in an element. Returns how to destroy it. Rejects when the player cannot be loaded; what goes wrong
 * later goes to `fail`.
 */
export async function startPlayer(container: HTMLDivElement, options: PlayerOptions, fail: Fail): Promise<() => void> {
  const { default: Player } = await import('artplayer')
  const playback = playbackOf(options.type)
  const releases: (() => void)[] = []
  let stopped = false
  const style = getComputedStyle(document.documentElement)
  const lang = playerLanguage(options.lang)
  const setup: Artplayer['option'] = {
    container,
    url: options.src,
    theme: style.getPropertyValue('--accent-glow').trim(),
    lang: lang === 'zh-cn' || lang === 'zh-tw' ? lang : 'en',
    fullscreen: true,
    hotkey: true,
    playbackRate: true,
    setting: true,
    mutex: true,
    playsInline: true,
    ...options.switches,
  }
  if (options.poster) setup.poster = options.poster
  if (lang !== 'en' && !lang.startsWith('zh')) setup.i18n = await texts(lang)
  if (setup.i18n) setup.lang = lang as 'en'
  if (playback !== 'native') {
    setup.type = options.type
    setup.customType = {
      [options.type]: (video: HTMLVideoElement, url: string) => {
        LOAD[playback](video, options.type)
          .then((attach) => {
            // Whoever left before the library was here wants nothing downloaded any more.
            if (!stopped) releases.push(attach(video, url, fail))
          })
          .catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)))
      },
    }
  }
  const player = new Player(setup)
  player.video.addEventListener('error', () => {
    if (player.video.error) fail(player.video.error.message)
  })
  return () => {
    stopped = true
    for (const release of releases) release()
    player.destroy(true)
  }
}

/** Texts of the player's further languages, each a file of its own. */
const TEXTS: Partial<Record<(typeof PLAYER_LANGUAGES)[number], () => Promise<{ default: unknown }>>> = {
  pl: () => import('artplayer/i18n/pl'),
  cs: () => import('artplayer/i18n/cs'),
  es: () => import('artplayer/i18n/es'),
  fa: () => import('artplayer/i18n/fa'),
  fr: () => import('artplayer/i18n/fr'),
  id: () => import('artplayer/i18n/id'),
  ru: () => import('artplayer/i18n/ru'),
  tr: () => import('artplayer/i18n/tr'),
}

async function texts(lang: (typeof PLAYER_LANGUAGES)[number]): Promise<NonNullable<Artplayer['option']['i18n']>> {
  const loaded = await TEXTS[lang]?.()
  return { [lang]: loaded?.default } as NonNullable<Artplayer['option']['i18n']>
}
