import { type FocusEvent, type KeyboardEvent, use, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useOptionalManifest } from '../../content/page-context'
import { encodePath } from '../../content/paths'
import { Markdown } from '../../markdown/Markdown'
import { type Pipeline, preparePipeline } from '../../markdown/pipeline'
import { createPromiseCache } from '../../platform/promise-cache'
import { focusWithoutScroll } from '../../platform/scroll'
import type { NoticeAction } from '../../site/types'
import { dismiss } from '../../stores/dismissals'
import { Button, IconButton } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { targetOf } from '../../ui/Link'
import { useTranslation } from '../../ui/translation'
import styles from './NoticeCard.module.css'
import type { ShownNotice } from './notice-rules'

/** A message of the owner: a card at the side that takes no focus, or a dialog over the blurred page. */
export function NoticeCard({ notice }: { notice: ShownNotice }) {
  const [open, setOpen] = useState(true)
  const close = () => {
    dismiss(notice.key, notice.showOnce ? 'local' : 'session')
    setOpen(false)
  }
  if (notice.fullscreen) {
    return (
      <Dialog open={open} onClose={close} label={notice.title} dismissable={!notice.confirm} className={styles.dialog}>
        <NoticeBody notice={notice} onClose={close} />
      </Dialog>
    )
  }
  return open && <Card notice={notice} onClose={close} />
}

function Card({ notice, onClose }: { notice: ShownNotice; onClose(): void }) {
  const card = useRef<HTMLElement>(null)
  /** Where the focus was before it came here. */
  const before = useRef<EventTarget>(null)
  useEffect(() => {
    const uncover = ({ target }: Event) => {
      // Not what a mouse presses: it would move away from under the pointer.
      if (card.current && target instanceof Element && target.matches(':focus-visible'))
        bringAbove(card.current, target)
    }
    const { dataset } = document.documentElement
    dataset.notice = ''
    document.addEventListener('focusin', uncover)
    return () => {
      delete dataset.notice
      document.removeEventListener('focusin', uncover)
    }
  }, [])
  const close = () => {
    const hadFocus = card.current?.contains(document.activeElement)
    onClose()
    const back = before.current ?? document.querySelector('main h1')
    if (hadFocus && back instanceof HTMLElement) focusWithoutScroll(back)
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !notice.confirm) close()
  }
  const focused = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !card.current?.contains(relatedTarget)) before.current = relatedTarget
  }
  return (
    <section
      ref={card}
      className={styles.card}
      aria-label={notice.title}
      data-print="hide"
      onKeyDown={keys}
      onFocus={focused}
    >
      <NoticeBody notice={notice} onClose={close} />
    </section>
  )
}

/** Space between what has the focus and the card, in pixels. */
const CLEARANCE = 12

/** Scrolls what has the focus out from under a card at the bottom; browsers think that it is in view. */
function bringAbove(card: HTMLElement, focused: Element): void {
  const over = card.getBoundingClientRect()
  const { top, bottom, left, right } = focused.getBoundingClientRect()
  const isCovered = top < over.bottom && bottom > over.top && left < over.right && right > over.left
  if (isCovered && over.top > window.innerHeight / 3 && !card.contains(focused))
    window.scrollBy({ top: bottom - over.top + CLEARANCE, behavior: 'instant' })
}

function NoticeBody({ notice, onClose }: { notice: ShownNotice; onClose(): void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const manifest = useOptionalManifest()
  const { title, content, actions = [], confirm } = notice

  const act = ({ link }: NoticeAction) => {
    onClose()
    if (link === undefined) return
    const target = targetOf(link, 'site.yaml', manifest)
    if (target.kind === 'site') navigate(encodePath(target.path) + target.suffix)
    else if (target.kind === 'here') navigate(target.hash)
    else if (target.kind !== 'refused') window.open(target.url, '_blank', 'noopener,noreferrer')
  }
  return (
    <>
      <header className={styles.head}>
        <h2>{title}</h2>
        {!confirm && <IconButton icon="close" label={t('ui.close')} onClick={onClose} />}
      </header>
      <div className={styles.body}>
        <Markdown pipeline={use(pipelineOf(content))} />
      </div>
      {actions.length > 0 && (
        <footer className={styles.actions}>
          {actions.map((action) => (
            <Button key={action.text} look={action.type ?? 'default'} onClick={() => act(action)}>
              {action.text}
            </Button>
          ))}
        </footer>
      )}
    </>
  )
}

const pipelines = createPromiseCache<Pipeline>()

/** What draws a text of the settings; prepared once. */
const pipelineOf = (text: string): Promise<Pipeline> =>
  pipelines(text, () => preparePipeline(text, { file: 'site.yaml' }))
