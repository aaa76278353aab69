// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageHtml, pageOf, testManifest } from '../../support/markdown'

/** Everything is near the screen at once. */
class NearAtOnce {
  constructor(private readonly tell: (entries: { target: Element; isIntersecting: boolean }[]) => void) {}
  observe(target: Element) {
    this.tell([{ target, isIntersecting: true }])
  }
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NearAtOnce)
  localStorage.clear()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  window.scrollBy = () => {}
})
afterEach(cleanup)

const show = async (...args: Parameters<typeof pageOf>) => {
  const page = await pageOf(...args)
  return act(async () => render(page))
}

describe('notes', () => {
  it('are named by their title or their type, in the language of the page', async () => {
    await show('::: tip\na\n:::\n\n::: warning Careful\nb\n:::')
    expect(screen.getByRole('note', { name: 'Tip' }).textContent).toContain('a')
    expect(screen.getByRole('note', { name: 'Careful' })).toBeTruthy()
    cleanup()
    await show('::: danger\na\n:::', { lang: 'zh-CN' })
    expect(screen.getByRole('note', { name: '危险' })).toBeTruthy()
  })

  it('are known by their names in any case', async () => {
    await show('::: Warning\na\n:::\n\n::: WARNING Loud\nb\n:::')
    expect(screen.getByRole('note', { name: 'Warning' }).textContent).toContain('a')
    expect(screen.getByRole('note', { name: 'Loud' }).textContent).toContain('b')
    expect(document.querySelector('details')).toBeNull()
  })

  it('that nobody knows show their title once, and what is in them', async () => {
    await show('::: foobar My title\n\nunknown body\n\n:::')
    expect(screen.getAllByText('My title')).toHaveLength(1)
    expect(screen.getByText('unknown body')).toBeTruthy()
    cleanup()
    await show('```component Nope\ntitle: hello text\n```')
    expect(document.body.textContent).toContain('title: hello text')
  })

  it('fold when they are details, and open for a link to what is in them', async () => {
    await show('::: details More\n\n#### Inside {#inside}\n\n:::', { address: '#inside' })
    const details = screen.getByText('More').closest('details')
    expect(details?.open).toBe(true)
  })
})

