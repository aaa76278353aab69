import { usePage } from '../../content/page-context'
import { isToolPage } from '../../content/paths'
import { Extra } from '../../ui/Extra'
import { onDemand } from '../../ui/on-demand'
import { PageMarkdown } from '../../widgets/PageMarkdown'
import { ComingText } from './ComingText'
import styles from './DocPage.module.css'
import { FallbackNotice } from './FallbackNotice'
import { Outline } from './Outline'
import { PageFooter } from './PageFooter'
import { PageHeader } from './PageHeader'
import { Pager } from './Pager'

const EndpointSelect = onDemand(() =>
  import('../../features/endpoint/EndpointSelect').then((module) => module.EndpointSelect),
)
const Comments = onDemand(() => import('../../features/comments/Comments').then((module) => module.Comments))

/** A page of documentation: header, outline, text, and what follows the text. */
export function DocPage() {
  const { page, manifest } = usePage()
  const { meta } = page.document
  const textLang = page.fallbackFrom === undefined ? page.lang : manifest.site.locales[page.fallbackFrom]?.lang
  const isTool = isToolPage(page.path, page.locale)
  const hasEndpoint = meta.sidebar === false || isTool
  const { comments } = manifest.site
  return (
    <main
      id="main-content"
      className={[styles.page, meta.containerClass].filter(Boolean).join(' ')}
      data-outline={meta.toc !== false || undefined}
    >
      <div className={styles.header}>
        {hasEndpoint && (
          <Extra what="API endpoint" where="features/endpoint" fallback={<div className={styles.endpoint} />}>
            <EndpointSelect />
          </Extra>
        )}
        <PageHeader />
        {page.fallbackFrom !== undefined && <FallbackNotice from={page.fallbackFrom} />}
      </div>
      {page.isComing ? (
        <div className={styles.body}>
          <ComingText />
        </div>
      ) : (
        <>
          <Outline />
          <article className={styles.body} lang={textLang} data-article>
            <PageMarkdown />
          </article>
        </>
      )}
      <div className={styles.footer}>
        {!page.isComing && <PageFooter />}
        {/* Its keys go on from a page whose text is not there yet, too. */}
        <Pager />
        {!page.isComing && !isTool && comments && meta.comment !== false && (
          <Extra what="comments" where="features/comments">
            <Comments key={page.path} settings={comments} />
          </Extra>
        )}
      </div>
    </main>
  )
}
