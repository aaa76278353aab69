import type { Plugin, Rolldown } from 'vite'

/** What `index.html` says where the names of the early programs go. */
const PLACE = '/* early programs */ {}'

/** Programs that a first screen needs beside the entry, by the name under which the inline lines look for them. */
const PROGRAMS = /\/src\/(?:site\/locales\/([\w-]+)|layout\/home\/(HomePage))\.tsx?$/

/**
 * Tells the inline lines of `index.html` which files hold the interface texts of a language and the frame of start
 * pages, so that they are asked for beside the entry, not after it has read the manifest.
 */
export function earlyPrograms(): Plugin {
  return {
    name: 'early-programs',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html
        if (!html.includes(PLACE)) throw new Error(`index.html has no place for early programs: ${PLACE}`)
        return html.replace(PLACE, () => JSON.stringify(programsOf(bundle)))
      },
    },
  }
}

function programsOf(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const programs = Object.values(bundle).flatMap((file) => {
    if (file.type !== 'chunk' || !file.isDynamicEntry) return []
    const named = PROGRAMS.exec((file.facadeModuleId ?? '').replaceAll('\\', '/'))
    const name = named?.[1] ?? named?.[2]
    return name === undefined ? [] : [{ name, files: [file.fileName, ...(file.viteMetadata?.importedCss ?? [])] }]
  })
  return Object.fromEntries(programs.sort((a, b) => (a.name < b.name ? -1 : 1)).map(({ name, files }) => [name, files]))
}
