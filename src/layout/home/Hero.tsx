import { type CSSProperties, useRef } from 'react'
import { usePage } from '../../content/page-context'
import { glideTo } from '../../platform/scroll'
import { ButtonLink } from '../../ui/Button'
import { CopyButton } from '../../ui/CopyButton'
import { Icon } from '../../ui/Icon'
import { Inline } from '../../ui/Inline'
import { useTranslation } from '../../ui/translation'
import { useThemedPicture } from '../use-themed-picture'
import styles from './Hero.module.css'
import { HeroArt } from './HeroArt'
import { twoTones } from './leading-command'

/** The first thing on a home page: what it is, where to begin, and a picture of it. */
export function Hero({ title, command }: { title: string; command: string | undefined }) {
  const { t } = useTranslation()
  const { page, manifest } = usePage()
  const { meta } = page.document
  const section = useRef<HTMLElement>(null)
  const background = useThemedPicture(meta.bgImage, meta.bgImageDark)
  const tagline = meta.tagline ?? manifest.site.locales[page.locale]?.description ?? manifest.site.description
  const [first, rest] = twoTones(title)
  const style = background ? ({ '--picture': `url("${encodeURI(background)}")` } as CSSProperties) : undefined
  const glideOn = () => glideTo((section.current?.getBoundingClientRect().bottom ?? 0) + window.scrollY - 56)
  return (
    <section ref={section} className={styles.hero} data-full={meta.heroFullScreen || undefined} style={style}>
      <div className={styles.words}>
        {title !== '' && (
          <h1 id="main-title">
            {first}
            {rest && <em>{rest}</em>}
          </h1>
        )}
        {tagline && (
          <p className={styles.tagline}>
            <Inline text={tagline} />
          </p>
        )}
        {meta.actions && (
          <p className={styles.actions} data-print="hide">
            {meta.actions.map((action) => (
              <ButtonLink
                key={action.text}
                to={action.link}
                file={page.document.file}
                look={action.type ?? 'default'}
                icon={action.icon}
                className={styles.action}
              >
                {action.text}
              </ButtonLink>
            ))}
          </p>
        )}
        {command !== undefined && (
          <div className={styles.command}>
            <span aria-hidden="true">$</span>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
            <code tabIndex={0}>{command}</code>
            <CopyButton text={command} />
          </div>
        )}
      </div>
      <HeroPicture />
      {meta.heroFullScreen && (
        <button type="button" className={styles.down} aria-label={t('home.scrollDown')} onClick={glideOn}>
          <Icon name="chevron-down" />
          <Icon name="chevron-down" />
        </button>
      )}
    </section>
  )
}

function HeroPicture() {
  const { page } = usePage()
  const { meta } = page.document
  const picture = useThemedPicture(meta.heroImage, meta.heroImageDark)
  if (picture === undefined) {
    return (
      <div className={styles.art}>
        <HeroArt label={meta.heroAlt} />
      </div>
    )
  }
  const [width, height] = page.record?.images?.[meta.heroImage ?? ''] ?? []
  return (
    <div className={styles.art}>
      <img src={picture} alt={meta.heroAlt ?? ''} width={width} height={height} fetchPriority="high" />
    </div>
  )
}
