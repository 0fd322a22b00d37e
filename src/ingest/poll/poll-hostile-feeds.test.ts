import { expect, test } from 'vitest'
import { freshPollScene } from '../../../test/support/poll-scene.ts'
import { describeFeedFailure } from '../../domain/feeds/feed-failure.ts'

const { openFeed, poll, getFeed, listLinks } = await freshPollScene()

const rss = (items: string) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>A</title>${items}</channel></rss>`
const item = (n: number, more = '') =>
  `<item><title>Article ${n}</title><link>https://outlet.example/${n}</link>${more}</item>`

const bodies: [string, string | Buffer, number][] = [
  ['nothing', '', 0],
  ['truncated XML', rss(item(1) + item(2)).slice(0, -60), 1],
  [
    'bare ampersands',
    rss('<item><title>Q & A</title><link>https://outlet.example/?a=1&b=2</link></item>'),
    1,
  ],
  ['NUL', rss(`<item><title>A\0B</title><link>https://outlet.example/1\0</link></item>`), 1],
  ['a byte order mark', `\ufeff${rss(item(1))}`, 1],
  ['UTF-16', Buffer.from(`\ufeff${rss(item(1)).replace('?>', ' encoding="utf-16"?>')}`, 'utf16le'), 1],
  ['bytes that are no UTF-8', Buffer.from(rss(item(1)).replace('Article', 'Caf\u00e9'), 'latin1'), 1],
  [
    'half a surrogate pair',
    JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      items: [{ url: 'https://outlet.example/1', title: 'A \ud83d B' }],
    }),
    1,
  ],
  [
    'the years 1 and 9999',
    rss(
      item(1, '<pubDate>Mon, 01 Jan 0001 00:00:00 GMT</pubDate>') +
        item(2, '<pubDate>Fri, 31 Dec 9999 23:59:59 GMT</pubDate>'),
    ),
    2,
  ],
  ['doubled guids', rss(item(1, '<guid>x</guid>') + item(2, '<guid>x</guid>')), 2],
  ['a scripted link', rss('<item><title>A</title><link>javascript:alert(1)</link></item>'), 0],
  ['a web page', '<!doctype html><html><body><h1>Welcome</h1></body></html>', 0],
  [
    'an entity bomb',
    `<!DOCTYPE r [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(1000)}"><!ENTITY c "${'&b;'.repeat(1000)}">]>${rss('<item><title>&c;</title><link>https://outlet.example/1</link></item>')}`,
    -1,
  ],
  ['40,000 items', rss(Array.from({ length: 40_000 }, (_, n) => item(n)).join('')), 1000],
]

test.each(bodies)('%s has one named outcome', async (_name, body, links) => {
  const { feedId } = await openFeed((_request, response) => response.end(body))
  const outcome = await poll(feedId)
  const { failure, nextPollAt } = await getFeed(feedId)
  expect(['read', 'failed']).toContain(outcome.kind)
  expect(failure).toBe(outcome.kind === 'failed' ? outcome.failure : null)
  if (failure !== null) expect(describeFeedFailure(failure, 'en')).not.toBe(failure)
  expect(failure).not.toBe('our-fault')
  expect(nextPollAt.getTime()).toBeGreaterThan(Date.UTC(2026, 2, 1, 6))
  const stored = await listLinks()
  if (links >= 0) expect(stored).toHaveLength(links)
  for (const link of stored) {
    expect(link.title).toBe(link.title.toWellFormed().replaceAll('\0', ''))
    expect(link.createdAt.getTime()).toBeLessThanOrEqual(Date.UTC(2026, 2, 1, 6))
  }
})

test('a server that responds with 204 or breaks off has an outcome too', async () => {
  const { outlet, feedId } = await openFeed((_request, response) => response.writeHead(204).end())
  expect(await poll(feedId)).toMatchObject({ kind: 'failed', failure: 'empty' })
  outlet.answer('/feed', (_request, response) => response.socket?.destroy())
  expect(await poll(feedId, 1)).toMatchObject({ kind: 'failed', failure: 'broken-answer' })
})
