import { useEffect, useRef, useState } from 'react'
import { copyText } from '../platform/clipboard'
import { COPIED_FEEDBACK } from '../site/constants'
import { showToast } from '../stores/toasts'
import { IconButton } from './Button'
import { useTranslation } from './translation'

interface CopyButtonProps {
  /** The text, or how to get it when the button is pressed. */
  text: string | (() => string | Promise<string>)
  /** The accessible name; "Copy code" when absent. */
  label?: string
  className?: string
}

/** Copies a text and says so for two seconds, to the eye and to a screen reader. */
export function CopyButton({ text, label, className }: CopyButtonProps) {
  const { t } = useTranslation()
  const [copied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const copy = async () => {
    const done = await copyText(typeof text === 'string' ? text : await text())
    if (!done) {
      showToast({ type: 'error', content: t('ui.copyFailed') })
      return
    }
    setCopied(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setCopied(false), COPIED_FEEDBACK)
  }

  return (
    <>
      <IconButton
        icon={copied ? 'check' : 'copy'}
        label={label ?? t('ui.copyCode')}
        className={className}
        data-copied={copied || undefined}
        data-print="hide"
        onClick={() => void copy()}
      />
      <span role="status" className="visually-hidden">
        {copied && t('ui.copied')}
      </span>
    </>
  )
}
