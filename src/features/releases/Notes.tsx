import { type ComponentPropsWithoutRef, use } from 'react'
import type { Components } from 'react-markdown'
import { ELEMENTS } from '../../markdown/elements'
import { Markdown } from '../../markdown/Markdown'
import { type Pipeline, preparePipeline } from '../../markdown/pipeline'
import { createPromiseCache } from '../../platform/promise-cache'
import { Link } from '../../ui/Link'
import { withoutHtml } from './notes'
import styles from './releases.module.css'

/** Headings of notes are none of the page, and their pictures are links: nobody's server is asked behind the back. */
const NOTES_ELEMENTS: Components = {
  ...ELEMENTS,
  h1: Title,
  h2: Title,
  h3: Title,
  h4: Title,
  h5: Title,
  h6: Title,
  img: ({ alt, src }) => (typeof src === 'string' ? <Link to={src}>{alt || src}</Link> : null),
}

function Title({ children }: ComponentPropsWithoutRef<'h6'>) {
  return <p className={styles.title}>{children}</p>
}

const pipelines = createPromiseCache<Pipeline>(64)

const pipelineOf = (notes: string): Promise<Pipeline> =>
  pipelines(notes, () => preparePipeline(withoutHtml(notes), { file: 'guide/changelog.md' }))

/** Notes of a release as safe markdown. Suspends while its pipeline is prepared. */
export function Notes({ text }: { text: string }) {
  return <Markdown pipeline={use(pipelineOf(text))} elements={NOTES_ELEMENTS} />
}
