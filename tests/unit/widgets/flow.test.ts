// @vitest-environment happy-dom
import { parse } from 'flowchart.ts'
import { describe, expect, it } from 'vitest'
import { tame } from '../../../src/widgets/flow/draw-flow'

describe('a flowchart', () => {
  it('keeps links of the site, and nothing that runs or loads', () => {
    const chart = parse(
      [
        'st=>start: Start:>./b.md',
        'op=>operation: Work:>javascript:window.pwned=1[blank]',
        'e=>end: End:$close',
        'st->op->e',
        'st@>op({"stroke":"red","stroke-width":3,"href":"javascript:window.pwned=1","src":"https://other.example.com/x"})',
        'op@>e({"stroke":"#a;fill:red"})',
      ].join('\n'),
    )
    tame(chart, 'guide/a.md')
    const { st, op, e } = chart.symbols
    expect([st?.link, op?.link, op?.target, e?.function]).toEqual(['/guide/b.html', null, null, null])
    expect([st?.lineStyle, op?.lineStyle]).toEqual([{ op: { stroke: 'red', 'stroke-width': 3 } }, { e: {} }])
  })
})
