import { useEffect, useEffectEvent } from 'react'
import { useProductTexts } from '../../ui/use-product-texts'
import { type Answer, call } from './call'
import styles from './tools.module.css'
import { useCall } from './use-call'
import { useEndpoint } from './use-endpoint'

interface Limits {
  minutes: number
  max: number
}

/** How often the shared service may be asked, in its own words; "unknown" when it does not say. */
export function RequestLimits() {
  const { t } = useProductTexts()
  const { name, url, who } = useEndpoint()
  const { busy, value, run } = useCall<Limits | undefined>()
  const ask = useEffectEvent(() =>
    run(async (signal) => limitsOf(await call({ url: `${url}/alist/ali_open/limit`, who, signal }))),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: another endpoint has another limit
  useEffect(() => ask(), [url])
  return (
    <p className={styles.limits} role="status" aria-busy={busy}>
      {busy
        ? t('limits.asking', { name })
        : value
          ? t('limits.known', { name, ...value })
          : t('limits.unknown', { name })}
    </p>
  )
}

function limitsOf({ minutes, max }: Answer): Limits | undefined {
  const good = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value > 0
  return good(minutes) && good(max) ? { minutes, max } : undefined
}
