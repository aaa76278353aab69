import { flag } from '../readers'

/** Switches that are on unless the page says `no-…`, by attribute and by the player's name. */
const ON: Readonly<Record<string, string>> = {
  'no-fullscreen': 'fullscreen',
  'no-hotkey': 'hotkey',
  'no-playback-rate': 'playbackRate',
  'no-setting': 'setting',
  'no-mutex': 'mutex',
  'no-plays-inline': 'playsInline',
}

/** Switches that are off unless the page names them. */
const OFF: Readonly<Record<string, string>> = {
  airplay: 'airplay',
  autoplay: 'autoplay',
  'aspect-ratio': 'aspectRatio',
  'auto-mini': 'autoMini',
  'auto-size': 'autoSize',
  'auto-orientation': 'autoOrientation',
  'auto-playback': 'autoPlayback',
  'fast-forward': 'fastForward',
  flip: 'flip',
  'fullscreen-web': 'fullscreenWeb',
  lock: 'lock',
  loop: 'loop',
  'is-live': 'isLive',
  muted: 'muted',
  'mini-progress-bar': 'miniProgressBar',
  pip: 'pip',
  screenshot: 'screenshot',
  'subtitle-offset': 'subtitleOffset',
}

/** Readers of the switches, for the widget table. */
export const PLAYER_SWITCHES: Readonly<Record<string, typeof flag>> = Object.fromEntries(
  [...Object.keys(ON), ...Object.keys(OFF)].map((name) => [name, flag]),
)

/** What the player is told. It starts by itself, because it loads only when somebody has pressed play. */
export function switchesOf(attributes: Readonly<Record<string, unknown>>): Record<string, boolean> {
  const switches: Record<string, boolean> = { autoplay: true }
  for (const [name, option] of Object.entries(ON)) if (attributes[name] === true) switches[option] = false
  for (const [name, option] of Object.entries(OFF)) {
    const value = attributes[name]
    if (typeof value === 'boolean') switches[option] = value
  }
  return switches
}
