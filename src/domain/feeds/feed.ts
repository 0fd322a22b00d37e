import type { Language } from '../../text/language.ts'
import * as words from '../../words/feeds-desk.ts'

/** `set-aside`: three times it ended the process that read it, so it is now polled only by hand. */
export type FeedState = 'active' | 'paused' | 'gone' | 'set-aside'

export type Publishing = 'at-once' | 'wait'

/** Whether an entry's category is judged by its content, or always the feed's. */
export type Categorizing = 'by-content' | 'by-feed'

export const publishingLabels: Record<Publishing, (language: Language) => string> = {
  wait: words.wait,
  'at-once': words.atOnce,
}

export const categorizingLabels: Record<Categorizing, (language: Language) => string> = {
  'by-content': words.byContent,
  'by-feed': words.byFeed,
}

// An interval adapts between these two; see ingest/poll/next-poll.ts.
export const intervalSecondsMin = 300
export const intervalSecondsMax = 86_400

/** The stored form of a feed's address (http or https, no fragment); null for others and for those with credentials. */
export function normalizeFeedUrl(text: string): string | null {
  // Browsers once marked feeds with `feed:`, and lists still contain it.
  const url = URL.parse(
    text
      .trim()
      .replace(/^feed:(\/\/)?(?=https?:)/i, '')
      .replace(/^feed:\/\//i, 'http://'),
  )
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null
  url.hash = ''
  return url.href.length <= 2000 ? url.href : null
}

/** `host:port` of an address, also for a default port: requests to it run one at a time. */
export function hostOfFeed(url: string): string {
  const { hostname, port, protocol } = new URL(url)
  return `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`
}
