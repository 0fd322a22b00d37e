import { hash, randomBytes } from 'node:crypto'

// Counts in memory which links readers open, and forgets who. A click is an address of ours for rate limits and the
// address of an article; of the reader only a hash is held, under a key that this process made and tells nobody, for a
// minute, so that a double click counts once. Only a number for each article is left.

export type Click = { address: string; url: string; userAgent: string }

// A person opens an article every few seconds at most; thousands behind one carrier's address share this.
const clicksPerAddressMax = 120

const minuteMs = 60_000

// About 20 MB when full. Further clicks are not counted until the minute is over.
const usualHeldMax = 100_000
const articlesMax = 10_000
const urlLengthMax = 2_048

const robots =
  /bot\b|bot\/|crawl|spider|slurp|headless|lighthouse|preview|prerender|monitor|curl|wget|python|scrapy|^$/i

export function createClickCounter({
  nowMs,
  heldMax = usualHeldMax,
}: {
  nowMs: () => number
  heldMax?: number
}) {
  const key = randomBytes(32).toString('base64')
  // By hash, the oldest first.
  const seenAtMs = new Map<string, number>()
  const byAddress = new Map<string, number>()
  const counts = new Map<string, number>()
  let minuteBeganMs = 0

  // In one call: a million clicks cost seconds of it, and minutes with an Hmac object each.
  const blur = (text: string) => hash('sha256', `${key} ${text}`, 'base64').slice(0, 22)

  function forgetOlder(now: number): void {
    for (const [once, atMs] of seenAtMs) {
      if (now - atMs < minuteMs) break
      seenAtMs.delete(once)
    }
    if (now - minuteBeganMs < minuteMs) return
    minuteBeganMs = now
    byAddress.clear()
  }

  /** Whether it was counted. */
  function count({ address, url, userAgent }: Click): boolean {
    const now = nowMs()
    forgetOlder(now)
    if (robots.test(userAgent) || url.length > urlLengthMax) return false
    const client = blur(address)
    const sofar = byAddress.get(client) ?? 0
    if (sofar >= clicksPerAddressMax || seenAtMs.size >= heldMax) return false
    const once = blur(`${address} ${url}`)
    if (seenAtMs.has(once)) return false
    if (!counts.has(url) && counts.size >= articlesMax) return false
    byAddress.set(client, sofar + 1)
    seenAtMs.set(once, now)
    counts.set(url, (counts.get(url) ?? 0) + 1)
    return true
  }

  /** The counts since the last call. */
  function take(): Map<string, number> {
    const taken = new Map(counts)
    counts.clear()
    return taken
  }

  return {
    count,
    take,
    size: () => ({ seen: seenAtMs.size, addresses: byAddress.size, articles: counts.size }),
  }
}
