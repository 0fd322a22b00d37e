import { parseFetchAllow } from '../../src/ingest/fetch/fetch-allow.ts'
import { createSafeFetch } from '../../src/ingest/fetch/safe-fetch.ts'

// `node fetch-at-once.ts HOST COUNT`: fetches from the host once, and then COUNT times at once. Prints how each of these ended, and
// how many bytes the process grew by at most: in the process of other tests, what those left behind would count.
const [host = '', count = ''] = process.argv.slice(2)
const parsed = parseFetchAllow(host)
if (!parsed.ok) throw new Error(`not a host: ${parsed.entry}`)
const safeFetch = createSafeFetch({ allow: parsed.allow, userAgent: 'Chowk/test', now: () => new Date() })
const fetchOne = async () => {
  // Takes ten seconds or more on a busy machine, half of a request's deadline.
  const answer = await safeFetch(`http://${host}/`, { accept: '*/*', deadlineMs: 50_000 })
  return answer.ok ? 'ok' : answer.failure
}
// What is loaded once is no memory of the answers.
await fetchOne()
const before = process.memoryUsage().rss
const endings = await Promise.all(Array.from({ length: Number(count) }, fetchOne))
const most = process.resourceUsage().maxRSS * 1024
console.log(JSON.stringify({ endings, bytes: most - before }))
await safeFetch.close()
