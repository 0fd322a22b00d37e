import { createServer, type Server } from 'node:http'
import { feedBody } from '../test/support/feed-bodies.ts'

/** Twenty outlets with one feed each, on separate loopback addresses. */
export const growingFeeds = Array.from({ length: 20 }, (_, n) => ({ n, host: `127.2.0.${n + 1}` }))

const shown = 50
const newEachPoll = 5

/** Feeds of fifty entries, five of them new at each poll. */
export async function startGrowingFeeds() {
  const polls = growingFeeds.map(() => 0)
  const servers: Server[] = []
  let isGrowing = true
  let port = 0
  for (const { n, host } of growingFeeds) {
    const server = createServer((_, response) => {
      if (isGrowing) polls[n] = (polls[n] ?? 0) + 1
      response.setHeader('content-type', 'application/rss+xml').end(bodyOf(n, polls[n] ?? 0))
    })
    await new Promise<void>(resolve => server.listen(port, host, resolve))
    const address = server.address()
    port = typeof address === 'object' && address ? address.port : port
    servers.push(server)
  }
  return {
    port,
    stopGrowing: () => {
      isGrowing = false
    },
    /** All entry addresses that the feeds currently contain. */
    shownAtLast: () => growingFeeds.flatMap(({ n }) => entriesOf(n, polls[n] ?? 0).map(entry => entry.url)),
    stop: () => {
      for (const server of servers) server.close().closeAllConnections()
    },
  }
}

function bodyOf(feed: number, poll: number): string {
  return feedBody('rss', entriesOf(feed, poll), `Outlet ${feed}`)
}

function entriesOf(feed: number, poll: number) {
  const first = poll * newEachPoll
  return Array.from({ length: shown }, (_, n) => ({
    url: `https://outlet-${feed}.example/article-${first + n}`,
    title: `Report number ${first + n} of the council in district ${feed}`,
  }))
}
