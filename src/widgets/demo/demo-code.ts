import type { Fence } from '../../markdown/code/meta'
import { isRecord } from '../../platform/record'

/** The parts of a code demo, from its fences; each language once. */
export interface DemoCode {
  html: string
  css: string
  js: string
  /** Addresses of libraries that the playgrounds load. */
  jsLib: string[]
  cssLib: string[]
  /** A fence needs a compiler (TypeScript, SCSS, React, Vue …), so nothing can be run here. */
  needsCompiler: boolean
}

const PLAIN: Readonly<Record<string, 'html' | 'css' | 'js'>> = { html: 'html', css: 'css', js: 'js', javascript: 'js' }

/** Reads the fences of `::: normal-demo`. A `json` fence holds settings and is never shown. Pure. */
export function readDemo(name: string, fences: readonly Fence[]): DemoCode {
  const demo: DemoCode = { html: '', css: '', js: '', jsLib: [], cssLib: [], needsCompiler: /react|vue/.test(name) }
  for (const { lang, code } of fences) {
    const kind = Object.hasOwn(PLAIN, lang) ? PLAIN[lang] : undefined
    if (kind) demo[kind] = code
    else if (lang === 'json') Object.assign(demo, librariesOf(code))
    else {
      demo.needsCompiler = true
      demo[/scss|sass|less|styl/.test(lang) ? 'css' : /md|pug|haml|slim/.test(lang) ? 'html' : 'js'] = code
    }
  }
  return demo
}

/** Settings that do not parse are no settings. */
function librariesOf(json: string): Pick<DemoCode, 'jsLib' | 'cssLib'> {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return { jsLib: [], cssLib: [] }
  }
  const list = (key: string): string[] => {
    const found = isRecord(value) ? value[key] : undefined
    return Array.isArray(found)
      ? found.filter((url): url is string => typeof url === 'string' && /^https:\/\//.test(url))
      : []
  }
  return { jsLib: list('jsLib'), cssLib: list('cssLib') }
}

/** What a playground is sent: its address and the fields of a form. */
export interface Playground {
  service: string
  action: string
  fields: Record<string, string>
}

/** The same code at the two playgrounds; only CodePen compiles. Pure. */
export function playgroundsOf(title: string, demo: DemoCode): Playground[] {
  const { html, css, js, jsLib, cssLib } = demo
  const codepen: Playground = {
    service: 'CodePen',
    action: 'https://codepen.io/pen/define',
    fields: {
      data: JSON.stringify({ title, html, css, js, js_external: jsLib.join(';'), css_external: cssLib.join(';') }),
    },
  }
  if (demo.needsCompiler) return [codepen]
  const resources = [...jsLib, ...cssLib].join(',')
  return [
    {
      service: 'JSFiddle',
      action: 'https://jsfiddle.net/api/post/library/pure/',
      fields: { title, html, css, js, resources, wrap: 'b' },
    },
    codepen,
  ]
}

/**
 * The page inside the sandboxed frame. The frame has no origin of its own, so the code reaches neither this site nor
 * its storage; it may only say that it runs, how high it is, and what went wrong.
 */
export function demoPage({ html, css, js }: DemoCode, id: string, scheme: string): string {
  const tell = `const tell = (data) => parent.postMessage({ demo: ${JSON.stringify(id)}, ...data }, '*');
tell({});
addEventListener('error', (event) => tell({ error: String(event.message) }));
new ResizeObserver(() => tell({ height: document.documentElement.scrollHeight })).observe(document.documentElement);`
  const inScript = (code: string) => code.replace(/<\/(script)/gi, '<\\/$1')
  return `<!doctype html><meta charset="utf-8"><meta name="color-scheme" content="${scheme}"><style>body{margin:20px;font:16px/1.6 system-ui}${css.replace(/<\/style/gi, '<\\/style')}</style>${html}<script>${tell}</script><script>${inScript(js)}</script>`
}
