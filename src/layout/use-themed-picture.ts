import { usePage } from '../content/page-context'
import { resolveLink } from '../content/paths'
import { withBase } from '../platform/base'
import { useStore } from '../platform/use-store'
import { theme } from '../stores/theme'

/** Address of a picture that a page's frontmatter names, relative to the page's file or absolute. */
export function pictureUrl(picture: string, file: string): string | undefined {
  const link = resolveLink(picture, file)
  if (link.kind === 'file') return withBase(link.url)
  return link.kind === 'external' ? link.url : undefined
}

/** Address of a picture of the current page that may have a variant for the dark theme. */
export function useThemedPicture(light: string | undefined, dark: string | undefined): string | undefined {
  const { page } = usePage()
  const isDark = useStore(theme) === 'dark'
  const picture = isDark ? (dark ?? light) : light
  return picture === undefined ? undefined : pictureUrl(picture, page.document.file)
}
