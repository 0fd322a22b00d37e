import { readSentAt } from '../../http/sent-at.ts'

// A reader's clock may be hours or a year off; the news is as old as the server's clock says.

type Arrival = Partial<Pick<PerformanceNavigationTiming, 'serverTiming' | 'transferSize'>>

/**
 * How far the reader's clock is behind the server's, in milliseconds, and some seconds more on a slow network; negative if it
 * is ahead. 0 where nothing says when the page was sent: without the header, and for a page from the browser's cache, which was
 * sent earlier.
 */
export function measureLag({ serverTiming, transferSize }: Arrival, nowMs: number): number {
  const sentAtMs = transferSize && readSentAt(serverTiming)
  return sentAtMs ? sentAtMs - nowMs : 0
}

/** The lag of this page. */
export function findLag(nowMs: number): number {
  return measureLag(findArrival(), nowMs)
}

/** For Back and for a restored tab, a browser takes a page from its cache without asking the server, however old it is. */
export function isFromHistory(): boolean {
  return findArrival().type === 'back_forward'
}

function findArrival(): Partial<PerformanceNavigationTiming> {
  const [page = {}]: Partial<PerformanceNavigationTiming>[] = performance.getEntriesByType('navigation')
  return page
}
