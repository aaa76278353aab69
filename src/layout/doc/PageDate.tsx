import { usePage } from '../../content/page-context'

/** A day in the page's language. A date without a time means the same day everywhere. */
export function PageDate({ value }: { value: string }) {
  const { page } = usePage()
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return value
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value)
  const text = new Intl.DateTimeFormat(page.lang, {
    dateStyle: 'medium',
    ...(isDay ? { timeZone: 'UTC' } : {}),
  }).format(date)
  return <time dateTime={isDay ? value : date.toISOString()}>{text}</time>
}
