import { useTranslation } from '../../ui/translation'

/**
 * A day in the page's language, the same one everywhere: a snapshot does not know where it will be read. Written with
 * the interface's own texts: the tables of `Intl.DateTimeFormat` cost a phone 130 ms before the first page is there.
 */
export function PageDate({ value }: { value: string }) {
  const { t } = useTranslation()
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value)
  const date = new Date(isDay ? `${value}T00:00Z` : value)
  if (Number.isNaN(date.getTime())) return value
  const month = t('page.months').split(' ')[date.getUTCMonth()]
  const text = t('page.day', { year: date.getUTCFullYear(), month, day: date.getUTCDate() })
  return <time dateTime={isDay ? value : date.toISOString()}>{text}</time>
}
