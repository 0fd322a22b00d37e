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
  /** `h1` */
  headings: Heading[]
  /** `time` elements, and elements whose attributes name a date, a headline or an author. */
  marked: Marked[]
  pictures: Picture[]
  /** Addresses of videos' poster images. */
  posters: string[]
  /** The visible text, in pieces. */
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
