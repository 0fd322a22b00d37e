// The common form of all formats before cleaning: texts as the feed has them.
import type { ImageCandidate } from '../../text/clean-image-url.ts'

export type RawEntry = {
  guid: string
  link: string
  /** A recording or a document that the feed attaches: where an entry leads that has no page. */
  attachment: string
  /** The base address of links, from xml:base; '' is the feed's own. */
  base: string
  title: string
  summary: string
  content: string
  /** Best first. */
  images: ImageCandidate[]
  date: string
  language: string
  author: string
  /** Name and address of the outlet, when the feed gathers from several. */
  source: string
  sourceUrl: string
  /** An excerpt of the feed's source, to explain to an editor why an entry could not be read. */
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
  /** Entries beyond the most that we read. */
  leftOut: number
}
