import type { SearchPage, SearchSection } from '../../content/types'
import { categoryOf } from './categories'
import { fold } from './fold'
import { type Field, fieldOf } from './match'
import type { Category } from './types'

/** What a page can be called, and what it is worth to be found by it. */
export interface Label extends Field {
  /** `otherPinyin` is that of an alias, `syllables` what later syllables begin. */
  kind: 'title' | 'alias' | 'pinyin' | 'otherPinyin' | 'syllables'
}

export interface CorpusPage {
  path: string
  hash: string
  title: string
  labels: Label[]
  /** Folder and file names of the address, tags and description: weak hints. */
  hints: Field
  /** Labels and hints in one text, to see quickly that a word is in none of them. */
  folded: string
  category: Category | undefined
  sections: CorpusSection[]
}

/** A section; its text is folded when it is first asked for. */
export class CorpusSection {
  readonly anchor: string
  readonly level: number
  readonly #heading: string
  readonly #body: string
  readonly #code: string
  readonly #hint: string
  #folded: string | undefined

  constructor(
    readonly page: CorpusPage,
    /** The sections it belongs to, outermost first, without the page's own title. */
    readonly parents: readonly CorpusSection[],
    [anchor, heading, level, body, code, keywords]: SearchSection,
  ) {
    this.anchor = anchor
    this.level = level
    this.#heading = heading
    this.#body = body
    this.#code = code
    this.#hint = [anchor, keywords].filter(Boolean).join(' ')
  }

  /** All of its own text, folded. */
  get folded(): string {
    this.#folded ??= fold(this.text)
    return this.#folded
  }

  get text(): string {
    return `${this.#heading}\n${this.#body}\n${this.#code}\n${this.#hint}`
  }

  /** The heading as written. */
  get title(): string {
    return this.#heading
  }

  get heading(): Field {
    return { text: this.#heading, folded: this.folded.slice(0, this.#heading.length) }
  }

  get body(): Field {
    const start = this.#heading.length + 1
    return { text: this.#body, folded: this.folded.slice(start, start + this.#body.length) }
  }

  get code(): Field {
    const start = this.#heading.length + this.#body.length + 2
    return { text: this.#code, folded: this.folded.slice(start, start + this.#code.length) }
  }

  /** Other words that its author chose for it: the end of its address, and keywords. */
  get hint(): Field {
    return { text: this.#hint, folded: this.folded.slice(this.folded.length - this.#hint.length) }
  }
}

/** Makes a page of the search text ready to be searched. `locale` is the prefix that its path begins with. */
export function corpusPage(page: SearchPage, locale: string): CorpusPage {
  const labels: Label[] = [
    { kind: 'title', ...fieldOf(page.title) },
    ...page.names.map((name): Label => ({ kind: 'alias', ...fieldOf(name) })),
    ...page.pinyin.flatMap((spelling, at) => pinyinLabels(spelling, at === 0 && /\p{Script=Han}/u.test(page.title))),
  ]
  const hints = fieldOf([wordsOfPath(page.path, locale), ...page.tags, page.description].join(' '))
  const result: CorpusPage = {
    path: page.path,
    hash: page.hash,
    title: page.title,
    labels,
    hints,
    folded: [...labels, hints].map(({ folded }) => folded).join('\n'),
    category: categoryOf(page.path, locale),
    sections: [],
  }
  const open: CorpusSection[] = []
  for (const given of withIntroduction(page)) {
    const level = given[2]
    while ((open.at(-1)?.level ?? -1) >= level) open.pop()
    const section = new CorpusSection(result, [...open], given)
    result.sections.push(section)
    if (section.anchor !== '') open.push(section)
  }
  return result
}

/**
 * The text before the first heading, the description and the text below the page's own title become one section with
 * an empty anchor: going there is going to the page.
 */
function withIntroduction({ title, description, sections }: SearchPage): SearchSection[] {
  const firstOther = sections.findIndex(([id, , level]) => id !== '' && level > 1)
  const introduction = firstOther < 0 ? sections : sections.slice(0, firstOther)
  const bodies = introduction.map(([, , , body]) => body)
  const headings = introduction.map(([, heading]) => heading).filter((heading) => heading !== title)
  const codes = introduction.map(([, , , , code]) => code)
  const keywords = introduction.map(([, , , , , words = '']) => words)
  const text = (parts: string[]) => parts.filter((part) => part !== '').join(' ')
  return [
    ['', text(headings), 0, text([description, ...bodies]), text(codes), text(keywords)],
    ...sections.slice(introduction.length),
  ]
}

/** `bai du wang pan`: joined, the initials, and what later syllables begin. */
function pinyinLabels(spelling: string, ofTitle: boolean): Label[] {
  const kind = ofTitle ? 'pinyin' : 'otherPinyin'
  const syllables = spelling.split(' ')
  const initials = syllables.map((syllable) => (/^\d/.test(syllable) ? syllable : syllable.charAt(0))).join('')
  const later = syllables.slice(1).map((_, at) => syllables.slice(at + 1).join(''))
  return [
    { kind, ...fieldOf(syllables.join('')) },
    { kind, ...fieldOf(initials) },
    { kind: 'syllables', ...fieldOf(later.join(' ')) },
  ]
}

const wordsOfPath = (path: string, locale: string): string =>
  path
    .slice(locale.length)
    .replace(/\.html$/, '')
    .replaceAll('/', ' ')
