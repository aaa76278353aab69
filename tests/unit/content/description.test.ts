import { describe, expect, it } from 'vitest'
import { readDescription } from '../../../src/content/description'

describe('the description of a file', () => {
  it.each([
    ['title: A\ndescription: What it is', 'What it is'],
    ['description: What it is  # for now', 'What it is'],
    ["description: 'AList''s own'", "AList's own"],
    ['description: "Says \\"no\\": always"', 'Says "no": always'],
    ['description: >-\n  folded', undefined],
    ['title: A', undefined],
  ])('%j', (frontmatter, description) => {
    expect(readDescription(frontmatter)).toBe(description)
  })
})
