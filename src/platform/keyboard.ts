/** Whether keys pressed here are meant for what has the focus: a field, an editor, a slider, an open dialog. */
export function isOccupied(event: KeyboardEvent): boolean {
  if (event.isComposing || event.defaultPrevented || document.querySelector('dialog[open][data-modal]')) return true
  const target = event.target
  if (!(target instanceof Element)) return false
  return (
    target.closest(
      'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="slider"], [role="textbox"]',
    ) !== null
  )
}

/** Whether a key was pressed with another one that gives it a meaning of its own: Alt and an arrow go back. */
export const hasModifier = ({
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>): boolean => ctrlKey || metaKey || altKey

/** Whether a key was pressed alone and is free to mean something for the page. */
export const isFreeKey = (event: KeyboardEvent): boolean => !(hasModifier(event) || isOccupied(event))

/** Whether shortcuts are spelled with ⌘. A snapshot is written before anybody's keyboard is known. */
export const isApple = (): boolean =>
  typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform ?? '')
