import type { MouseEvent } from 'react'
import { useSite } from '../../content/page-context'
import { matchesMedia } from '../../platform/media'
import { useStore } from '../../platform/use-store'
import { chooseScheme, nextScheme, originOf, scheme, theme } from '../../stores/theme'
import { IconButton } from '../../ui/Button'
import { useTranslation } from '../../ui/translation'

const ICONS = { light: 'sun', dark: 'moon', auto: 'monitor' } as const

/** One press, the next scheme: light, dark, system in switch mode, light and dark in toggle mode. */
export function ColorModeButton() {
  const { t } = useTranslation()
  const { darkmode } = useSite().theme
  const choice = useStore(scheme)
  const shown = useStore(theme)
  if (darkmode !== 'switch' && darkmode !== 'toggle') return null
  const now = darkmode === 'toggle' ? shown : choice
  const change = (event: MouseEvent<HTMLButtonElement>) =>
    chooseScheme(nextScheme(choice, darkmode, matchesMedia('(prefers-color-scheme: dark)')), originOf(event))
  return (
    <IconButton icon={ICONS[now]} label={t('appearance.now', { scheme: t(`appearance.${now}`) })} onClick={change} />
  )
}
