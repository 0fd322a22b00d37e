import type { Attributes, Meta } from './page-tags.ts'

export type Marked = { name: string; attributes: Attributes; text: string; at: number; region: PageRegion }
/** `href`: the link around or in the heading; a heading that links to the home page is the site's name. */
export type Heading = Marked & { href: string; pieces: HeadingPiece[] }
/** A text between two tags of a heading, with the classes of the elements that open directly before it. */
type HeadingPiece = { text: string; className: string }
/** `isLinked`: inside a link, as pictures of other articles are. */
export type Picture = { attributes: Attributes; at: number; region: PageRegion; isLinked: boolean }
/** The part of a page: comments and related articles have dates too. */
export type PageRegion = 'article' | 'page' | 'beside'

export type PageScan = {
  htmlLanguage: string
  baseHref: string
  title: string
  /** Keys from `property`, `name`, `itemprop` and `http-equiv`, in lower case. */
  metas: Meta[]
  links: Attributes[]
  jsonLd: string[]
  /** Contents of other inline scripts. */
  scripts: string[]
  /** Addresses of frames. */
  frames: string[]
  /** `h1` */
  headings: Heading[]
  /** `time` elements, and elements whose attributes name a date, a headline or an author. */
  marked: Marked[]
  pictures: Picture[]
  /** Addresses of videos' poster images. */
  posters: string[]
  texts: { text: string; at: number; region: PageRegion }[]
  visibleLength: number
  hasPasswordField: boolean
}

export function emptyScan(): PageScan {
  return {
    htmlLanguage: '',
    baseHref: '',
    title: '',
    visibleLength: 0,
    hasPasswordField: false,
    metas: [],
    links: [],
    jsonLd: [],
    scripts: [],
    frames: [],
    headings: [],
    marked: [],
    pictures: [],
    posters: [],
    texts: [],
  }
}

/** The addresses that the page links to with this relation; `rel` is a list of relations, in any case. */
export function linkedAs({ links }: Pick<PageScan, 'links'>, relation: string): string[] {
  const isAs = (link: Attributes) => link.get('rel')?.toLowerCase().split(/\s+/).includes(relation)
  return links.filter(isAs).flatMap(link => link.get('href') ?? [])
}

/** Elements too large to be a date, or without text. */
const unmarkedTag =
  /^(?:body|html|main|article|section|header|meta|link|img|script|input|form|ul|ol|br|hr|source|embed|area|base|col|track|wbr)$/
const markedProperty = /date|headline|author|time/
const markedClass =
  /date(?!d)|datum|fecha|(?:^|[\s_-])(?:data|dato|time|timestamp|meta|metadata|info|pub|posting)(?:$|[\s_-])|publi|posted|created|modified|byline|submitted|Time|Meta\b|-meta|-info/

const dateAttributes = ['datetime', 'data-datetime', 'data-date', 'data-published', 'data-timestamp']

/** Matches a date in the title attribute of an element that shows an age: title="2020-09-20T14:20:02Z". */
const dateAtStart = /^\s{0,9}(?:19|20)\d\d-[01]\d-[0-3]\d(?!\d)/

export function attributeDates(attributes: Attributes): string[] {
  const hint = attributes.get('title') ?? ''
  return [
    ...dateAttributes.map(name => attributes.get(name) ?? ''),
    dateAtStart.test(hint) ? hint : '',
  ].filter(Boolean)
}

/** Whether an element may contain a date, a headline or an author. */
export function isMarked(name: string, attributes: Attributes): boolean {
  if (name === 'time') return true
  if (unmarkedTag.test(name)) return false
  const property = attributes.get('itemprop') || attributes.get('property') || ''
  if (property !== '' && markedProperty.test(property.slice(0, 100).toLowerCase())) return true
  const names = `${attributes.get('class') ?? ''} ${attributes.get('id') ?? ''}`.slice(0, 300)
  return markedClass.test(names) || attributeDates(attributes).length > 0
}
