import { type KeyboardEvent, useEffect } from 'react'
import { useStore } from '../platform/use-store'
import { closeToast, holdToast, releaseToast, type Toast, type ToastPlacement, toasts } from '../stores/toasts'
import { IconButton } from './Button'
import { Icon } from './Icon'
import { Spinner } from './Spinner'
import styles from './ToastHost.module.css'
import { useTranslation } from './translation'

const ICONS = { default: '', info: 'info', success: 'check', warning: 'warning', error: 'danger', loading: '' } as const

/**
 * Draws the queue. What is said aloud has to come into a region that was there before, or some screen readers miss it:
 * all of them are in one that waits its turn, and errors interrupt. The focus never moves.
 */
export function ToastHost() {
  const { t } = useTranslation()
  const queue = useStore(toasts)
  useHoldWhileHidden(queue)
  const placements = [...new Set<ToastPlacement>(['top', ...queue.map((toast) => toast.placement ?? 'top')])]
  return (
    <section aria-label={t('ui.notifications')} aria-live="polite" data-print="hide">
      {placements.map((placement) => (
        <div key={placement} className={styles.stack} data-placement={placement}>
          {queue
            .filter((toast) => (toast.placement ?? 'top') === placement)
            .map((toast) => (
              <ToastCard key={toast.id} toast={toast} />
            ))}
        </div>
      ))}
    </section>
  )
}

function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useTranslation()
  const { id, type = 'default', content, closable, showIcon = true, action } = toast
  const icon = toast.icon ?? ICONS[type]
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') closeToast(id)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only stop the clock; Escape closes what has the focus
    <div
      role={type === 'error' ? 'alert' : 'status'}
      className={styles.toast}
      data-type={type}
      data-leaving={toast.leaving || undefined}
      onPointerEnter={() => holdToast(id)}
      onPointerLeave={() => releaseToast(id)}
      onFocus={() => holdToast(id)}
      onBlur={() => releaseToast(id)}
      onKeyDown={keys}
    >
      {showIcon && type === 'loading' && <Spinner size="small" />}
      {showIcon && icon && <Icon name={icon} />}
      <span className={styles.text}>{content}</span>
      {action && (
        <button type="button" className={styles.action} onClick={action.run}>
          {action.text}
        </button>
      )}
      {closable && <IconButton icon="close" label={t('ui.close')} onClick={() => closeToast(id)} />}
    </div>
  )
}

/** The time stands still while nobody can see the tab. */
function useHoldWhileHidden(queue: readonly Toast[]): void {
  const ids = queue.map((toast) => toast.id).join(' ')
  useEffect(() => {
    const all = ids.split(' ').filter(Boolean).map(Number)
    let held = false
    const update = () => {
      if (document.hidden === held) return
      held = document.hidden
      for (const id of all) (held ? holdToast : releaseToast)(id)
    }
    update()
    document.addEventListener('visibilitychange', update)
    return () => {
      document.removeEventListener('visibilitychange', update)
      if (held) all.forEach(releaseToast)
    }
  }, [ids])
}
