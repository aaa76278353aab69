import { describe, expect, it } from 'vitest'
import { engineOf, page, paths } from './pages'

const TUTORIAL = page(
  '/a.html',
  '# AList挂载WebDAV教程\n\nAList是一个支持多种存储的文件列表程序，通过Docker部署后访问5244端口，配合Nginx反代。',
)
const SETTINGS = page(
  '/settings.html',
  '# Settings reference\n\nSet `max_connections`, `refresh_token` and `scheme.http_port` in `config.json`. Header `x-api-key`, path `/api/fs/list`, flag `--no-prefix`, version `v3.44.0`.',
)
const DECOY = page(
  '/decoy.html',
  '# Decoy\n\nThe token can be refreshed. Max speed. Connections are cheap. Scheme of colours, http is a protocol, port is a wine. The api key lives in fs. List of lists. Version 44.',
)
const SIGNS = page(
  '/signs.html',
  '# Using C++ (beta) [x]\n\nPattern a*b, price $5, path C:\\\\temp, tag &lt;mark>, entity `&amp;`, brace {x}, caret ^, quote "q".',
)
const OTHER = page('/other.html', '# Opening hours\n\nNothing to see here, open from nine to five.')

describe.each([
  ['before the index is built', false],
  ['with the index', true],
])('the engine, %s', (_, indexed) => {
  it.each([
    'alist',
    'AList',
    'webdav',
    'WebDAV教程',
    'docker部署',
    'docker 部署',
    '5244',
    'nginx反代',
    '文件列表',
    'dock',
    '盘',
    '件',
  ])('finds mixed Chinese and Latin by %s', (query) => {
    const engine = engineOf([TUTORIAL, OTHER, page('/pan.html', '# 网盘\n\n盘')], { indexed })
    expect(paths(engine, query)[0]).toBe(query === '盘' ? '/pan.html' : '/a.html')
  })

  it('finds nothing where nothing is', () => {
    const engine = engineOf([TUTORIAL, OTHER], { indexed })
    expect(paths(engine, 'xyzzy')).toEqual([])
    expect(paths(engine, 'ebda')).toEqual([])
  })

  it.each([
    'max_connections',
    'refresh_token',
    'scheme.http_port',
    'http_port',
    'config.json',
    'x-api-key',
    '/api/fs/list',
    '--no-prefix',
    'v3.44.0',
    '3.44',
  ])('puts the page with the identifier %s first', (query) =>
    expect(paths(engineOf([DECOY, SETTINGS, OTHER], { indexed }), query)[0]).toBe('/settings.html'),
  )

  it.each(['connections', 'token refresh'])('finds an identifier by its parts: %s', (query) => {
    expect(paths(engineOf([DECOY, SETTINGS, OTHER], { indexed }), query)).toContain('/settings.html')
  })

  it.each([
    'C++',
    '(beta)',
    '(',
    '[',
    '[x]',
    '*',
    'a*b',
    '\\',
    '$5',
    '^',
    '?',
    '|',
    '.',
    '<mark>',
    '&amp;',
    'mark',
    '🎉',
    '   ',
    'x'.repeat(10_000),
    '__proto__',
    'constructor',
  ])('takes %j for plain text', (query) => {
    const { hits } = engineOf([SIGNS, OTHER], { indexed }).search(query, { limit: 5 })
    const plain = /[a-z0-9]/i.test(query) && query.length < 20 && !query.includes('o')
    expect(hits.map(({ path }) => path)).toEqual(plain ? ['/signs.html'] : [])
    for (const { title, entries } of hits) {
      for (const { text, marks } of [title, ...entries.map((entry) => entry.excerpt)]) {
        for (const [from, to] of marks) expect(query.toLowerCase()).toContain(text.slice(from, to).toLowerCase())
      }
    }
  })

  it('ranks title before heading before code before body', () => {
    const pages = [
      page('/body.html', '# One\n\nSomewhere a gateway is mentioned.'),
      page('/code.html', '# Two\n\n```bash\nrun --gateway\n```'),
      page('/heading.html', '# Three\n\n## Gateway\n\nText.'),
      page('/title.html', '# Gateway\n\nText.'),
    ]
    expect(paths(engineOf(pages, { indexed }), 'gateway')).toEqual([
      '/title.html',
      '/heading.html',
      '/code.html',
      '/body.html',
    ])
  })

  it('ranks the whole word before its beginning', () => {
    const pages = [page('/prefix.html', '# Portable\n\nText.'), page('/whole.html', '# Port\n\nText.')]
    expect(paths(engineOf(pages, { indexed }), 'port')).toEqual(['/whole.html', '/prefix.html'])
  })

  it('finds a page by its aliases, its pinyin and the initials', () => {
    const driver = page('/drivers/aliyun.html', '# 阿里云盘\n\n正文。', {
      names: ['aliyun', 'alipan.com'],
      pinyin: ['a li yun pan'],
    })
    const engine = engineOf([OTHER, driver], { indexed })
    for (const query of ['阿里云盘', 'aliyun', 'alipan', 'aliyunpan', 'aly', 'alyp', 'yunpan']) {
      expect(paths(engine, query), query).toEqual(['/drivers/aliyun.html'])
    }
    expect(engine.search('alipan', { limit: 1 }).hits[0]?.alias?.text).toBe('alipan.com')
  })

  it('takes two letters for the beginning of a title or heading, and below a heading for a word', () => {
    const pages = [
      page('/title.html', '# Thunder\n\nText.'),
      page('/heading.html', '# Looks\n\n## Themes\n\nText.'),
      page('/word.html', '# Zones\n\nIts domain ends in TH.'),
      page('/parts.html', '# Codes\n\n`th_code` is one.'),
      page('/begins.html', '# Pictures\n\nA thumbnail.'),
      page('/question.html', '# The rest\n\n## Get the others\n\nThe path, both with the same.'),
    ]
    const engine = engineOf(pages, { indexed })
    expect(paths(engine, 'th').sort()).toEqual(['/heading.html', '/parts.html', '/title.html', '/word.html'])
    expect(paths(engine, 'thu').sort()).toEqual(['/begins.html', '/title.html'])
    expect(paths(engine, 'the')[0]).toBe('/question.html')
  })

  it('looks for the smallest words in titles and headings only', () => {
    const pages = [page('/install.html', '# Install\n\nText.'), page('/text.html', '# Other\n\nPut it in here.')]
    expect(paths(engineOf(pages, { indexed }), 'in')).toEqual(['/install.html'])
  })

  it('asks only titles and names for a single letter', () => {
    expect(paths(engineOf([TUTORIAL, OTHER, DECOY], { indexed }), 'a')).toEqual(['/a.html'])
  })

  it('leads to the section, with its title path, and to the page when its name was asked for', () => {
    const docker = page('/docker.html', '# Use Docker\n\nIntro.\n\n## Problems\n\n### Permission denied\n\nUse PUID.')
    const engine = engineOf([docker, OTHER], { indexed })
    const [hit] = engine.search('permission denied', { limit: 5 }).hits
    expect(hit?.entries[0]).toMatchObject({
      anchor: 'permission-denied',
      headings: [
        { text: 'Problems' },
        {
          text: 'Permission denied',
          marks: [
            [0, 10],
            [11, 17],
          ],
        },
      ],
    })
    expect(engine.search('docker', { limit: 5 }).hits[0]?.entries.map(({ anchor }) => anchor)).toEqual([''])
  })

  it('forgets a page that is gone and knows the newer text of one that changed', () => {
    const engine = engineOf([TUTORIAL, page('/b.html', '# Old zetaone')], { indexed })
    engine.add(page('/b.html', '# New zetatwo'))
    engine.remove('/a.html')
    expect(paths(engine, 'zetaone')).toEqual([])
    expect(paths(engine, 'zetatwo')).toEqual(['/b.html'])
    expect(paths(engine, 'alist')).toEqual([])
  })

  it('narrows to a category and counts all of them', () => {
    const engine = engineOf([page('/guide/drivers/s3.html', '# Bucket'), page('/faq/why.html', '# Bucket why')], {
      indexed,
    })
    const { hits, counts } = engine.search('bucket', { category: 'faq', limit: 5 })
    expect(hits.map(({ path }) => path)).toEqual(['/faq/why.html'])
    expect(counts).toEqual({ drivers: 1, faq: 1 })
  })
})

