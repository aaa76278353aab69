import { type AnchorHTMLAttributes, type MouseEvent, use, useRef } from 'react'
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router-dom'
import { findTarget } from '../content/hash-target'
import type { ManifestIndex } from '../content/manifest'
import { useOptionalManifest } from '../content/page-context'
import { encodePath, resolveLink } from '../content/paths'
import { prefetch } from '../content/prefetch'
import { resolveRoute } from '../content/resolve'
import { withBase } from '../platform/base'
import { focusWithoutScroll } from '../platform/scroll'
import { useTranslation } from './translation'

/** How long the pointer rests on a link before its page is read ahead, in milliseconds. */
const INTENT = 60

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of the site, a hash, or an address elsewhere; what is none of these shows as plain text. */
  to: string
  /** Whose folder a relative path starts from, under the content folder. */
  file?: string | undefined
  /** Take the place of the current entry of the history. */
  replace?: boolean
  /** Say to screen readers that the link opens another tab (default: yes for other sites). */
  announceTab?: boolean
}

/** The only anchor of the site: canonical addresses inside, safe ones outside, and the browser's own gestures untouched. */
export function Link({ to, file = '', replace, announceTab = true, children, ...rest }: LinkProps) {
  const manifest = useOptionalManifest()
  const target = targetOf(to, file, manifest)
  switch (target.kind) {
    case 'refused':
      return <span className={rest.className}>{children}</span>
    case 'here':
      return (
        <HashLink hash={target.hash} replace={replace} {...rest}>
          {children}
        </HashLink>
      )
    case 'site':
      return (
        <PageLink path={target.path} suffix={target.suffix} replace={replace} {...rest}>
          {children}
        </PageLink>
      )
    case 'file':
      return (
        <a {...rest} href={target.url}>
          {children}
        </a>
      )
    case 'elsewhere':
      return (
        <a target="_blank" rel="noopener noreferrer" {...rest} href={target.url}>
          {children}
          {announceTab && <NewTabHint />}
        </a>
      )
  }
}

type Target =
  | { kind: 'refused' }
  | { kind: 'here'; hash: string }
  | { kind: 'site'; path: string; suffix: string }
  | { kind: 'file' | 'elsewhere'; url: string }

/** What a link's address means, with the canonical path of a page. Pure. */
export function targetOf(to: string, file: string, manifest: ManifestIndex | undefined): Target {
  const link = resolveLink(to, file)
  switch (link.kind) {
    case 'refused':
      return { kind: 'refused' }
    case 'hash':
      return { kind: 'here', hash: link.hash }
    case 'file':
      return { kind: 'file', url: withBase(link.url) }
    case 'external':
      return { kind: /^(?:https?:)?\/\//i.test(link.url) ? 'elsewhere' : 'file', url: link.url }
    case 'page': {
      const suffix = link.search + link.hash
      const listed = manifest?.byPath.get(link.path)
      if (!manifest || (listed && listed.meta.redirectTo === undefined))
        return { kind: 'site', path: link.path, suffix }
      const found = resolveRoute(manifest, encodePath(link.path))
      if (found.kind === 'external') return { kind: 'elsewhere', url: found.url }
      const path = found.kind === 'unlisted' ? (found.candidates[0]?.path ?? found.path) : found.path
      return { kind: 'site', path, suffix }
    }
  }
}

interface PageLinkProps extends Omit<LinkProps, 'to' | 'file'> {
  path: string
  suffix: string
}

function PageLink({ path, suffix, replace, onClick, children, ...rest }: PageLinkProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const readAhead = () => prefetch(path)
  const address = encodePath(path) + suffix

  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event) || rest.target === '_blank') return
    scrollAgain(event, address)
  }

  return (
    <RoutedAnchor
      {...rest}
      to={address}
      replace={replace}
      onClick={click}
      onPointerEnter={() => {
        timer.current = setTimeout(readAhead, INTENT)
      }}
      onPointerLeave={() => clearTimeout(timer.current)}
      onFocus={readAhead}
      onTouchStart={readAhead}
    >
      {children}
    </RoutedAnchor>
  )
}

function HashLink({ hash, replace, onClick, children, ...rest }: Omit<LinkProps, 'to' | 'file'> & { hash: string }) {
  const { pathname, search } = useLocation()
  const address = pathname + search + (hash === '#' ? '' : hash)

  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    if (hash === '#') window.scrollTo({ top: 0, behavior: 'instant' })
    scrollAgain(event, address)
  }

  return (
    <RoutedAnchor {...rest} to={address} replace={replace} onClick={click}>
      {children}
    </RoutedAnchor>
  )
}

interface RoutedAnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string
  replace: boolean | undefined
}

/** An anchor of the router's. Not its `Link`, which listens to the location and is drawn anew at every navigation. */
function RoutedAnchor({ to, replace, onClick, children, ...rest }: RoutedAnchorProps) {
  const { navigator } = use(NavigationContext)
  const address = withBase(to)
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event) || (rest.target ?? '_self') !== '_self') return
    event.preventDefault()
    navigator[replace ? 'replace' : 'push'](address)
  }
  return (
    <a {...rest} href={navigator.createHref(address)} onClick={click}>
      {children}
    </a>
  )
}

/** A click on the address one is at already adds nothing to the history, but the page goes to the place again. */
function scrollAgain(event: MouseEvent<HTMLAnchorElement>, address: string): void {
  // Compared as addresses: what stands in a link may be written with or without percent signs.
  if (new URL(withBase(address), window.location.href).href !== window.location.href) return
  event.preventDefault()
  const target = findTarget(window.location.hash)
  if (!target) {
    window.scrollTo({ top: 0, behavior: 'instant' })
    return
  }
  target.scrollIntoView({ behavior: 'instant' })
  focusWithoutScroll(target)
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

function NewTabHint() {
  const { t } = useTranslation()
  return <span className="visually-hidden"> {t('ui.newTab')}</span>
}
