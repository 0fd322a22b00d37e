import type { Meta } from './page-metas.ts'
import type { Attributes } from './page-tags.ts'

export type Marked = { name: string; attributes: Attributes; text: string; at: number; region: PageRegion }
/** `href`: the link around it or in it; a heading that leads home is the name of the site. */
export type Heading = Marked & { href: string }
/** `isLinked`: inside a link, as pictures of other articles are. */
export type Picture = { attributes: Attributes; at: number; region: PageRegion; isLinked: boolean }
/** Where in a page something stands: pages date their comments, and what else one might read, too. */
export type PageRegion = 'article' | 'page' | 'beside'

export type PageScan = {
  htmlLanguage: string
  baseHref: string
  title: string
  /** `property`, `name`, `itemprop` and `http-equiv` alike, in lower case. */
  metas: Meta[]
  links: Attributes[]
  jsonLd: string[]
  /** Texts of other inline scripts. */
  scripts: string[]
  /** `h1` */
  headings: Heading[]
  /** `time`, and what an attribute calls a date, a headline or an author. */
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
