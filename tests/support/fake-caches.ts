/** A CacheStorage in memory with what the worker uses of it: names in the order of their creation, exact addresses. */
export class FakeCaches implements CacheStorage {
  readonly stores = new Map<string, FakeCache>()

  async open(name: string): Promise<Cache> {
    const known = this.stores.get(name) ?? new FakeCache()
    this.stores.set(name, known)
    return known
  }
  async has(name: string): Promise<boolean> {
    return this.stores.has(name)
  }
  async delete(name: string): Promise<boolean> {
    return this.stores.delete(name)
  }
  async keys(): Promise<string[]> {
    return [...this.stores.keys()]
  }
  async match(request: RequestInfo | URL, options?: MultiCacheQueryOptions): Promise<Response | undefined> {
    const names = options?.cacheName === undefined ? await this.keys() : [options.cacheName]
    for (const name of names) {
      const found = await this.stores.get(name)?.match(request, options)
      if (found) return found
    }
    return undefined
  }
  /** Addresses kept under a name, for assertions. */
  urls(name: string): string[] {
    return [...(this.stores.get(name)?.entries.keys() ?? [])]
  }
}

const addressOf = (request: RequestInfo | URL): string =>
  typeof request === 'string' ? request : request instanceof URL ? request.href : request.url

class FakeCache implements Cache {
  readonly entries = new Map<string, { body: ArrayBuffer; init: ResponseInit }>()

  async put(request: RequestInfo | URL, response: Response): Promise<void> {
    const url = addressOf(request)
    const { status, headers } = response
    const body = await response.arrayBuffer()
    // As browsers do: the old entry goes when the new one is there, and the new one is the last.
    this.entries.delete(url)
    this.entries.set(url, { body, init: { status, headers } })
  }
  async match(request: RequestInfo | URL, options?: CacheQueryOptions): Promise<Response | undefined> {
    const url = addressOf(request)
    const bare = (address: string) => (options?.ignoreSearch ? address.replace(/\?.*$/, '') : address)
    const key = [...this.entries.keys()].find((candidate) => bare(candidate) === bare(url))
    const entry = key === undefined ? undefined : this.entries.get(key)
    return entry && new Response(entry.body, entry.init)
  }
  async delete(request: RequestInfo | URL): Promise<boolean> {
    return this.entries.delete(addressOf(request))
  }
  async keys(): Promise<readonly Request[]> {
    return [...this.entries.keys()].map((url) => new Request(url))
  }
  async matchAll(): Promise<readonly Response[]> {
    return [...this.entries.values()].map(({ body, init }) => new Response(body, init))
  }
  async add(): Promise<void> {
    throw new Error('the worker puts what it has looked at')
  }
  async addAll(): Promise<void> {
    throw new Error('the worker puts what it has looked at')
  }
}
