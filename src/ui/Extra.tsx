import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from './ErrorBoundary'

interface ExtraProps {
  /** What is inside and which file holds it, for the message in the console. */
  what: string
  where: string
  /** Kept in its place while it loads. */
  fallback?: ReactNode
  children: ReactNode
}

/** Something a page can do without: when its program does not arrive, or fails, it is left out and the page stays. */
export function Extra({ what, where, fallback, children }: ExtraProps) {
  return (
    <ErrorBoundary what={what} where={where} quiet>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  )
}
