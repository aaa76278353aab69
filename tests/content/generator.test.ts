import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Built, build } from '../../src/manifest/build'
import { dataOutputs } from '../../src/manifest/outputs'
import { formatProblem } from '../../src/manifest/problem'
import { createReader } from '../../src/manifest/read-content'
import { schemaOutputs } from '../../src/manifest/schemas'

let built: Built
beforeAll(async () => {
  built = build(await createReader('public')())
}, 120_000)

describe('the content of this site', () => {
  it('gives the generator nothing to complain about: links, anchors, pictures, frontmatter, orders, languages', () => {
    expect(built.problems.map((problem) => formatProblem(problem))).toEqual([])
  })

  it.each(['manifest.json', ...schemaOutputs().keys()])(
    'is what the committed %s was made from (npm run manifest)',
    (path) => {
      const expected = dataOutputs(built).get(path) ?? schemaOutputs().get(path)
      expect(readFileSync(`public/${path}`, 'utf8') === expected).toBe(true)
    },
  )
})
