import { i18n } from '../../site/i18n'
import { showToast } from '../../stores/toasts'

let announced = false

/** Says once a visit that the site has a newer program; nothing is reloaded unless the visitor wants it. */
export function announceNewVersion(): void {
  if (announced) return
  announced = true
  showToast({
    type: 'info',
    content: i18n.t('offline.newVersion'),
    duration: 0,
    closable: true,
    placement: 'bottom-right',
    action: { text: i18n.t('offline.reload'), run: () => window.location.reload() },
  })
}
