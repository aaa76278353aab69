import { Icon } from '../ui/Icon'
import { findIcon } from '../ui/more-icons'
import { reportOnce } from './content'
import type { color, length, text } from './readers'
import type { WidgetProps } from './row'

/** `::home =20px /red::`: an icon by any of its names. One that nobody drew is shown as it was written. */
export function PageIcon({
  attributes,
  children,
  file,
}: WidgetProps<{ name: typeof text; size: typeof length; color: typeof color }>) {
  const { name = '', size, color } = attributes
  if (findIcon(name) === undefined) {
    reportOnce(`there is no icon "${name}"`, file, 'docs/STYLE.md lists the names')
    return <>{children}</>
  }
  return (
    <span style={{ fontSize: size, color }}>
      <Icon name={name} />
    </span>
  )
}
