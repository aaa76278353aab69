import { use } from 'react'
import styles from './QrCode.module.css'

interface QrCodeProps {
  /** What the code says. Drawn here: it is sent nowhere. */
  text: string
  /** The accessible name. */
  label: string
}

const drawings = new Map<string, Promise<{ size: number; path: string }>>()

/** More than any page shows at once. */
const KEPT = 16

/** The same promise must come back while React waits for it. */
function drawingOf(text: string) {
  const known = drawings.get(text)
  if (known) return known
  const drawing = draw(text)
  drawing.catch(() => drawings.delete(text))
  drawings.set(text, drawing)
  const oldest = drawings.keys().next().value
  if (drawings.size > KEPT && oldest !== undefined) drawings.delete(oldest)
  return drawing
}

async function draw(text: string): Promise<{ size: number; path: string }> {
  const { encode } = await import('uqr')
  // Four modules of quiet zone, as the standard asks; readers fail without.
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}

/** A QR code, black on white in both themes because cameras want it so. Suspends while its drawer loads. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = use(drawingOf(text))
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
