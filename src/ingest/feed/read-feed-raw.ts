// The common form of all feed formats before cleaning, with texts as in the feed.
import type { ImageCandidate } from '../../text/image-url.ts'

export type RawEntry = {
  guid: string
  link: string
  /** The address in an RSS guid that is not declared to be none; the article's own where every link leads to the home page. */
  permalink: string
  /** A recording or document, to which an entry without a page links. */
  attachment: string
  /** The base address of links, from xml:base; '' means the feed's own. */
  base: string
  title: string
  /** The format declares the title as text, in which tags are characters. */
  isTitlePlain: boolean
  summary: string
  content: string
  /** Best first. */
  images: ImageCandidate[]
  /** The texts under its pictures and recordings, which may be the only words of an entry. */
  captions: string[]
  date: string
  language: string
  tags: string[]
  /** Name and address of the outlet, if the feed aggregates several. */
  source: string
  sourceUrl: string
  /** The feed ends inside it, so its last field may be half a text. */
  isCut: boolean
  /** An excerpt of the feed's source, which shows an editor why an entry could not be read. */
  excerpt: () => string
}

export type RawFeed = {
  format: 'rss' | 'atom' | 'rdf' | 'json'
  title: string
  homeUrl: string
  language: string
  ttlMs: number | null
  newFeedUrl: string
  entries: RawEntry[]
  /** How many entries were beyond the limit. */
  leftOut: number
}
