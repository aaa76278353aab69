import { useEffect, useRef, useState } from 'react'
import { CHECK_TIMEOUT } from '../../site/constants'
import { Button } from '../../ui/Button'
import { useTranslation } from '../../ui/translation'
import styles from './EndpointSelect.module.css'

type State = { is: 'unknown' | 'asking' | 'silent' } | { is: 'answers'; milliseconds: number }

/** Asks an endpoint, when pressed, whether anything answers there. Give it the address as key, so that a new one is unknown. */
export function EndpointCheck({ url }: { url: string }) {
  const { t } = useTranslation()
  const [state, setState] = useState<State>({ is: 'unknown' })
  const asking = useRef<AbortController>(undefined)
  useEffect(() => () => asking.current?.abort(), [])

  const check = async () => {
    const controller = new AbortController()
    asking.current = controller
    setState({ is: 'asking' })
    const milliseconds = await answerTime(url, controller.signal)
    if (controller.signal.aborted) return
    setState(milliseconds === undefined ? { is: 'silent' } : { is: 'answers', milliseconds })
  }
  return (
    <p className={styles.check} data-state={state.is}>
      <Button look="quiet" disabled={state.is === 'asking'} onClick={() => void check()}>
        {t(state.is === 'asking' ? 'endpoint.checking' : 'endpoint.check')}
      </Button>
      <span role="status">
        {state.is === 'answers' && t('endpoint.answers', { milliseconds: state.milliseconds })}
        {state.is === 'silent' && t('endpoint.silent')}
      </span>
    </p>
  )
}

/** How long an answer took, whatever it says; `undefined` when there is none. */
async function answerTime(url: string, signal: AbortSignal): Promise<number | undefined> {
  const started = performance.now()
  try {
    // An opaque answer is enough, and needs no permission of the other side.
    await fetch(url, {
      mode: 'no-cors',
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.any([signal, AbortSignal.timeout(CHECK_TIMEOUT)]),
    })
    return Math.round(performance.now() - started)
  } catch {
    // Refused, blocked or too slow: that is the answer to the question.
    return undefined
  }
}
