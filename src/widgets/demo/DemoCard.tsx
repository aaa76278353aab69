import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../ui/Button'
import { useTranslation } from '../../ui/translation'
import styles from './DemoCard.module.css'
import type { Playground } from './demo-code'

interface DemoCardProps {
  title: ReactNode
  result: ReactNode
  code: ReactNode
  playgrounds?: readonly Playground[]
  startsOpen?: boolean
}

/** A result with its source below, folded away until somebody asks; paper shows both. */
export function DemoCard({ title, result, code, playgrounds = [], startsOpen = false }: DemoCardProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(startsOpen)
  const id = useId()
  return (
    <section className={styles.card}>
      {(title || playgrounds.length > 0) && (
        <header className={styles.head}>
          <span className={styles.title}>{title}</span>
          {playgrounds.map((playground) => (
            <PlaygroundButton key={playground.service} {...playground} />
          ))}
        </header>
      )}
      {result}
      <div className={styles.bar}>
        <Button look="quiet" icon="code" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {t(open ? 'widgets.demo.hide' : 'widgets.demo.code')}
        </Button>
      </div>
      <div id={id} className={styles.code} hidden={!open}>
        {code}
      </div>
    </section>
  )
}

/** Sends the code to a playground by a form, into a tab of its own. */
function PlaygroundButton({ service, action, fields }: Playground) {
  const { t } = useTranslation()
  return (
    <form action={action} method="post" target="_blank" rel="noopener noreferrer">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button look="quiet" icon="external" type="submit">
        {t('widgets.demo.external', { service })}
      </Button>
    </form>
  )
}
