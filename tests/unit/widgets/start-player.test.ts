// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { MediaType } from '../../../src/widgets/player/media-type'
import { startPlayer } from '../../../src/widgets/player/start-player'

/** What the libraries were told to do. */
const { log, held } = vi.hoisted(() => ({
  log: [] as string[],
  held: { library: Promise.resolve() },
}))

vi.mock('artplayer', () => ({
  default: class {
    readonly video = document.createElement('video')
    constructor({ url, type, customType }: FakeSetup) {
      customType?.[type ?? '']?.(this.video, url)
    }
    destroy() {
      log.push('player destroyed')
    }
  },
}))
vi.mock('hls.js', async () => {
  await held.library
  return {
    default: class {
      static readonly Events = { ERROR: 'error' }
      static readonly isSupported = () => true
      on() {}
      loadSource = (url: string) => log.push(`hls reads ${url}`)
      attachMedia() {}
      destroy = () => log.push('hls destroyed')
    },
  }
})
vi.mock('mpegts.js', () => ({
  default: {
    Events: { ERROR: 'error' },
    isSupported: () => true,
    createPlayer: ({ type, url }: { type: string; url: string }) => ({
      on() {},
      attachMediaElement() {},
      load: () => log.push(`${type} reads ${url}`),
      destroy: () => log.push(`${type} destroyed`),
    }),
  },
}))

interface FakeSetup {
  url: string
  type?: string
  customType?: Record<string, (video: HTMLVideoElement, url: string) => void>
}

const start = (src: string, type: MediaType, fail = (_: string) => {}) =>
  startPlayer(document.createElement('div'), { src, type, lang: 'en-US', switches: {} }, fail)
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

beforeEach(() => {
  log.length = 0
  vi.spyOn(HTMLVideoElement.prototype, 'canPlayType').mockReturnValue('')
})

describe('a player of streams', () => {
  it('that is left before its library has arrived reads nothing', async () => {
    let arrive = () => {}
    held.library = new Promise((resolve) => {
      arrive = resolve
    })
    const stop = await start('/live.m3u8', 'm3u8')
    stop()
    arrive()
    await settled()
    expect(log).toEqual(['player destroyed'])
  })

  it('lets go of the stream when it is left', async () => {
    const stop = await start('/live.m3u8', 'm3u8')
    await settled()
    stop()
    expect(log).toEqual(['hls reads /live.m3u8', 'hls destroyed', 'player destroyed'])
  })

  it.each([
    ['https://x.example/live?id=1', 'flv', 'flv'],
    ['https://x.example/live?id=1', 'ts', 'mpegts'],
    ['https://x.example/a.flv.ts', 'ts', 'mpegts'],
  ] as const)('plays %s of the type %s as %s', async (src, type, expected) => {
    await start(src, type)
    await settled()
    expect(log).toEqual([`${expected} reads ${src}`])
  })
})