describe('tabs', () => {
  const OS = '::: tabs#os\n@tab Linux#linux\nscript\n@tab Windows#windows\narchive\n:::'
  const selected = () => screen.getAllByRole('tab', { selected: true }).map((tab) => tab.textContent)

  it('show what stands before the first of them, and are known in any case', async () => {
    await show('::: Tabs\nLead text.\n\n@tab Linux\nscript\n:::')
    expect(screen.getByText('Lead text.')).toBeTruthy()
    expect(screen.getByRole('tab', { name: 'Linux' })).toBeTruthy()
    expect(document.body.textContent).not.toContain('@tab')
  })

  it('have the roles of tabs, and one place in the order of the keyboard', async () => {
    await show(OS)
    const [linux, windows] = screen.getAllByRole('tab')
    expect(linux?.getAttribute('aria-selected')).toBe('true')
    expect([linux?.tabIndex, windows?.tabIndex]).toEqual([0, -1])
    const panel = document.getElementById(linux?.getAttribute('aria-controls') ?? '')
    expect(panel?.getAttribute('role')).toBe('tabpanel')
    expect(panel?.getAttribute('aria-labelledby')).toBe(linux?.id)
    expect(panel?.hasAttribute('hidden')).toBe(false)
    expect(document.getElementById(windows?.getAttribute('aria-controls') ?? '')?.getAttribute('hidden')).toBe(
      'until-found',
    )
  })

  it('move by arrows, Home and End, and choose by pressing', async () => {
    await show(OS)
    const list = screen.getByRole('tablist')
    const [linux, windows] = screen.getAllByRole('tab')
    linux?.focus()
    fireEvent.keyDown(list, { key: 'ArrowRight' })
    expect(document.activeElement).toBe(windows)
    fireEvent.keyDown(list, { key: 'ArrowRight' })
    expect(document.activeElement).toBe(linux)
    fireEvent.keyDown(list, { key: 'End' })
    expect(document.activeElement).toBe(windows)
    // Alt and an arrow is the browser's own way back, and ours to the next page.
    expect(fireEvent.keyDown(list, { key: 'ArrowLeft', altKey: true })).toBe(true)
    expect(document.activeElement).toBe(windows)
    expect(selected()).toEqual(['Linux'])
    fireEvent.click(windows as HTMLElement)
    expect(selected()).toEqual(['Windows'])
  })

  it('of one name switch together and are remembered', async () => {
    const group = OS.replaceAll('#os', '#together')
    await show(`${group}\n\n${group.replace('script', 'other')}`)
    fireEvent.click(screen.getAllByRole('tab', { name: 'Windows' })[1] as HTMLElement)
    expect(selected()).toEqual(['Windows', 'Windows'])
    expect(localStorage.getItem('tabs:together')).toBe('windows')
  })

  it('follow another browser tab', async () => {
    await show(OS.replaceAll('#os', '#shared'))
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'tabs:shared', newValue: 'windows' }))
    })
    expect(selected()).toEqual(['Windows'])
  })

  it('follow the address', async () => {
    await show(OS.replaceAll('#os', '#linked'), { address: '?tab.linked=windows' })
    expect(selected()).toEqual(['Windows'])
  })

  it('take over what the former site remembered, once', async () => {
    localStorage.setItem('VUEPRESS_TAB_STORE', JSON.stringify({ legacy: 'windows' }))
    await show(OS.replaceAll('#os', '#legacy'))
    expect(selected()).toEqual(['Windows'])
    expect(localStorage.getItem('VUEPRESS_TAB_STORE')).toBeNull()
    expect(localStorage.getItem('tabs:legacy')).toBe('windows')
  })

  it('start with the marked one, and stand alone without a name', async () => {
    await show('::: tabs\n@tab A\na\n@tab:active B\nb\n:::\n\n::: tabs\n@tab A\na\n@tab B\nb\n:::')
    expect(selected()).toEqual(['B', 'A'])
    fireEvent.click(screen.getAllByRole('tab', { name: 'B' })[1] as HTMLElement)
    expect(selected()).toEqual(['B', 'B'])
    fireEvent.click(screen.getAllByRole('tab', { name: 'A' })[0] as HTMLElement)
    expect(selected()).toEqual(['A', 'B'])
  })

  it('open for a link into a hidden panel', async () => {
    await show('::: tabs\n@tab A\na\n@tab B\n\n#### Deep {#deep}\n\n:::', { address: '#deep' })
    expect(selected()).toEqual(['B'])
  })
})

