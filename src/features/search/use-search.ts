import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useLocale, usePage } from '../../content/page-context'
import { report } from '../../platform/report'
import { useStore } from '../../platform/use-store'
import { SEARCH_DEBOUNCE } from '../../site/constants'
import { conduct, type Trouble } from './conduct'
import { contentsOf } from './contents'
import { hostedEngine } from './hosted'
import { isWhole, localEngine, open, reading } from './local'
import type { Progress } from './messages'
import { answerByTitles, together } from './title-answer'
import type { Answer, Category } from './types'

/** Pages shown at most. */
const LIMIT = 20
/** While pages are still read, the answer is brought up to date each time so many have arrived. */
const ROUND = 8

export interface Search {
  /** `growing`: the answer is one in part, and a whole one follows. */
  status: 'idle' | 'searching' | 'growing' | 'done' | 'failed'
  /** The newest answer; while a newer one is awaited it stays. */
  answer?: Answer | undefined
  /** What the answer is to; the same for one in part and the whole one that follows. */
  to?: string | undefined
  /** The hosted service is configured and out of use for now. */
  trouble?: Trouble | undefined
  progress?: Progress | undefined
  /** Asks again, the hosted service first. */
  retry(): void
}

/** A moment of a search. */
type Known = Pick<Search, 'status' | 'answer' | 'to'>

/** What was answered last; `to` tells whether that is what is asked now. */
interface Answered extends Known {
  status: Exclude<Search['status'], 'idle' | 'searching'>
}

const NOTHING: Answered = { status: 'done' }

/** Answers what is typed while the dialog is open: the hosted service first, the local index when that cannot. */
export function useSearch(isOpen: boolean, query: string, category: Category | undefined): Search {
  const { manifest } = usePage()
  const { prefix, lang } = useLocale()
  const { hosted } = manifest.site.search
  const [answered, setAnswered] = useState(NOTHING)
  const [trouble, setTrouble] = useState<Trouble>()
  const [attempt, setAttempt] = useState(0)
  const progress = useStore(reading)
  // The last pages to arrive end the reading, and so are a round too.
  const round = progress ? Math.floor(progress.done / ROUND) : 'all'
  const text = query.trim()
  const asked = text === '' ? undefined : `${prefix} ${category ?? ''} ${text}`
  const usesHosted = hosted !== undefined && trouble === undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: an opening takes in what was visited meanwhile; it and Retry read again what could not be read
  const contents = useMemo(() => contentsOf(manifest, prefix), [manifest, prefix, isOpen, attempt])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening is a new chance, also for the hosted service
  useEffect(() => {
    setTrouble(undefined)
    setAnswered((last) => (last.status === 'failed' ? NOTHING : last))
  }, [isOpen])
  useEffect(() => {
    const online = () => setTrouble(undefined)
    window.addEventListener('online', online)
    return () => window.removeEventListener('online', online)
  }, [])

  // Asked before the browser draws, which takes longer than most answers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked is text, category and prefix; round asks the same again
  useLayoutEffect(() => {
    if (!isOpen) return
    if (asked === undefined) {
      setAnswered(NOTHING)
      if (!usesHosted) open(contents)
      return
    }
    const controller = new AbortController()
    const { signal } = controller
    const run = async () => {
      const engines = { local: localEngine(contents), ...(usesHosted ? { hosted: hostedEngine(hosted, lang) } : {}) }
      const onPart = (answer: Answer) => {
        if (!signal.aborted) setAnswered({ status: 'growing', answer, to: asked })
      }
      const options = { locale: prefix, limit: LIMIT, signal, onPart, ...(category ? { category } : {}) }
      try {
        const conducted = await conduct(engines, text, options)
        if (signal.aborted) return
        if (conducted.trouble) {
          report('the search service did not answer', 'hosted search', 'check search in site.yaml', conducted.cause)
          setTrouble(conducted.trouble)
        }
        setAnswered({ status: 'done', answer: conducted.answer, to: asked })
      } catch (error) {
        if (signal.aborted) return
        report('nothing could be searched', contents.searchUrl ?? contents.contentUrl, 'check the connection', error)
        setAnswered({ status: 'failed', to: asked })
      }
    }
    const timer = usesHosted ? setTimeout(() => void run(), SEARCH_DEBOUNCE) : undefined
    if (!usesHosted) void run()
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [isOpen, asked, contents, lang, usesHosted, attempt, round])

  const retry = useCallback(() => {
    setTrouble(undefined)
    setAnswered(({ answer }) => ({ ...NOTHING, answer }))
    setAttempt((count) => count + 1)
  }, [])
  const isGrowing = asked !== undefined && !usesHosted && (progress !== undefined || !isWhole(prefix))
  const named = useMemo(
    () => (isGrowing ? answerByTitles(contents, text, category) : undefined),
    [isGrowing, contents, text, category],
  )
  const status = asked === undefined ? 'idle' : answered.to === asked ? answered.status : 'searching'
  const known = useMemo(() => withTitles({ ...answered, status }, named, asked), [answered, status, named, asked])
  return { ...known, trouble, progress, retry }
}

/** While the texts are on their way: pages that are called so are there at once, and stay before the others. */
function withTitles(known: Known, named: Answer | undefined, asked: string | undefined): Known {
  if (!named || named.hits.length === 0 || known.status === 'failed') return known
  if (known.status === 'searching') return { status: 'growing', answer: named, to: asked }
  return { ...known, answer: known.answer && together(named, known.answer, LIMIT) }
}
