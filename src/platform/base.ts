/** The folder the site is served from, with slashes at both ends; a build option (`BASE=/docs/ npm run build`). */
export const BASE: string = import.meta.env?.BASE_URL ?? '/'

/** A site-absolute address (`/content/…`) under the base. */
export const withBase = (url: string): string => (url.startsWith('/') ? BASE + url.slice(1) : url)

/** The site-absolute part of a browser pathname, or `undefined` when it is outside the base. */
export function withoutBase(pathname: string): string | undefined {
  if (pathname.startsWith(BASE)) return `/${pathname.slice(BASE.length)}`
  return `${pathname}/` === BASE ? '/' : undefined
}

/** The whole address of a path without the base; workers have addresses of their own and need it. */
export const wholeUrl = (path: string): string => new URL(withBase(path), document.baseURI).href
