import type { PageMeta } from '../../content/frontmatter'

/** The lowest and highest heading level of an outline, `h2` being 2; `undefined` for no outline. */
export function outlineLevels(meta: PageMeta, siteDepth: number): [number, number] | undefined {
  const { toc } = meta
  if (toc === false) return undefined
  const levels = typeof toc === 'object' ? toc.levels : undefined
  if (levels === false) return undefined
  if (levels === 'deep') return [2, 6]
  if (Array.isArray(levels)) return [Math.min(...levels), Math.max(...levels)]
  const depth = levels ?? meta.headerDepth ?? siteDepth
  return depth > 0 ? [2, Math.min(6, 1 + depth)] : undefined
}
