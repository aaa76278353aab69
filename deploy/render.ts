/**
 * Writes the hosts' recipes with this build's values into `dist-tools/deploy/`: the Content-Security-Policy changes
 * with the inline lines of `index.html` and with `site.yaml`, the addresses with the base. Part of `npm run build`.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { withDefaults } from '../src/site/defaults'
import { contentSecurityPolicy } from './headers'

const root = join(import.meta.dirname, '..')

/** Fills the placeholders of every recipe in `from` with the values of the build in `dist`, into `to`. */
export function renderRecipes(from: string, dist: string, to: string, base: string): string[] {
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  const { site } = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as { site: unknown }
  const pattern = base.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&')
  const values: Record<string, string> = {
    base,
    // For regular expressions, and for hosts that are told paths without the last slash.
    'base-pattern': pattern,
    'base-script-pattern': pattern.replaceAll('/', '\\/'),
    'base-folder': base.replace(/\/$/, ''),
    csp: contentSecurityPolicy(html, withDefaults(site)),
  }
  const recipes = readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name).slice(from.length + 1))
  for (const recipe of recipes) {
    const target = join(to, recipe)
    mkdirSync(dirname(target), { recursive: true })
    const text = readFileSync(join(from, recipe), 'utf8')
    cpSync(join(from, recipe), target)
    writeFileSync(target, fill(text, values, recipe))
  }
  return recipes
}

/** Replaces `@@name@@`. Throws when a recipe asks for a value that does not exist. */
export function fill(text: string, values: Record<string, string>, recipe: string): string {
  return text.replace(/@@([\w-]+)@@/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`deploy/${recipe}: there is no value @@${name}@@`)
    return value
  })
}

if (process.argv[1] === import.meta.filename) {
  const recipes = renderRecipes(
    import.meta.dirname,
    join(root, 'dist'),
    join(root, 'dist-tools', 'deploy'),
    process.env.BASE ?? '/',
  )
  console.log(`deploy: ${recipes.length} recipes in dist-tools/deploy`)
}