describe('the engine', () => {
  it('corrects one typing mistake and suggests a word two mistakes away', () => {
    const engine = engineOf([page('/docker.html', '# Docker configuration'), OTHER])
    expect(paths(engine, 'dokcer')).toEqual(['/docker.html'])
    expect(engine.search('confguratoin', { limit: 5 })).toMatchObject({ hits: [], suggestion: 'configuration' })
  })

  it('corrects one character of a Han word, as input methods offer those that sound alike', () => {
    const pages = [
      page('/lanzou.html', '# 蓝奏云\n\n挂载蓝奏云。'),
      page('/quark.html', '# 夸克\n\n填写 Cookie。'),
      page('/cookie.html', '# Cookie\n\n什么是 Cookie。'),
      page('/panel.html', '# 面板\n\n在宝塔面板里设置。', { names: ['宝塔'] }),
      page('/results.html', '# 颜色\n\n红色的花，蓝色的云，如果有结果。'),
    ]
    const engine = engineOf(pages)
    expect(paths(engine, '蓝凑云')[0]).toBe('/lanzou.html')
    expect(paths(engine, '夸客 cookie')[0]).toBe('/quark.html')
    expect(paths(engine, '宝搭')).toEqual(['/panel.html'])
    expect(paths(engine, '宝搭面板')).toEqual(['/panel.html'])
    // What is no name, and what is the rest of a sentence, was meant as it is.
    expect(paths(engine, '苹果')).toEqual([])
    expect(paths(engine, '设置一块')).toEqual(['/panel.html'])
    // As long as not all words are known, none of them is taken for a mistake.
    expect(paths(engineOf(pages, { indexed: false }), '花色')).toEqual([])
  })

  it('finds a hyphenated word by the joined one', () => {
    const pages = [page('/a.html', '# Access\n\nThe mode is read-only.'), page('/b.html', '# Reads\n\nOnly one.')]
    expect(paths(engineOf(pages), 'readonly')).toEqual(['/a.html'])
  })

  it('goes on showing pages that lack one rare word of the query', () => {
    const others = Array.from({ length: 60 }, (_, at) =>
      page(`/p${at}.html`, `# Page ${at}\n\nBehind a reverse proxy.`),
    )
    const rare = page('/rare.html', '# Remarks\n\nA subfolder of something else.')
    const engine = engineOf([...others, rare, page('/proxy.html', '# Reverse proxy\n\nHow to set it up.')])
    expect(paths(engine, 'reverse proxy subfolder').slice(0, 2)).toEqual(['/proxy.html', '/rare.html'])
  })

  it('knows a page by a title that the query begins or contains', () => {
    const pages = [
      page('/s3.html', '# Object storage', { names: ['Google Drive', '天翼云'] }),
      page('/gd.html', '# Google Drive\n\nA 403 is a limit.'),
      page('/189.html', '# 天翼云盘'),
    ]
    expect(paths(engineOf(pages), 'google drive 403')[0]).toBe('/gd.html')
    expect(paths(engineOf(pages), '天翼')[0]).toBe('/189.html')
  })

  it('marks no single letter, and keeps the names of code apart', () => {
    const engine = engineOf([page('/run.html', '# Run it\n\nThe volume of it.\n\n```sh\n./alist server -v data\n```')])
    const entry = engine.search('-v server', { limit: 1 }).hits[0]?.entries[0]
    expect(entry?.excerpt.text).toBe('alist\u2003server\u2003data')
    expect(entry?.excerpt.marks).toEqual([[6, 12]])
  })

  it('uses synonyms', () => {
    const engine = engineOf([page('/a.html', '# 直链'), OTHER], { synonyms: [['direct link', '直链']] })
    expect(paths(engine, 'direct link')).toEqual(['/a.html'])
  })

  it('takes the words of a synonym for it side by side only', () => {
    const pages = [
      page('/meta.html', '# Folders\n\nGive a folder a pin code.'),
      page('/api.html', '# Answers\n\nThe code of an answer, and a pin on a map.'),
    ]
    for (const indexed of [true, false]) {
      const engine = engineOf(pages, { indexed, synonyms: [['password', 'pin code']] })
      const { hits } = engine.search('password', { limit: 5 })
      expect(hits.map(({ path }) => path)).toEqual(['/meta.html'])
      const { text, marks } = hits[0]?.entries[0]?.excerpt ?? { text: '', marks: [] }
      expect(marks.map(([from, to]) => text.slice(from, to))).toEqual(['pin code'])
    }
  })

  it('lets general pages go before guides to a storage that nobody named', () => {
    const pages = [
      page('/guide/drivers/one.html', '# One drive\n\n## Permissions\n\nText.'),
      page('/guide/user.html', '# Users and permissions\n\nText.'),
    ]
    expect(paths(engineOf(pages), 'permissions')[0]).toBe('/guide/user.html')
    expect(paths(engineOf(pages), 'one drive permissions')[0]).toBe('/guide/drivers/one.html')
  })

  it('answers the same while the index is half built, and after it was kept and taken over', () => {
    const pages = Array.from({ length: 400 }, (_, at) =>
      page(`/p${at}.html`, `# Page ${at}\n\n## Part\n\nword${at % 7} shared text 云盘${at % 5}号`),
    )
    const whole = engineOf(pages)
    const half = engineOf(pages, { indexed: false })
    half.work(1)
    const restored = engineOf(pages, { indexed: false })
    restored.restore(JSON.parse(JSON.stringify(whole.keep())))
    while (restored.work(1000));
    for (const query of ['word3', 'shared', '云盘', 'page 12']) {
      expect(paths(half, query), query).toEqual(paths(whole, query))
      expect(paths(restored, query), query).toEqual(paths(whole, query))
    }
  })

  it('answers the same letter by letter, also when a page arrives between two letters', () => {
    const pages = [TUTORIAL, SETTINGS, DECOY, SIGNS, OTHER]
    const late = page('/late.html', '# Late\n\nA token expires; the scheme is https.')
    const typed = engineOf(pages, { indexed: false })
    for (const text of ['token expires', 'scheme.http_port', 'in to', '网盘教程']) {
      for (let end = 1; end <= text.length; end++) {
        const query = text.slice(0, end)
        expect(paths(typed, query), query).toEqual(paths(engineOf(pages, { indexed: false }), query))
        typed.work(0)
      }
    }
    const other = engineOf(pages, { indexed: false })
    expect(paths(other, 'expire')).toEqual([])
    other.add(late)
    expect(paths(other, 'expires')).toEqual(['/late.html'])
    other.remove('/late.html')
    expect(paths(other, 'expires')).toEqual([])
  })

  it.each([null, '{', [null], [{ ids: ['x'] }], [{ ids: [0], tokens: ['a'], parts: [['1.map', '{']] }]])(
    'builds the index anew when what was kept is %j',
    (kept) => {
      const engine = engineOf([TUTORIAL, OTHER], { indexed: false })
      engine.restore(kept)
      while (engine.work(1000));
      expect(paths(engine, 'docker')).toEqual(['/a.html'])
    },
  )
})

describe('keywords of a section', () => {
  const PLAYING = page(
    '/playing.html',
    '# Playing\n\nAbout video.\n\n## Buffering\n\n<!-- keywords: choppy, keeps stopping -->\n\nRaise the cache.',
  )

  it('lead to it, as words of its own', () => {
    const [hit] = engineOf([PLAYING, OTHER]).search('video is choppy', { limit: 5 }).hits
    expect(hit).toMatchObject({ path: '/playing.html', entries: [{ anchor: 'buffering' }] })
    expect(paths(engineOf([PLAYING, OTHER]), 'keeps stopping')).toEqual(['/playing.html'])
  })

  it('say less than a heading, and are never shown', () => {
    const named = page('/named.html', '# Picture\n\n## Choppy picture\n\nLook here.')
    expect(paths(engineOf([PLAYING, named]), 'choppy')).toEqual(['/named.html', '/playing.html'])
    const hits = engineOf([PLAYING]).search('choppy', { limit: 5 }).hits
    expect(JSON.stringify(hits)).not.toContain('choppy')
  })
})
