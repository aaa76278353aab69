import { describe, expect, it } from 'vitest'
import { umlFences } from '../../../src/markdown/syntax/uml'
import { fileNameOf } from '../../../src/widgets/drawing/save-drawing'
import { flowScale } from '../../../src/widgets/flow/draw-flow'
import { mindMapOf } from '../../../src/widgets/mermaid/mind-map'
import { atOwnSize, tame } from '../../../src/widgets/mermaid/render'
import { mediaType, playbackOf } from '../../../src/widgets/player/media-type'
import { playerLanguage } from '../../../src/widgets/player/start-player'
import { switchesOf } from '../../../src/widgets/player/switches'
import { encode64, plantUmlAddress } from '../../../src/widgets/uml/plantuml-address'

describe('the media player', () => {
  it.each([
    ['/a.mp4', undefined, 'mp4', 'native'],
    ['/a.m3u8?token=1', undefined, 'm3u8', 'hls'],
    ['/live', 'hls', 'hls', 'hls'],
    ['/a.mpd', undefined, 'mpd', 'dash'],
    ['/a.FLV', undefined, 'flv', 'mpegts'],
  ])('plays %s (type %s) as %s by %s', (src, said, type, playback) => {
    const found = mediaType(src, said)
    expect(found).toBe(type)
    expect(found && playbackOf(found)).toBe(playback)
  })

  it.each([['/a.avi'], ['/a'], ['/a.constructor']])('does not know %s', (src) => {
    expect(mediaType(src)).toBeUndefined()
  })

  it.each([
    ['en-US', 'en'],
    ['zh-CN', 'zh-cn'],
    ['zh-TW', 'zh-tw'],
    ['fr-CA', 'fr'],
    ['xx', 'en'],
  ])('speaks on a page in %s: %s', (lang, expected) => {
    expect(playerLanguage(lang)).toBe(expected)
  })

  it('reads switches that turn on and those that turn off', () => {
    expect(switchesOf({ loop: true, noFullscreen: true, noPlaybackRate: true, autoplay: false })).toEqual({
      autoplay: false,
      fullscreen: false,
      playbackRate: false,
      loop: true,
    })
  })
})

describe('a flowchart', () => {
  it.each([
    [360, 0.8],
    [419, 0.9],
    [1280, 0.9],
    [1281, 1],
  ])('in a window of %i px is drawn at %f', (width, scale) => {
    expect(flowScale(width)).toBe(scale)
  })
})

describe('a drawing of mermaid', () => {
  it.each([
    ['A->>B: <img src=x onerror=y>', 'A->>B: #lt;img src=x onerror=y>'],
    ['a["one<br/>two <b>x</b>"]', 'a["one<br/>two <b>x</b>"]'],
    ['a["<b onclick=x>"]', 'a["#lt;b onclick=x>"]'],
    ['A <|-- B\nA <-- C\nA <--> D', 'A <|-- B\nA <-- C\nA <--> D'],
    ['class A {\n <<interface>>\n}', 'class A {\n <<interface>>\n}'],
    ['style a fill:url(https://x)', 'style a fill:url\u200b(https://x)'],
  ])('comes from a source that can do nothing else: %s', (source, expected) => {
    expect(tame(source)).toBe(expected)
  })

  it('has the size it was made for', () => {
    const svg =
      '<svg id="m" width="100%" style="max-width: 650px; color: red;" viewBox="-50 -50 650 403"><g width="1"/></svg>'
    expect(atOwnSize(svg)).toBe(
      '<svg width="650" height="403" id="m" style="color: red;" viewBox="-50 -50 650 403"><g width="1"/></svg>',
    )
  })

  it('is saved under a name that every system takes', () => {
    expect(fileNameOf('Wie / ein: "Abruf" läuft?')).toBe('Wie-ein-Abruf-läuft')
    expect(fileNameOf('../../etc')).toBe('etc')
    expect(fileNameOf('下载 方式')).toBe('下载-方式')
    expect(fileNameOf(' . ')).toBe('diagram')
  })
})

describe('PlantUML', () => {
  it('spells bytes in its own alphabet', () => {
    expect(encode64(new Uint8Array([0, 0, 0]))).toBe('0000')
    expect(encode64(new Uint8Array([255, 255, 255]))).toBe('____')
  })

  it('asks the configured server only', async () => {
    const url = await plantUmlAddress('https://uml.example.org/', '@startuml\na -> b\n@enduml')
    expect(url).toMatch(/^https:\/\/uml\.example\.org\/svg\/[\w-]+$/)
  })

  it('is a block of its own in the text, but not inside code', () => {
    expect(umlFences('a\n\n@startuml\nA -> B\n\nB -> C\n@enduml\n\nb')).toBe(
      'a\n\n~~~~plantuml\n@startuml\nA -> B\n\nB -> C\n@enduml\n~~~~\n\nb',
    )
    const code = '```text\n@startuml\n@enduml\n```'
    expect(umlFences(code)).toBe(code)
    expect(umlFences('@startuml\nA')).toBe('~~~~plantuml\n@startuml\nA\n~~~~')
  })
})

describe('a mind map', () => {
  it('is made of headings and lists', () => {
    expect(mindMapOf('# Root\n\n- **one**\n  - two\n\n## Part\n\n- [three](x.md)')).toBe(
      'mindmap\n  n0["Root"]\n    n1["one"]\n      n2["two"]\n    n3["Part"]\n      n4["three"]',
    )
  })

  it('is refused without any', () => {
    expect(() => mindMapOf('just text')).toThrow('no heading and no list')
  })

  it('gets a common root when it has several', () => {
    expect(mindMapOf('- a\n- b')).toBe('mindmap\n  root(( ))\n    n0["a"]\n    n1["b"]')
  })
})
