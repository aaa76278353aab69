import { useEffect, useState } from 'react'
import { isRecord } from '../../platform/record'
import { report } from '../../platform/report'
import { CALL_TIMEOUT } from '../../site/constants'
import { useTranslation } from '../../ui/translation'
import { Fact } from './Fact'

/** From this number on a page counts as popular. */
const POPULAR = 1000

/**
 * How often the page was seen, by the service of the settings. Its address holds `:path`; the answer is a number, or
 * an object that has it as `views` or `count`.
 */
export function PageViews({ service, path }: { service: string; path: string }) {
  const { t } = useTranslation()
  const [views, setViews] = useState<number | 'pending' | 'unknown'>('pending')

  useEffect(() => {
    let current = true
    setViews('pending')
    readViews(service, path).then(
      (count) => current && setViews(count),
      (error: unknown) => {
        report('the page views could not be read', service, 'see services.pageViews in site.yaml', error)
        if (current) setViews('unknown')
      },
    )
    return () => {
      current = false
    }
  }, [service, path])

  if (views === 'unknown') return null
  return (
    <Fact icon={views !== 'pending' && views >= POPULAR ? 'flame' : 'eye'} title={t('page.views')}>
      {views === 'pending' ? '…' : t('page.viewCount', { count: views })}
    </Fact>
  )
}

async function readViews(service: string, path: string): Promise<number> {
  const url = service.replace(':path', encodeURIComponent(path))
  const response = await fetch(url, { signal: AbortSignal.timeout(CALL_TIMEOUT), credentials: 'omit' })
  if (!response.ok) throw new Error(`status ${response.status}`)
  const data: unknown = await response.json()
  const count = isRecord(data) ? Number(data.views ?? data.count) : data
  if (typeof count !== 'number' || !Number.isFinite(count)) throw new Error('the answer holds no number')
  return count
}
