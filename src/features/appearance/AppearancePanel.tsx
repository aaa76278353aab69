import { usePage, useSite } from '../../content/page-context'
import { useStore } from '../../platform/use-store'
import { localised } from '../../site/localised'
import { CONTRASTS, LINE_WIDTHS, reading, setReading, TEXT_SIZES } from '../../stores/reading'
import { chooseScheme, originOf, type Scheme, scheme, theme, themeColor } from '../../stores/theme'
import { useTranslation } from '../../ui/translation'
import styles from './AppearancePanel.module.css'
import { Choices } from './Choices'
import { ScreenChoices } from './ScreenChoices'

const SCHEMES = { switch: ['light', 'dark', 'auto'], toggle: ['light', 'dark'] } as const

/** Everything a reader may set about how the site looks: groups of radio buttons, remembered in this browser. */
export function AppearancePanel() {
  const { t } = useTranslation()
  const settings = useStore(reading)
  return (
    <div className={styles.panel}>
      <ModeChoices />
      <ColorChoices />
      <Choices
        legend={t('appearance.textSize')}
        value={settings.textSize}
        options={TEXT_SIZES.map((value) => ({ value, label: t(`appearance.${value}`) }))}
        onChoose={(textSize) => setReading({ textSize })}
      />
      <Choices
        legend={t('appearance.lineWidth')}
        value={settings.lineWidth}
        options={LINE_WIDTHS.map((value) => ({ value, label: t(`appearance.${value}`) }))}
        onChoose={(lineWidth) => setReading({ lineWidth })}
      />
      <Choices
        legend={t('appearance.contrast')}
        value={settings.contrast}
        options={CONTRASTS.map((value) => ({ value, label: t(`appearance.${value}`) }))}
        onChoose={(contrast) => setReading({ contrast })}
      />
      <ScreenChoices />
    </div>
  )
}

function ModeChoices() {
  const { t } = useTranslation()
  const { darkmode } = useSite().theme
  const choice = useStore(scheme)
  const shown = useStore(theme)
  if (darkmode !== 'switch' && darkmode !== 'toggle') return null
  const icons = { light: 'sun', dark: 'moon', auto: 'monitor' } as const
  const options: readonly Scheme[] = SCHEMES[darkmode]
  return (
    <Choices
      legend={t('appearance.mode')}
      value={darkmode === 'toggle' ? shown : choice}
      options={options.map((value) => ({ value, label: t(`appearance.${value}`), icon: icons[value] }))}
      onChoose={(value, event) => chooseScheme(value, originOf(event))}
    />
  )
}

function ColorChoices() {
  const { t } = useTranslation()
  const { page } = usePage()
  const { colors } = useSite().theme
  const chosen = useStore(themeColor)
  const isDark = useStore(theme) === 'dark'
  if (colors.length === 0) return null
  const own = { value: '0', label: t('appearance.defaultColor'), swatch: 'var(--accent-default)' }
  const others = colors.map((color, index) => ({
    value: String(index + 1),
    label: localised(color.name, page.lang) ?? String(index + 1),
    swatch: isDark ? color.dark : color.light,
  }))
  return (
    <Choices
      legend={t('appearance.color')}
      value={String(chosen)}
      options={[own, ...others]}
      onChoose={(value) => themeColor.set(Number(value))}
    />
  )
}
