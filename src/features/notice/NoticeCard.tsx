import { type KeyboardEvent, use, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useOptionalManifest } from '../../content/page-context'
import { encodePath } from '../../content/paths'
import { Markdown } from '../../markdown/Markdown'
import { type Pipeline, preparePipeline } from '../../markdown/pipeline'
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
  if (!open) return null
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !notice.confirm) close()
  }
  return (
    <section className={styles.card} aria-label={notice.title} data-print="hide" onKeyDown={keys}>
      <NoticeBody notice={notice} onClose={close} />
    </section>
  )
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

const pipelines = new Map<string, Promise<Pipeline>>()

/** What draws a text of the settings; prepared once. */
function pipelineOf(text: string): Promise<Pipeline> {
  const known = pipelines.get(text) ?? preparePipeline(text, { file: 'site.yaml' })
  pipelines.set(text, known)
  return known
}
