// Serves the feeds that bench/feeds.ts and bench/soak.ts poll, each host on a separate loopback address. With a speed,
// each feed gets a new entry every hour of a clock that runs that many times faster.
import { createServer, type RequestListener } from 'node:http'
import { feedBody } from '../test/support/feed-bodies.ts'

export const hostCount = 250
export const feedsPerHost = 4
const entryCount = 50
const hourMs = 3_600_000
const newestAtStart = 1_000
const startedAtMs = Date.now()
const speed = Number(process.argv[2] ?? 0)

/** 127.1.0.1, 127.1.0.2 … */
export function hostOf(n: number): string {
  return `127.1.${Math.floor(n / 250)}.${(n % 250) + 1}`
}

// The parent imports this file only for its numbers.
if (process.argv[1]?.endsWith('feeds-server.ts')) await serve()

async function serve(): Promise<void> {
  const listener: RequestListener = (request, response) => {
    const feed = /feed-(\d+)/.exec(request.url ?? '')?.[1]
    const newest =
      newestAtStart + Math.floor(((Date.now() - startedAtMs) * speed) / hourMs + Number(feed) / 1_000)
    const etag = `"${feed}-${newest}"`
    response.setHeader('etag', etag).setHeader('content-type', 'application/rss+xml')
    if (request.headers['if-none-match'] === etag) response.writeHead(304).end()
    else response.end(bodyOf(Number(feed), newest))
  }
  const first = createServer(listener)
  const port = await new Promise<number>(resolve => {
    first.listen(0, hostOf(0), () => {
      const address = first.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  for (let n = 1; n < hostCount; n++) {
    await new Promise<void>(resolve => createServer(listener).listen(port, hostOf(n), resolve))
  }
  process.on('SIGTERM', () => process.exit(0))
  process.send?.({ port })
}

// As long as real ones: a title of 70 characters, a description of 250, one image.
function bodyOf(feed: number, newest: number): string {
  const entries = Array.from({ length: entryCount }, (_, age) => newest - age).map(n => ({
    url: `https://outlet-${feed}.example/2026/03/article-${feed}-${n}`,
    title: `Ministers meet for talks on water, roads and schools in district ${feed}-${n}`,
    description: `Officials of district ${feed} said after meeting ${n} that work would begin soon. ${'Residents asked when. '.repeat(8)}`,
    imageUrl: `https://images.example/${feed}/${n}.jpg`,
    publishedAt: new Date(startedAtMs + ((n - newestAtStart) * hourMs) / Math.max(speed, 2)),
  }))
  return feedBody('rss', entries)
}
