// What every format is read into before anything is cleaned: texts as the feed has them.
import type { ImageCandidate } from '../../text/clean-image-url.ts'

export type RawEntry = {
  guid: string
  link: string
  /** A recording or a document that the feed attaches: where an entry leads that has no page. */
  attachment: string
  /** What links are relative to, from xml:base; '' is the feed's own. */
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
  /** What the feed had, for an editor who wonders why an entry could not be read. */
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
