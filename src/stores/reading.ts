import { createStored } from '../platform/storage'
import { STORAGE } from '../site/constants'

export const TEXT_SIZES = ['small', 'normal', 'large', 'larger'] as const
export const LINE_WIDTHS = ['narrow', 'normal', 'wide'] as const
export const CONTRASTS = ['normal', 'more'] as const

/** How this reader likes to read. */
export interface Reading {
  textSize: (typeof TEXT_SIZES)[number]
  lineWidth: (typeof LINE_WIDTHS)[number]
  contrast: (typeof CONTRASTS)[number]
}

const NORMAL: Reading = { textSize: 'normal', lineWidth: 'normal', contrast: 'normal' }

const oneOf = <T extends string>(values: readonly T[], value: unknown, fallback: T): T =>
  values.find((candidate) => candidate === value) ?? fallback

export const reading = createStored<Reading>({
  key: STORAGE.reading,
  parse(text) {
    const stored = JSON.parse(text) as Partial<Record<keyof Reading, unknown>> | null
    return {
      textSize: oneOf(TEXT_SIZES, stored?.textSize, NORMAL.textSize),
      lineWidth: oneOf(LINE_WIDTHS, stored?.lineWidth, NORMAL.lineWidth),
      contrast: oneOf(CONTRASTS, stored?.contrast, NORMAL.contrast),
    }
  },
  format: (value) =>
    Object.entries(NORMAL).every(([key, normal]) => value[key as keyof Reading] === normal)
      ? null
      : JSON.stringify(value),
  fallback: NORMAL,
})

/** Changes one setting. */
export function setReading(changes: Partial<Reading>): void {
  reading.set({ ...reading.get(), ...changes })
}

/** Keeps the root element's attributes in step with the settings; returns how to stop. */
export function applyReading(root: HTMLElement): () => void {
  const apply = () => {
    const { textSize, lineWidth, contrast } = reading.get()
    root.dataset.textSize = textSize
    root.dataset.lineWidth = lineWidth
    root.dataset.contrast = contrast
  }
  apply()
  return reading.subscribe(apply)
}
