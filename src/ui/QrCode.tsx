import { use } from 'react'
import { createPromiseCache } from '../platform/promise-cache'
import styles from './QrCode.module.css'

interface QrCodeProps {
  /** What the code says. Drawn here: it is sent nowhere. */
  text: string
  /** The accessible name. */
  label: string
}

/** More than any page shows at once. */
const drawings = createPromiseCache<{ size: number; path: string }>(16)

async function draw(text: string): Promise<{ size: number; path: string }> {
  const { encode } = await import('uqr')
  // Four modules of quiet zone, as the standard asks; readers fail without.
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}

/** A QR code, black on white in both themes because cameras want it so. Suspends while its drawer loads. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = use(drawings(text, () => draw(text)))
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
