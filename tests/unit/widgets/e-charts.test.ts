import { expect, it } from 'vitest'
import { tame } from '../../../src/widgets/charts/e-charts'

it('takes from a configuration what writes markup or leads somewhere unsafe, and leaves the rest', () => {
  const option = {
    title: { text: 'T', link: 'javascript:window.pwned=1', sublink: 'https://example.org/' },
    tooltip: { formatter: '<img src=x onerror=window.pwned=1>' },
    toolbox: { feature: { dataView: { lang: ['<b>'] }, restore: {} } },
    series: [{ data: [1, 2], tooltip: { renderMode: 'html' } }],
    options: [{ tooltip: [{ trigger: 'axis' }] }],
  }
  expect(tame(option)).toEqual({
    title: { text: 'T', sublink: 'https://example.org/' },
    tooltip: { formatter: '<img src=x onerror=window.pwned=1>', renderMode: 'richText' },
    toolbox: { feature: { restore: {} } },
    series: [{ data: [1, 2], tooltip: { renderMode: 'richText' } }],
    options: [{ tooltip: [{ trigger: 'axis', renderMode: 'richText' }] }],
  })
  expect(option.toolbox.feature.dataView).toBeDefined()
})
