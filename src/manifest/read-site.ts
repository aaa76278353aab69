import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, visit, type YAMLMap } from 'yaml'
import { isRecord } from '../platform/record'
import { SITE_DEFAULTS } from '../site/defaults'
import { advise, type Problem } from './problem'
import type { Schema } from './schema'
import { SITE_SCHEMA } from './site-schema'

export const SITE_FILE = 'site.yaml'

export interface SiteFile {
  /** What the file says, without what equals the defaults; the application completes it. */
  site: Record<string, unknown>
  problems: Problem[]
  /** It is no YAML, so it says nothing at all. */
  isBroken: boolean
  /** Line of the node at a path of keys, for messages that others make. */
  lineOf(path: readonly (string | number)[]): number | undefined
}

/** Parses and checks `site.yaml`. A file that is no YAML at all gives empty settings and the reason. */
export function readSite(source: string, file = SITE_FILE): SiteFile {
  const lines = new LineCounter()
  const document = parseDocument(source, { lineCounter: lines })
  const line = (node: unknown): number | undefined => {
    const start = (node as Node | null | undefined)?.range?.[0]
    return start === undefined ? undefined : lines.linePos(start).line
  }
  const problems: Problem[] = document.errors.map((error) => ({
    file,
    line: error.linePos?.[0].line ?? 1,
    what: `is not valid YAML: ${error.message.split('\n')[0]?.replace(/ at line \d+.*$/, '') ?? error.code}`,
    fix: 'correct that line; until then the former settings stay',
  }))
  if (document.errors.length === 0) {
    for (const { node, what, fix } of check(SITE_SCHEMA, document.contents, '')) {
      problems.push({ file, line: line(node) ?? 1, what, fix })
    }
    // Here and not in what it gives, so that the places of the other items still have their lines.
    visit(document, {
      Seq: (_, list) => {
        list.items = list.items.filter((item) => !isScalar(item) || item.value !== null)
      },
    })
  }
  const data: unknown = document.errors.length === 0 ? document.toJS() : {}
  return {
    site: isRecord(data) ? (differing(data, SITE_DEFAULTS) as Record<string, unknown>) : {},
    problems,
    isBroken: document.errors.length > 0,
    lineOf: (path) => line(document.getIn(path, true)),
  }
}

/** What is in `given` and not the same in `defaults`, so that the manifest stays small. */
function differing(given: unknown, defaults: unknown): unknown {
  if (!isRecord(given) || !isRecord(defaults)) return given
  const result: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(given)) {
    const rest = differing(value, defaults[key])
    if (JSON.stringify(rest) === JSON.stringify(defaults[key])) continue
    if (isRecord(rest) && isRecord(defaults[key]) && Object.keys(rest).length === 0) continue
    result[key] = rest
  }
  return result
}

interface Finding {
  node: unknown
  what: string
  fix: string
}

/** What is wrong with a YAML node by a schema; `where` is the path of keys for the messages. */
function check(schema: Schema, node: unknown, where: string): Finding[] {
  const resolved = resolve(schema)
  const name = where || SITE_FILE
  const finding = (what: string, fix: string): Finding[] => [{ node, what, fix }]
  if (resolved.anyOf) return checkAlternatives(resolved.anyOf, node, where)
  if (resolved.type === 'object') {
    if (!isMap(node)) return finding(`"${name}" is no group of keys`, 'write "key: value" lines below it')
    return checkMap(resolved, node as YAMLMap, where)
  }
  if (resolved.type === 'array') {
    if (!isSeq(node)) return finding(`"${name}" is no list`, 'write one "- item" line for each')
    return node.items.flatMap((item, index) => check(resolved.items ?? {}, item, `${where}[${index}]`))
  }
  const value: unknown = isScalar(node) ? node.value : node
  return fits(resolved, value) ? [] : finding(`"${name}" is ${show(value)}`, `it must be ${inWords(resolved)}`)
}

function checkMap(schema: Schema, map: YAMLMap, where: string): Finding[] {
  const known = Object.keys(schema.properties ?? {})
  const pathOf = (key: string) => (where ? `${where}.${key}` : key)
  const named = map.items.map(({ key, value }) => ({ key, value, name: String(isScalar(key) ? key.value : key) }))
  const missing = (schema.required ?? []).filter((name) => !named.some((pair) => pair.name === name))
  return [
    ...named.flatMap(({ key, value, name }) => {
      const child = schema.properties?.[name] ?? (schema.additionalProperties || undefined)
      if (!child) {
        const fix = advise(name, known, `the keys here are ${known.join(', ')}`)
        return [{ node: key, what: `unknown key "${pathOf(name)}"`, fix }]
      }
      return isScalar(value) && value.value === null ? [] : check(child, value, pathOf(name))
    }),
    ...missing.map((name) => ({ node: map, what: `"${pathOf(name)}" is missing`, fix: 'add it' })),
  ]
}

/** The alternative of the node's own kind speaks; when none is of its kind, all are named. */
function checkAlternatives(alternatives: readonly Schema[], node: unknown, where: string): Finding[] {
  const attempts = alternatives.map((alternative) => check(alternative, node, where))
  if (attempts.some((findings) => findings.length === 0)) return []
  const kind = isMap(node) ? 'object' : isSeq(node) ? 'array' : 'scalar'
  const own = attempts[alternatives.findIndex((alternative) => resolve(alternative).type === kind)]
  if (own) return own
  const what = `"${where || SITE_FILE}" is ${show(isScalar(node) ? node.value : node)}`
  const forms = alternatives.map((alternative) => inWords(resolve(alternative)))
  return [{ node, what, fix: `it must be ${forms.join(' or ')}` }]
}

function resolve(schema: Schema): Schema {
  const name = schema.$ref?.replace('#/$defs/', '')
  return name === undefined ? schema : (SITE_SCHEMA.$defs?.[name] ?? {})
}

function fits(schema: Schema, value: unknown): boolean {
  if (schema.const !== undefined) return value === schema.const
  if (schema.enum) return schema.enum.some((candidate) => candidate === value)
  if (schema.type === 'string') {
    return typeof value === 'string' && (!schema.pattern || new RegExp(schema.pattern).test(value))
  }
  if (schema.type === 'number') {
    return typeof value === 'number' && Number.isFinite(value) && value >= (schema.minimum ?? Number.NEGATIVE_INFINITY)
  }
  return schema.type === undefined || typeof value === schema.type
}

/** A schema in words: `a text`, `one of a, b`, `false`. */
function inWords(schema: Schema): string {
  if (schema.const !== undefined) return String(schema.const)
  if (schema.enum) return schema.enum.length === 1 ? `"${schema.enum[0]}"` : `one of ${schema.enum.join(', ')}`
  if (schema.type === 'object') return 'a group of keys'
  if (schema.type === 'array') return 'a list'
  if (schema.type === 'boolean') return 'true or false'
  if (schema.type === 'number')
    return schema.minimum === undefined ? 'a number' : `a number of at least ${schema.minimum}`
  return schema.pattern ? `a text like ${schema.pattern}` : 'a text'
}

const show = (value: unknown): string => (value === undefined ? 'empty' : (JSON.stringify(value) ?? String(value)))
