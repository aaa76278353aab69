import { VIDEO_FORMATS } from '../../site/constants'

export type MediaType = (typeof VIDEO_FORMATS)[number]

/** How a file is played: by the browser, or by a library for its kind of stream. */
export type Playback = 'native' | 'hls' | 'dash' | 'mpegts'

const PLAYBACK: Readonly<Record<MediaType, Playback>> = {
  mp4: 'native',
  mp3: 'native',
  webm: 'native',
  ogg: 'native',
  m3u8: 'hls',
  hls: 'hls',
  mpd: 'dash',
  dash: 'dash',
  ts: 'mpegts',
  flv: 'mpegts',
}

/** The kind of a media file: what the page says, else the file's extension; `undefined` when it is none we play. */
export function mediaType(src: string, said?: string): MediaType | undefined {
  const extension = /\.([a-z0-9]+)(?:[?#].*)?$/i.exec(src)?.[1]
  const wanted = (said ?? extension ?? '').toLowerCase()
  return VIDEO_FORMATS.find((format) => format === wanted)
}

export const playbackOf = (type: MediaType): Playback => PLAYBACK[type]
