import { flag } from '../readers'

/** Switches of the player that are on unless the page says so: `no-fullscreen`, `no-playback-rate`. */
const ON = ['fullscreen', 'hotkey', 'playbackRate', 'setting', 'mutex', 'playsInline']

/** Switches that are off unless the page names them: `loop`, `auto-mini`. */
const OFF = [
  'airplay',
  'autoplay',
  'aspectRatio',
  'autoMini',
  'autoSize',
  'autoOrientation',
  'autoPlayback',
  'fastForward',
  'flip',
  'fullscreenWeb',
  'lock',
  'loop',
  'isLive',
  'muted',
  'miniProgressBar',
  'pip',
  'screenshot',
  'subtitleOffset',
]

/** The attribute that switches something off; attributes arrive without dashes. */
const offOf = (option: string): string => `no${option.charAt(0).toUpperCase()}${option.slice(1)}`

/** Readers of the switches, for the widget table. */
export const PLAYER_SWITCHES: Readonly<Record<string, typeof flag>> = Object.fromEntries(
  [...ON.map(offOf), ...OFF].map((name) => [name, flag]),
)

/** What the player is told. It starts by itself, because it loads only when somebody has pressed play. */
export function switchesOf(attributes: Readonly<Record<string, unknown>>): Record<string, boolean> {
  const switches: Record<string, boolean> = { autoplay: true }
  for (const option of ON) if (attributes[offOf(option)] === true) switches[option] = false
  for (const option of OFF) {
    const value = attributes[option]
    if (typeof value === 'boolean') switches[option] = value
  }
  return switches
}