describe('code', () => {
  it('is drawn whatever its language, label whole', async () => {
    const body =
      '```\nno language\n```\n\n```c++\nint a;\n```\n\n```not-a-language\nplain\n```\n\n```js {1,3} title="x.js"\nlet a\n```\n\n~~~\ntilde ``` inside\n~~~\n\n    indented\n\nInline `code`.\n\n```\n\n```'
    const { container } = await show(body)
    expect(container.querySelectorAll('pre')).toHaveLength(7)
    expect(container.querySelectorAll('p > code')).toHaveLength(1)
    expect(container.querySelector('[data-lang="c++"]')?.textContent).toContain('int a;')
    expect(container.textContent).toContain('x.js')
    expect(container.textContent).not.toContain('{1,3}')
  })

  it('has a copy button after the specified moment', async () => {
    const page = await pageOf('```bash\n$ docker ps\n```')
    vi.useFakeTimers()
    try {
      act(() => {
        render(page)
      })
      expect(screen.queryByRole('button', { name: 'Copy code' })).toBeNull()
      act(() => {
        vi.advanceTimersByTime(500)
      })
      expect(screen.getByRole('button', { name: 'Copy code' })).toBeTruthy()
    } finally {
      vi.useRealTimers()
    }
  })

  it('folds and unfolds', async () => {
    await show('```text :collapsed-lines=2\na\nb\nc\n```')
    const button = screen.getByRole('button', { name: 'Show all 3 lines' })
    expect(button.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(button)
    expect(screen.getByRole('button', { name: 'Show fewer lines' }).getAttribute('aria-expanded')).toBe('true')
  })
})

describe('headings and tables', () => {
  it('have permalinks outside of their names', async () => {
    await show('## Start **now** <Badge text="new" />')
    expect(screen.getByRole('heading', { name: 'Start now new' }).id).toBe('start-now')
    expect(screen.getByRole('link', { name: 'Permalink to Start now' }).getAttribute('href')).toContain('#start-now')
  })

  it('name the frame of a table by its columns', async () => {
    await show('| Field | Default |\n|---|---|\n| a | b |')
    expect(within(screen.getByRole('group', { name: 'Table: Field, Default' })).getByRole('table')).toBeTruthy()
  })
})

/** A page of the manifest. */
const listed = (path: string, title: string, order: number) => ({
  path,
  file: path.slice(1).replace('.html', '.md'),
  title,
  meta: { order },
})

describe('widgets', () => {
  it('that nobody knows show their text and are reported with the file', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const html = await pageHtml('<NoSuchThing>kept</NoSuchThing>\n\n::: nosuch Title\nbody\n:::\n\nafter')
    for (const text of ['kept', 'Title', 'body', 'after']) expect(html).toContain(text)
    expect(warn.mock.calls.flat().join()).toContain('there is no widget "NoSuchThing"')
    expect(warn.mock.calls.flat().join()).toContain('guide/a.md')
  })

  it.each(['text\n\n- a.txt', '- a.txt\n\ntext'])('report what a file tree does not show: %j', async (body) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await pageHtml(`::: file-tree\n${body}\n:::\n`, { file: `guide/${body.indexOf('text')}.md` })
    expect(warn.mock.calls.flat().join()).toContain('text of the container "file-tree" is not shown')
  })

  it.each(['- a.txt', 'no list'])('say nothing of a file tree that is all shown: %j', async (body) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(await pageHtml(`::: file-tree Title\n${body}\n:::\n`)).toContain(body.replace('- ', ''))
    expect(warn).not.toHaveBeenCalled()
  })

  it('ignore and report attributes that do not fit', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(await pageHtml('<Badge text="x" type="purple" size="2" />')).toContain('data-type="info"')
    expect(warn.mock.calls.flat().join()).toContain('Badge: "purple" does not fit type')
    expect(warn.mock.calls.flat().join()).toContain('Badge has no attribute size')
  })

  it('wait for the screen, and load then', async () => {
    await show('<VPCard title="AList" desc="A list" link="./b.md" />')
    expect((await screen.findByRole('link', { name: /AList/ })).getAttribute('href')).toBe('/guide/b.html')
  })

  it('keep a failure to themselves, with the source and a retry', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await show('before\n\n$\\nosuchcommand$ after')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('math could not be shown')
    expect(within(alert).getByRole('button', { name: 'Try again' })).toBeTruthy()
    expect(screen.getByText('before')).toBeTruthy()
  }, 20_000)

  it('draw icons by any of their names, in a size and a colour', async () => {
    const { container } = await show('Press ::key =20px /red:: or ::fa-key::.')
    await waitFor(() => expect(container.querySelectorAll('p svg path')).toHaveLength(2))
    expect(container.querySelector<HTMLElement>('p span')?.style.cssText).toBe('font-size: 20px; color: red;')
    expect(container.textContent).toBe('Press  or .')
  })

  it('leave an icon that nobody drew as it was written, and report it once', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { container } = await show('Press ::no-such-icon:: and ::no-such-icon::.')
    await waitFor(() => expect(warn.mock.calls.flat().join()).toContain('there is no icon "no-such-icon"'))
    expect(container.textContent).toBe('Press ::no-such-icon:: and ::no-such-icon::.')
    expect(warn.mock.calls.filter((call) => call.join().includes('no-such-icon'))).toHaveLength(1)
  })

  it('are drawn from the data of a component fence', async () => {
    const { container } = await show('```component Badge\ntext: "new: one"\ntype: tip\n```')
    expect(container.querySelector('[data-type="tip"]')?.textContent).toBe('new: one')
    expect(container.querySelector('pre')).toBeNull()
  })

  it('ask nobody before a video is played', async () => {
    const { container } = await show(
      '<BiliBili bvid="BV1xx411c7mD" title="Clip" time="1:30" />\n\n<YouTube id="aqz-KE-bpKQ" />',
    )
    const play = await screen.findByRole('button', { name: 'Play: Clip' })
    expect(container.querySelector('iframe')).toBeNull()
    fireEvent.click(play)
    const frame = container.querySelector('iframe')
    expect(frame?.src).toContain('https://player.bilibili.com/player.html?bvid=BV1xx411c7mD')
    expect(frame?.src).toContain('t=90')
    expect(frame?.title).toBe('Clip')
  })

  it('list the pages of a folder', async () => {
    const manifest = testManifest([
      listed('/guide/b.html', 'Second', 2),
      listed('/guide/a.html', 'Self', 1),
      listed('/guide/sub/c.html', 'Inner', 1),
      listed('/faq/x.html', 'Elsewhere', 1),
    ])
    await show('<Catalog index />', { manifest })
    expect(await screen.findByRole('heading', { name: 'Catalog' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Second' }).getAttribute('href')).toBe('/guide/b.html')
    expect(screen.getByRole('link', { name: 'Inner' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Elsewhere' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Self' })).toBeNull()
  })

  it('filter a long catalog by words in any order, as the sidebar does', async () => {
    const titles = ['Reverse Proxy with Nginx', ...Array.from({ length: 12 }, (_, index) => `Page ${index}`)]
    const manifest = testManifest(titles.map((title, index) => listed(`/guide/p${index}.html`, title, index + 1)))
    await show('<Catalog />', { manifest })
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'nginx ｐroxy' } })
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Reverse Proxy with Nginx'])
  })

  it('draw the small flowchart with links of the site', async () => {
    await show('```mermaid\nflowchart LR\n a[One] ==>|yes| b[Two]\n click a "./b.md#x"\n```')
    expect((await screen.findByRole('link', { name: 'One' })).getAttribute('href')).toBe('/guide/b.html#x')
    expect(screen.getByText('One leads to Two (yes)')).toBeTruthy()
  })
})

describe('a page', () => {
  it('is parsed once, whatever happens around it', async () => {
    const parse = vi.spyOn(performance, 'mark')
    const page = await pageOf('# T\n\ntext')
    const { rerender } = await act(async () => render(page))
    const parses = () => parse.mock.calls.filter(([name]) => name === 'markdown:parse').length
    expect(parses()).toBe(1)
    await act(async () => rerender(page))
    document.documentElement.dataset.theme = 'dark'
    await act(async () => rerender(page))
    expect(parses()).toBe(1)
  })

  it('that is very long shows its start at once and the rest when there is time', async () => {
    const body = Array.from({ length: 200 }, (_, index) => `## Section ${index}\n\n${'text '.repeat(40)}`).join('\n\n')
    const page = await pageOf(body)
    const { container } = render(page)
    expect(container.querySelector('#section-0')).not.toBeNull()
    expect(container.querySelector('#section-199')).toBeNull()
    expect(container.querySelector('[data-pending]')).not.toBeNull()
    await waitFor(() => expect(container.querySelector('#section-199')).not.toBeNull(), { timeout: 30_000 })
    expect(container.querySelector('[data-pending]')).toBeNull()
  }, 40_000)
})
