import { parseFetchAllow } from '../../src/ingest/fetch/fetch-url.ts'
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
// Sampled, because `maxRSS` begins with the size of the process that started this one.
const sizes = [process.memoryUsage().rss]
const sampling = setInterval(() => sizes.push(process.memoryUsage().rss), 2)
const endings = await Promise.all(Array.from({ length: Number(count) }, fetchOne))
clearInterval(sampling)
console.log(JSON.stringify({ endings, bytes: Math.max(...sizes) - (sizes[0] ?? 0) }))
await safeFetch.close()
