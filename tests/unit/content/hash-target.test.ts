// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { findTarget, legacySlug } from '../../../src/content/hash-target'

function page(...headings: [id: string, text: string][]): HTMLElement {
  document.body.innerHTML = '<main></main>'
  const main = document.querySelector('main') as HTMLElement
  for (const [id, text] of headings) {
    const heading = document.createElement('h2')
    heading.id = id
    heading.textContent = text
    main.append(heading)
  }
  return main
}

describe('findTarget', () => {
  it.each([
    ['#特别赞助2024', '特别赞助2024', '特别赞助2024'],
    ['#%E7%89%B9%E5%88%AB%E8%B5%9E%E5%8A%A92024', '特别赞助2024', '特别赞助2024'],
    ['#%e7%89%b9%e5%88%ab%e8%b5%9e%e5%8a%a92024', '特别赞助2024', '特别赞助2024'],
    ['#_1-install', '1-install', '1. Install'],
    ['#_3-44-0', '3440', '3.44.0'],
    ['#how-to-install-it', 'how-to-install-it', 'How to install it?'],
    ['#backup-restore', 'backuprestore', 'Backup&Restore'],
    ['#四、', '四获取', '四、'],
  ])('%s reaches the heading with id %s', (hash, id, text) => {
    page(['other', 'Other'], [id, text])
    expect(findTarget(hash)?.id).toBe(id)
  })

  it.each(['#', '#%', '#%E4%B8', '#a"b]', '#nothing-like-it', '#..'])(
    '%s points at nothing and throws nothing',
    (hash) => {
      page(['a', 'A'])
      expect(findTarget(hash)).toBeUndefined()
    },
  )
})

it('makes the slugs of VuePress', () => {
  expect(legacySlug('Héllo, World!')).toBe('hello-world')
})
