/**
 * Languages that are coloured: each is loaded when a block of it comes near the screen, the most frequent one together
 * with what colours it. All others are plain text.
 */
import type { LanguageFn } from 'highlight.js'
import bash from 'highlight.js/lib/languages/bash'

type Loader = () => Promise<{ default: LanguageFn }>

const LANGUAGES: Readonly<Record<string, Loader>> = {
  apache: () => import('highlight.js/lib/languages/apache'),
  bash: async () => ({ default: bash }),
  c: () => import('highlight.js/lib/languages/c'),
  caddyfile: () => import('./caddyfile'),
  cpp: () => import('highlight.js/lib/languages/cpp'),
  csharp: () => import('highlight.js/lib/languages/csharp'),
  css: () => import('highlight.js/lib/languages/css'),
  diff: () => import('highlight.js/lib/languages/diff'),
  dockerfile: () => import('highlight.js/lib/languages/dockerfile'),
  dos: () => import('highlight.js/lib/languages/dos'),
  go: () => import('highlight.js/lib/languages/go'),
  graphql: () => import('highlight.js/lib/languages/graphql'),
  http: () => import('highlight.js/lib/languages/http'),
  ini: () => import('highlight.js/lib/languages/ini'),
  java: () => import('highlight.js/lib/languages/java'),
  javascript: () => import('highlight.js/lib/languages/javascript'),
  json: () => import('highlight.js/lib/languages/json'),
  kotlin: () => import('highlight.js/lib/languages/kotlin'),
  lua: () => import('highlight.js/lib/languages/lua'),
  makefile: () => import('highlight.js/lib/languages/makefile'),
  markdown: () => import('highlight.js/lib/languages/markdown'),
  nginx: () => import('highlight.js/lib/languages/nginx'),
  php: () => import('highlight.js/lib/languages/php'),
  powershell: () => import('highlight.js/lib/languages/powershell'),
  properties: () => import('highlight.js/lib/languages/properties'),
  python: () => import('highlight.js/lib/languages/python'),
  ruby: () => import('highlight.js/lib/languages/ruby'),
  rust: () => import('highlight.js/lib/languages/rust'),
  shell: () => import('highlight.js/lib/languages/shell'),
  sql: () => import('highlight.js/lib/languages/sql'),
  swift: () => import('highlight.js/lib/languages/swift'),
  typescript: () => import('highlight.js/lib/languages/typescript'),
  xml: () => import('highlight.js/lib/languages/xml'),
  yaml: () => import('highlight.js/lib/languages/yaml'),
}

/** Other names of the same languages. */
const ALIASES: Readonly<Record<string, string>> = {
  apacheconf: 'apache',
  bat: 'dos',
  'c#': 'csharp',
  'c++': 'cpp',
  caddy: 'caddyfile',
  cjs: 'javascript',
  cmd: 'dos',
  conf: 'nginx',
  console: 'shell',
  cs: 'csharp',
  docker: 'dockerfile',
  dotenv: 'properties',
  env: 'properties',
  golang: 'go',
  gql: 'graphql',
  html: 'xml',
  js: 'javascript',
  json5: 'json',
  jsonc: 'json',
  jsx: 'javascript',
  kt: 'kotlin',
  make: 'makefile',
  md: 'markdown',
  mjs: 'javascript',
  patch: 'diff',
  ps1: 'powershell',
  pwsh: 'powershell',
  py: 'python',
  rb: 'ruby',
  rs: 'rust',
  service: 'ini',
  sh: 'bash',
  shellsession: 'shell',
  svg: 'xml',
  systemd: 'ini',
  toml: 'ini',
  ts: 'typescript',
  tsx: 'typescript',
  vue: 'xml',
  yml: 'yaml',
  zsh: 'bash',
}

/** Grammars that a grammar embeds. */
const EMBEDDED: Readonly<Record<string, readonly string[]>> = {
  http: ['json'],
  shell: ['bash'],
  xml: ['css', 'javascript'],
}

/** The language a name stands for; `undefined` for one that is not coloured. */
export function languageOf(name: string): string | undefined {
  const language = Object.hasOwn(ALIASES, name) ? (ALIASES[name] ?? name) : name
  return Object.hasOwn(LANGUAGES, language) ? language : undefined
}

/** The grammars that a language needs, by their names, itself included. */
export async function loadGrammars(language: string): Promise<[string, LanguageFn][]> {
  const names = [language, ...(Object.hasOwn(EMBEDDED, language) ? (EMBEDDED[language] ?? []) : [])]
  return Promise.all(
    names.map(async (name): Promise<[string, LanguageFn]> => {
      const load = LANGUAGES[name]
      if (!load) throw new Error(`code/languages.ts has no loader for ${name}`)
      return [name, (await load()).default]
    }),
  )
}
