import { Fragment, Suspense } from 'react'
import { Spinner } from '../../ui/Spinner'
import { useProductTexts } from '../../ui/use-product-texts'
import { Note } from './FailureNote'
import { TOOLS } from './registry'
import { TrustNote } from './TrustNote'
import styles from './tools.module.css'

/** A tool by its name in `registry.ts`, under a note on who sees what is entered. */
export function Tool({ name }: { name: string }) {
  const { t } = useProductTexts()
  const row = Object.hasOwn(TOOLS, name) ? TOOLS[name] : undefined
  if (!row) return <Note tone="danger">{t('tool.unknown', { name })}</Note>
  const { draw, trust, who } = row
  return (
    <div className={styles.tool}>
      <TrustNote trust={trust} who={t(`who.${who}`)} />
      <Suspense fallback={<Spinner label={t('tool.working', { who: t(`who.${who}`) })} />}>
        <Fragment key={name}>{draw()}</Fragment>
      </Suspense>
    </div>
  )
}
