/**
 * The inline lines of `index.html` start fetching the manifest and the markdown of the address before this script has
 * arrived. Each answer is taken once; whoever comes second asks the server itself.
 */
declare global {
  interface Window {
    docsEarly?: Map<string, Promise<Response>>
  }
}

export function takeEarly(url: string): Promise<Response> | undefined {
  const early = typeof window === 'undefined' ? undefined : window.docsEarly
  const response = early?.get(url)
  early?.delete(url)
  return response
}
