// When a response left the server, in seconds, for the reader script: a browser hides the Date header of a page from its
// scripts, but not this one.

export const sentAtHeader = 'Server-Timing'

const metric = 'now'

export function sentAt(nowMs = Date.now()): string {
  return `${metric};dur=${Math.floor(nowMs / 1000)}`
}

/** In milliseconds; 0 for a response without it, and for a browser that knows no such header. */
export function readSentAt(timings?: readonly { name: string; duration: number }[]): number {
  return (timings?.find(({ name }) => name === metric)?.duration ?? 0) * 1000
}

/** The value of a Date header. */
export function sentOn(nowMs = Date.now()): string {
  return new Date(nowMs).toUTCString()
}
