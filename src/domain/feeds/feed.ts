/** `set-aside`: it ended the process that read it, three times, and is polled by hand alone. */
export type FeedState = 'active' | 'paused' | 'gone' | 'set-aside'

/** Whether what a feed brings is on the site at once or waits for an editor. */
export type Publishing = 'at-once' | 'wait'

// An interval adapts between these two; see ingest/poll/next-poll.ts.
export const intervalSecondsMin = 300
export const intervalSecondsMax = 86_400

export type Feed = {
  id: string
  url: string
  title: string
  outletName: string
  homeUrl: string
  language: string | null
  categoryName: string
  categorySlug: string
  publishing: Publishing
  state: FeedState
  intervalSeconds: number
  nextPollAt: Date
  lastPolledAt: Date | null
  lastGoodAt: Date | null
  failure: string | null
  failureDetail: unknown
  failureCount: number
  entriesRead: number
  entriesUnread: number
}

/** The address under which a feed is kept, or null where it is none: http or https, no fragment, no credentials. */
export function normalizeFeedUrl(text: string): string | null {
  // `feed:` is how browsers once marked feeds; lists still carry it.
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

/** `host:port` of an address: requests to it go one at a time. The default port is named too. */
export function hostOfFeed(url: string): string {
  const { hostname, port, protocol } = new URL(url)
  return `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`
}
