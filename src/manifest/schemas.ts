import { FIELDS } from '../content/frontmatter'
import type { Outputs } from './outputs'
import { type Kind, list, number, record, type Schema, shape, text } from './schema'
import { SITE_SCHEMA } from './site-schema'

/** The published schemas: an editor completes and checks with them. */
export function schemaOutputs(): Outputs {
  const format = (schema: Schema) => `${JSON.stringify(schema, null, 2)}\n`
  return new Map([
    ['site.schema.json', format(SITE_SCHEMA)],
    ['frontmatter.schema.json', format(frontmatterSchema())],
    ['manifest.schema.json', format(MANIFEST_SCHEMA)],
  ])
}

/** Values that show which kinds a frontmatter reader accepts. */
const SAMPLES: Record<Kind, readonly unknown[]> = {
  string: ['article', 'portfolio', 'content', 'Author'],
  number: [1],
  boolean: [true, false],
  array: [['Author'], [{ name: 'a', title: 'a', text: 'a', link: 'a', url: 'a' }]],
  object: [{ name: 'a', title: 'a', text: 'a', link: 'a', url: 'a' }],
}

/** The keys of `content/frontmatter.ts`; the kinds of values are found by asking its readers. */
function frontmatterSchema(): Schema {
  const kinds = Object.keys(SAMPLES) as Kind[]
  const properties: Record<string, Schema> = {}
  for (const [key, { read, about }] of Object.entries(FIELDS)) {
    properties[key] = {
      description: about,
      type: kinds.filter((kind) => SAMPLES[kind].some((sample) => read(sample) !== undefined)),
    }
  }
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Frontmatter of a page',
    type: 'object',
    properties,
    additionalProperties: false,
  }
}

const MANIFEST_SCHEMA: Schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'manifest.json',
  ...shape(
    {
      version: { const: 1 },
      site: { ...record({}), description: 'site.yaml without what equals the defaults' },
      pages: list(
        shape(
          {
            path: text('Canonical decoded path, e.g. /guide/install/docker.html'),
            file: text('File under the content folder'),
            title: text('Frontmatter title, else the first heading, else the name of the file'),
            hash: text('Hash of the whole file, see src/content/hash.ts'),
            frontmatterHash: text('Hash of the frontmatter; when the file has another, the file is right'),
            meta: { ...record({}), description: 'All other frontmatter except title and description' },
            words: shape(
              { latin: number('Words', 0), han: number('Han characters', 0) },
              ['latin', 'han'],
              'Length of the prose',
            ),
            images: record(
              { type: 'array', prefixItems: [number('Width', 1), number('Height', 1)] },
              'Address as written to size in pixels',
            ),
            created: text('First change, ISO date-time; only in deployed manifests'),
            updated: text('Last change, ISO date-time; only in deployed manifests'),
            contributors: list(text(), 'Names of who changed the page'),
          },
          ['path', 'file', 'title', 'hash', 'frontmatterHash', 'meta', 'words'],
        ),
        'Sorted by path',
      ),
      parts: list(
        shape({ prefix: text('Folder of pages'), file: text('Address of the part'), pages: number('How many', 1) }, [
          'prefix',
          'file',
          'pages',
        ]),
        'Pages that are in files of their own, in large sites',
      ),
      searchText: record(text(), 'Locale prefix to the address of its search text'),
      outlines: record(text(), 'Locale prefix to the address of its headings'),
      names: record(text(), 'Locale prefix to the address of the other names of pages'),
      $schema: text('This schema'),
    },
    ['version', 'site', 'pages', 'searchText', 'outlines'],
    'What pages there are and how the site is set up; generated',
  ),
}
