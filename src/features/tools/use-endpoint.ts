import { useSite } from '../../content/page-context'
import { useStore } from '../../platform/use-store'
import { chosenEndpoint, currentEndpoint, customEndpoint, type Endpoint, visitedHost } from '../../stores/endpoint'

/** The helper endpoint that the next call goes to; a change of the selector counts at once. */
export function useEndpoint(): Endpoint & { who: string } {
  const { endpoints } = useSite()
  const custom = useStore(customEndpoint)
  const endpoint = currentEndpoint(endpoints, useStore(visitedHost), custom, useStore(chosenEndpoint))
  return { ...endpoint, who: `${endpoint.name} (${endpoint.url})` }
}
