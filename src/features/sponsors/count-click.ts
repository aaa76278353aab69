import { report } from '../../platform/report'

/**
 * Tells the sponsors' host of a click. Nothing waits for the answer, and no failure is seen by the visitor: the
 * request outlives the page and carries no cookies. Without a host or a name, or when the visitor asked not to be
 * tracked, nothing is sent.
 */
export function countClick(statsHost: string, name: string | undefined): void {
  if (!statsHost || !name || navigator.doNotTrack === '1') return
  const url = `${statsHost.replace(/\/+$/, '')}/blade-adv/stats`
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name }),
    keepalive: true,
    credentials: 'omit',
  }).then(
    (response) => {
      if (!response.ok) report(`a click was not counted (${response.status})`, url, 'see the log of the host')
    },
    (error: unknown) => report('a click was not counted', url, 'nothing; the visitor sees no difference', error),
  )
}
