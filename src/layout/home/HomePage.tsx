import { usePage, useSite } from '../../content/page-context'
import { SponsorSlot } from '../../features/sponsors/SponsorSlot'
import { useTranslation } from '../../ui/translation'
import { PageMarkdown } from '../../widgets/PageMarkdown'
import { FeatureGrid } from './FeatureGrid'
import { Hero } from './Hero'
import { HighlightSection } from './HighlightSection'
import styles from './HomePage.module.css'
import { leadingCommand } from './leading-command'

/** Hero, sponsors, features or highlights, then the page's own markdown. */
export function HomePage() {
  const { t } = useTranslation()
  const { page } = usePage()
  const { sponsors } = useSite()
  const { meta, body } = page.document
  const title = useHeroText()
  const command = leadingCommand(body)
  return (
    <main
      id="main-content"
      className={[styles.page, meta.containerClass].filter(Boolean).join(' ')}
      aria-labelledby={title === '' ? undefined : 'main-title'}
    >
      <Hero title={title} command={command} />
      {sponsors.slots
        .filter((slot) => slot.enabled && slot.place === 'home')
        .map((slot) => (
          <SponsorSlot key={slot.id + page.locale} slot={slot} statsHost={sponsors.statsHost} lang={page.lang} />
        ))}
      {meta.highlights
        ? meta.highlights.map((highlight, index) => (
            <HighlightSection key={highlight.header ?? index} highlight={highlight} flipped={index % 2 === 1} />
          ))
        : meta.features && (
            <section className={styles.section} aria-label={t('home.features')}>
              <h2 className="visually-hidden">{t('home.features')}</h2>
              <FeatureGrid features={meta.features} />
            </section>
          )}
      <article className={styles.body} data-article data-command={command === undefined ? undefined : true}>
        <PageMarkdown />
      </article>
    </main>
  )
}

/** The large title: the page's, else the site's; an empty one hides it. */
function useHeroText(): string {
  const { page, manifest } = usePage()
  const { heroText } = page.document.meta
  return heroText ?? manifest.site.locales[page.locale]?.title ?? manifest.site.title
}
