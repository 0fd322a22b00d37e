// When a response left the server, in seconds, for the reader script: a browser hides the Date header of a page from its
// scripts, but not this one. It is also the mark of our own pages, errors included: proxies and caches pass it on, and their
// own error pages, a host's maintenance page or a portal's login page lack it. A 304 and the response to HEAD have it too.

export const sentAtHeader = 'Server-Timing'

const metric = 'now'

export function sentAt(nowMs = Date.now()): string {
  return `${metric};dur=${Math.floor(nowMs / 1000)}`
}

/** In milliseconds; 0 for a response without it, and for a browser that knows no such header. */
export function readSentAt(timings?: readonly { name: string; duration: number }[]): number {
  return (timings?.find(({ name }) => name === metric)?.duration ?? 0) * 1000
}

/** The same from a response's headers; 0 for a page that is not ours. */
export function findSentAt(headers: Headers): number {
  const found = new RegExp(`\\b${metric};dur=(\\d+)`).exec(headers.get(sentAtHeader) ?? '')
  return Number(found?.[1] ?? 0) * 1000
}

/** The value of a Date header. */
export function sentOn(nowMs = Date.now()): string {
  return new Date(nowMs).toUTCString()
}
