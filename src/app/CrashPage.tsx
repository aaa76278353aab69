import { Component, type ReactNode, useEffect } from 'react'
import { report } from '../platform/report'
import { useTranslation } from '../ui/translation'
import { FailureScreen } from './FailureScreen'

interface CrashBoundaryProps {
  /** Another value is another page, which may well be drawn. */
  at: unknown
  children: ReactNode
}

/** Keeps a failure of the frame itself from leaving a white page. */
export class CrashBoundary extends Component<CrashBoundaryProps, { at: unknown; crash?: { error: unknown } }> {
  override state: { at: unknown; crash?: { error: unknown } } = { at: this.props.at }

  static getDerivedStateFromError(error: unknown) {
    return { crash: { error } }
  }

  static getDerivedStateFromProps({ at }: CrashBoundaryProps, state: { at: unknown }) {
    return state.at === at ? null : { at, crash: undefined }
  }

  override render(): ReactNode {
    const { crash } = this.state
    return crash ? <CrashPage error={crash.error} /> : this.props.children
  }
}

/** Instead of a white page when loading or rendering itself failed. */
export function CrashPage({ error }: { error: unknown }) {
  const { t } = useTranslation()
  useEffect(() => {
    report('the page could not be shown', window.location.pathname, 'reload; report it if it stays', error)
  }, [error])
  return (
    <FailureScreen
      title={t('crash.title')}
      hint={t('crash.hint')}
      detail={error instanceof Error ? error.message : String(error)}
      action={t('crash.reload')}
      onAction={() => window.location.reload()}
    />
  )
}
