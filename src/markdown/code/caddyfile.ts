import type { LanguageFn } from 'highlight.js'

/** Grammar of the Caddyfile: site addresses, directives, matchers, placeholders. */
const caddyfile: LanguageFn = (hljs) => {
  const placeholder = { scope: 'variable', begin: /\{[\w.$*>-]+[\w.:]*\}/ }
  const values = [
    hljs.HASH_COMMENT_MODE,
    placeholder,
    {
      scope: 'string',
      variants: [
        { begin: /"/, end: /"/, contains: [hljs.BACKSLASH_ESCAPE, placeholder] },
        { begin: /`/, end: /`/ },
      ],
    },
    { scope: 'symbol', begin: /(?<=\s)@[\w-]+/ },
    { scope: 'number', begin: /\b\d+(?:\.\d+)?(?:ns|us|ms|s|m|h|d|[KMGT]i?B)?\b/ },
    { scope: 'literal', begin: /(?<=\s)(?:on|off|true|false)\b/ },
  ]
  return {
    name: 'Caddyfile',
    contains: [
      hljs.HASH_COMMENT_MODE,
      { scope: 'section', begin: /^\([\w-]+\)/ },
      { scope: 'title', begin: /^[^\s{#@"(][^{#\n]*?(?=\s*\{\s*$)/ },
      { scope: 'symbol', begin: /^\s+@[\w-]+/ },
      { scope: 'keyword', begin: /^\s*[a-z][\w]*(?=\s|$)/ },
      ...values,
    ],
  }
}

export default caddyfile
