import { type ComponentType, use } from 'react'
import { createPromiseCache } from '../platform/promise-cache'

/**
 * A component whose program is loaded when it is first drawn, inside a `Suspense`. React's own `lazy` remembers a
 * failed loading for ever; this one loads again when somebody tries again.
 */
export function onDemand<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const cache = createPromiseCache<ComponentType<P>>()
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each module, like React's lazy
  return function OnDemand(props: P) {
    const Drawing = use(cache('', load))
    return <Drawing {...props} />
  }
}
