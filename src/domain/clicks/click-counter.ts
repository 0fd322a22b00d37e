import { hash, randomBytes } from 'node:crypto'
import { canonicalUrl } from '../../address/canonical-url.ts'
import { networkOf } from '../../address/host.ts'

// Counts in memory which links readers open, without keeping who opened them. A click has the reader's address, for the rate
// limit, and the URL of the article. The reader's address is kept only as a hash under a random key of this process, for a
// minute, so that a double click counts once. After that only a number per article remains.

export type Click = { address: string; url: string; userAgent: string }

// A person opens at most an article every few seconds, but thousands of readers may share one carrier's address.
const clicksPerAddressMax = 120

// Whoever has one address of a network often has all of it: without these, one IPv6 /48 decided what is read most.
const clicksPerNetworkMax = 5 * clicksPerAddressMax
const clicksPerNetworkAndArticleMax = 5

const minuteMs = 60_000

// About 30 MB when full. Then further clicks are not counted until older ones expire.
const usualKeptMax = 100_000
const articlesMax = 10_000
const urlLengthMax = 2_048

const robots =
  /bot\b|bot\/|crawl|spider|slurp|headless|lighthouse|preview|prerender|monitor|curl|wget|python|scrapy|^$/i

export function createClickCounter({
  nowMs,
  keptMax = usualKeptMax,
}: {
  nowMs: () => number
  keptMax?: number
}) {
  const key = randomBytes(32).toString('base64')
  // When each click was seen, by its hash, oldest first.
  const seenAtMs = new Map<string, number>()
  // Clicks counted in this minute, by the hash of an address, a network, or a network and an article.
  const byClient = createTally()
  const counts = new Map<string, number>()
  let minuteBeganMs = 0

  // One-shot hashing: a million clicks take seconds, where an Hmac object for each would take minutes.
  const hashWithKey = (text: string) => hash('sha256', `${key} ${text}`, 'base64').slice(0, 22)

  function evictExpired(now: number): void {
    for (const [once, atMs] of seenAtMs) {
      if (now - atMs < minuteMs) break
      seenAtMs.delete(once)
    }
    if (now - minuteBeganMs < minuteMs) return
    minuteBeganMs = now
    byClient.clear()
  }

  function count({ address, url, userAgent }: Click): boolean {
    const now = nowMs()
    evictExpired(now)
    if (robots.test(userAgent) || url.length > urlLengthMax || seenAtMs.size >= keptMax) return false
    const network = networkOf(address)
    const [ofAddress, ofNetwork] = [hashWithKey(address), hashWithKey(`network ${network}`)]
    if (byClient.get(ofAddress) >= clicksPerAddressMax || byClient.get(ofNetwork) >= clicksPerNetworkMax)
      return false
    // The identity of the article: `?utm_source=1` to `100` would else be a hundred clicks of one reader.
    const article = canonicalUrl(url)
    if (!article.ok) return false
    const once = hashWithKey(`${address} ${article.url}`)
    const ofArticle = hashWithKey(`network ${network} ${article.url}`)
    if (seenAtMs.has(once) || byClient.get(ofArticle) >= clicksPerNetworkAndArticleMax) return false
    if (!counts.has(url) && counts.size >= articlesMax) return false
    for (const client of [ofAddress, ofNetwork, ofArticle]) byClient.add(client)
    seenAtMs.set(once, now)
    counts.set(url, (counts.get(url) ?? 0) + 1)
    return true
  }

  /** Returns the counts since the last call, and resets them. */
  function take(): Map<string, number> {
    const taken = new Map(counts)
    counts.clear()
    return taken
  }

  return {
    count,
    take,
    size: () => ({ seen: seenAtMs.size, clients: byClient.size(), articles: counts.size }),
  }
}

function createTally() {
  const counts = new Map<string, number>()
  const get = (key: string) => counts.get(key) ?? 0
  return {
    get,
    add: (key: string) => void counts.set(key, get(key) + 1),
    clear: () => counts.clear(),
    size: () => counts.size,
  }
}
