import type { liteClient } from 'algoliasearch/lite'
import type { HostedSearch } from '../../site/types'
import { hostUrl } from './hosted-host'
import { answerOf, CLOSE, OPEN } from './hosted-records'
import type { SearchEngine } from './types'

/** Hits asked for; they are grouped by page afterwards. */
const HITS = 40

/** The hosted service as a search engine. Rejects on any answer that is not a list of hits. */
export function hostedEngine(config: HostedSearch, lang: string): SearchEngine {
  return {
    async search(query, { locale, category, limit, signal }) {
      const { liteClient } = await import('algoliasearch/lite')
      const client = liteClient(config.appId, config.apiKey, {
        ...(config.hosts ? { hosts: config.hosts.map(hostOf) } : {}),
        requester: { send: (request) => send(request, signal) },
        hostsCache: FORGETFUL,
      })
      const { results } = await client.search<Record<string, unknown>>({
        requests: [
          {
            indexName: config.indexName,
            query,
            hitsPerPage: HITS,
            facetFilters: [`lang:${lang}`],
            attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url'],
            attributesToSnippet: ['content:24'],
            highlightPreTag: OPEN,
            highlightPostTag: CLOSE,
          },
        ],
      })
      const [result] = results
      if (!result || !('hits' in result) || !Array.isArray(result.hits)) {
        throw new Error('the answer of the search service has no hits')
      }
      return answerOf(result.hits, query, { locale, limit, ...(category ? { category } : {}) })
    },
  }
}

function hostOf(host: string) {
  const { protocol, host: name, pathname } = hostUrl(host)
  const url = name + pathname.replace(/\/$/, '')
  return { url, accept: 'readWrite', protocol: protocol === 'http:' ? 'http' : 'https' } as const
}

type Options = NonNullable<Parameters<typeof liteClient>[2]>
type Requester = NonNullable<Options['requester']>

/** The client's own requester cannot be aborted. A line that breaks is an answer, too: the client tries its next host. */
async function send(request: Parameters<Requester['send']>[0], signal: AbortSignal): ReturnType<Requester['send']> {
  const { url, method, headers, data } = request
  try {
    // Data is bytes only when compression was asked for.
    const body = typeof data === 'string' ? { body: data } : {}
    const response = await fetch(url, { method, headers, signal, ...body })
    // Asking again is what the service just refused; the local index answers meanwhile.
    if (response.status === 429) throw new TooManyRequests(url)
    return { status: response.status, content: await response.text(), isTimedOut: false }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof TooManyRequests) throw error
    return { status: 0, content: error instanceof Error ? error.message : String(error), isTimedOut: false }
  }
}

class TooManyRequests extends Error {
  constructor(url: string) {
    super(`${url}: 429, too many requests`)
  }
}

/** The client would note the state of its hosts in the visitor's storage; the next visit may find out for itself. */
const FORGETFUL: NonNullable<Options['hostsCache']> = {
  get: (_key, otherwise) => otherwise(),
  set: (_key, value) => Promise.resolve(value),
  delete: () => Promise.resolve(),
  clear: () => Promise.resolve(),
}
