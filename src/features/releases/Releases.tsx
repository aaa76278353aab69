import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { usePage, useSite } from '../../content/page-context'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { Link } from '../../ui/Link'
import { Spinner } from '../../ui/Spinner'
import { useLateTarget } from '../../ui/use-late-target'
import { useProductTexts } from '../../ui/use-product-texts'
import { ReleaseCard } from './ReleaseCard'
import { anchorOf, latestTag } from './release'
import styles from './releases.module.css'
import { useReleases } from './use-releases'

const STEP = 10

/** The versions of AList with their notes, newest first: live where possible, from the committed list where not. */
export function Releases() {
  const { t } = useProductTexts()
  const { releases, state, failure, readOlder, busy } = useReleases()
  const { hash } = useLocation()
  const asked = releases.findIndex(({ tag }) => `#${anchorOf(tag)}` === hash)
  const [count, setCount] = useState(STEP)
  const shown = releases.slice(0, Math.max(count, asked + 1))
  const latest = latestTag(releases)
  useLateTarget(asked < 0 ? undefined : hash.slice(1))

  const more = shown.length < releases.length || readOlder !== undefined
  const showMore = () => {
    if (shown.length + STEP > releases.length) readOlder?.()
    setCount(shown.length + STEP)
  }
  return (
    <section aria-label={t('releases.label')} aria-busy={busy}>
      <State state={state} until={state === 'committed' ? failure?.until : undefined} />
      {releases.length === 0 && <p>{t('releases.none')}</p>}
      {shown.map((release, index) => (
        <ReleaseCard
          key={release.tag}
          release={release}
          latest={release.tag === latest}
          open={index === 0 || index === asked}
        />
      ))}
      {more && (
        <p className={styles.older}>
          <Button onClick={showMore} disabled={busy}>
            {t('releases.older')}
          </Button>
          <span role="status">{state === 'live' && failure && <Failure until={failure.until} />}</span>
        </p>
      )}
    </section>
  )
}

/** Where the list comes from, and where to read it when this page cannot. Its height stays the same. */
function State({ state, until }: { state: 'asking' | 'live' | 'committed'; until: Date | undefined }) {
  const { t } = useProductTexts()
  const { page } = usePage()
  const { services } = useSite()
  const time = until?.toLocaleTimeString(page.lang, { timeStyle: 'short' })
  return (
    <p className={styles.state} role="status">
      {state === 'asking' ? <Spinner size="small" /> : <Icon name={state === 'live' ? 'check' : 'info'} />}
      <span className={styles.words} data-longest={`${t('releases.committed')} ${t('releases.elsewhere')}`}>
        <span>
          {t(time === undefined ? `releases.${state}` : 'releases.limited', { time })}{' '}
          {state === 'committed' && services.releases && (
            <Link to={humanAddress(services.releases)}>{t('releases.elsewhere')}</Link>
          )}
        </span>
      </span>
    </p>
  )
}

/** Why there are no older versions yet, beside the button that asks for them. */
function Failure({ until }: { until: Date | undefined }) {
  const { t } = useProductTexts()
  const { page } = usePage()
  const time = until?.toLocaleTimeString(page.lang, { timeStyle: 'short' })
  return t(time === undefined ? 'releases.olderFailed' : 'releases.olderLimited', { time })
}

/** The page for people behind an address of the GitHub API. */
const humanAddress = (api: string): string => api.replace('//api.github.com/repos/', '//github.com/')
