import { describe, expect, it } from 'vitest'
import { readFlowchart } from '../../../src/widgets/mermaid/flowchart'
import { reservedHeight } from '../../../src/widgets/mermaid/reserve'

const USUAL = `---
title: How downloads travel by default
---
flowchart LR
    a1[302 redirect] ==>|default| a2[Your device]
    b1[Download proxy URL] -.->|alternative| a2
    c1[本地代理] -.->|可选| a2
    click a1 "./common.md#webdav-policy"
    click b1 href "./common.md#webdav-policy" "tip" _blank`

describe('the small flowchart', () => {
  it('of the driver pages is read whole', () => {
    const chart = readFlowchart(USUAL)
    expect(chart?.title).toBe('How downloads travel by default')
    expect(chart?.horizontal).toBe(true)
    expect(chart?.layers.map((layer) => layer.map(({ label }) => label))).toEqual([
      ['302 redirect', 'Download proxy URL', '本地代理'],
      ['Your device'],
    ])
    expect(chart?.edges.map(({ line, label }) => [line, label])).toEqual([
      ['thick', 'default'],
      ['dotted', 'alternative'],
      ['dotted', '可选'],
    ])
    expect(chart?.layers[0]?.map(({ href }) => href)).toEqual([
      './common.md#webdav-policy',
      './common.md#webdav-policy',
      undefined,
    ])
  })

  it.each([
    ['graph TD\nA-->B', [['A'], ['B']]],
    ['flowchart TB\nA[x] --> B(y) --> C{z}', [['x'], ['y'], ['z']]],
    ['flowchart LR\nA & B --> C', [['A', 'B'], ['C']]],
    ['flowchart LR\nA -- label --> B', [['A'], ['B']]],
    ['flowchart LR\nA["quoted (text)"] --> B([pill])', [['quoted (text)'], ['pill']]],
    ['flowchart LR; A-->B; B-->C', [['A'], ['B'], ['C']]],
    [
      'flowchart LR\n%% comment\nclassDef x fill:#fff\nA:::x --> B\nstyle A fill:red\nsubgraph one\nend',
      [['A'], ['B']],
    ],
    ['flowchart LR\nA[one<br>two] --> B', [['one\ntwo'], ['B']]],
    ['flowchart LR\nA', [['A']]],
  ])('%s', (source, expected) => {
    expect(readFlowchart(source)?.layers.map((layer) => layer.map(({ label }) => label))).toEqual(expected)
  })

  it('has the labels of its edges in every form', () => {
    for (const edge of [
      'A -->|x y| B',
      'A -- x y --> B',
      'A == x y ==> B',
      'A -. x y .-> B',
      'A ==>|"x y"| B',
      'A --- |x y| B',
    ]) {
      expect(readFlowchart(`flowchart LR\n${edge}`)?.edges[0]?.label, edge).toBe('x y')
    }
  })

  it.each([
    'sequenceDiagram\nA->>B: x',
    'flowchart LR\nA --> ',
    'flowchart LR\nA --> B --> A',
    'flowchart LR\nA --> A',
    'flowchart LR\nA --> B --> C\nA --> C',
    'flowchart LR\nA[open --> B',
    'flowchart LR\nA@{ shape: x } --> B',
    'flowchart LR\nA --> B\nclick A call alert(1)',
    'flowchart LR\nclick nobody "x"',
    `flowchart LR\n${Array.from({ length: 20 }, (_, index) => `n${index} --> z`).join('\n')}`,
    '',
  ])('leaves to mermaid: %s', (source) => expect(readFlowchart(source)).toBeUndefined())
})

describe('the space of a diagram', () => {
  it('grows with its lines and its title', () => {
    const few = reservedHeight({ source: 'flowchart LR\nA --> B' })
    const many = reservedHeight({ source: 'flowchart LR\nA --> D\nB --> D\nC --> D' })
    expect(many).toBeGreaterThan(few)
    expect(reservedHeight({ source: USUAL })).toBeGreaterThan(many)
    expect(reservedHeight({ source: 'sequenceDiagram' })).toBe(96)
  })
})
