import { once } from 'node:events'
import { connect as openSocket } from 'node:net'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { until } from '../../test/support/until.ts'
import { openStream, openWebScene } from '../../test/support/web-scene.ts'
import { streamLimitsFor } from './events.ts'

const { db } = await freshDatabase()

const eventsIn = (text: string) =>
  [...text.matchAll(/id: (\S+)\ndata: (\S+)\n\n/g)].map(([, id, data]) => ({ id, data }))

test.each([
  ['at the front door', 'keep-alive', 20],
  ["through Node's parser", 'close', 0],
])(
  'a change reaches every stream %s immediately, with only an id and its name',
  async (_, connection, atDoor) => {
    const { url, announce, web } = await openWebScene(db)
    const streams = await Promise.all(Array.from({ length: 20 }, () => openStream(url, { connection })))
    expect(web.servedAtDoor()).toBe(atDoor)
    for (const { headers } of streams) {
      expect(headers).toMatchObject({
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
    }
    announce('news:a')
    for (const stream of streams) {
      expect(eventsIn(await stream.until(/data: news:a\n\n/))).toEqual([
        { id: expect.stringMatching(/^[0-9a-f]{10}-1$/), data: 'news:a' },
      ])
    }
  },
)

test('a burst of one change is sent immediately and once more, and does not delay another change', async () => {
  const { url, announce } = await openWebScene(db)
  const stream = await openStream(url)
  for (let n = 0; n < 500; n++) announce('news:a')
  announce('news:b')
  announce('news:b')
  const text = await stream.until(/news:a[\s\S]*news:b[\s\S]*news:a[\s\S]*news:b/)
  expect(eventsIn(text).map(event => event.data)).toEqual(['news:a', 'news:b', 'news:a', 'news:b'])
})

test('a returning client gets each missed kind once and nothing twice', async () => {
  const { url, announce } = await openWebScene(db)
  const first = await openStream(url)
  announce('news:a')
  const seen = eventsIn(await first.until(/news:a/)).at(-1)?.id ?? ''
  first.close()
  announce('news:b')
  announce('settings')
  const again = await openStream(url, { 'last-event-id': seen })
  const missed = eventsIn(await again.until(/data: settings\n\n/))
  expect(missed.map(event => event.data)).toEqual(['news:b', 'settings'])
  const upToDate = await openStream(url, { 'last-event-id': missed.at(-1)?.id ?? '' })
  announce('categories')
  expect(eventsIn(await upToDate.until(/categories/)).map(event => event.data)).toEqual(['categories'])
})

test.each(['another0-5', 'x', '', '-', '99999999999999999999'])(
  'an id of another process (%j) gets one reset',
  async id => {
    const { url } = await openWebScene(db)
    const stream = await openStream(url, { 'last-event-id': id })
    expect(eventsIn(await stream.until(/data: reset\n\n/))).toHaveLength(1)
  },
)

test('a page that opens its stream late gets the changes made while it was loading', async () => {
  const { url, announce } = await openWebScene(db)
  announce('news:a')
  const stream = await openStream(url)
  await stream.until(/data: news:a\n\n/)
})

test.each(['keep-alive', 'close'])(
  'one address cannot take all streams, and their total is limited (%s)',
  async connection => {
    const lines: string[] = []
    const log = pino({ base: null, timestamp: false }, { write: line => lines.push(line) })
    const { url, events } = await openWebScene(db, { streamsMax: 5, streamsPerAddressMax: 3, log })
    const open = (address: string) => openStream(url, { connection, 'x-test-address': address })
    const first = await open('a')
    await open('a')
    await open('a')
    expect(await open('a')).toMatchObject({ status: 503, headers: { 'retry-after': '10' } })
    await open('b')
    await open('b')
    expect((await open('c')).status).toBe(503)
    // Once a minute, however many are refused.
    expect(lines.map(line => JSON.parse(line))).toEqual([
      {
        level: 40,
        open: 3,
        streamsMax: 5,
        streamsPerAddressMax: 3,
        msg: 'event streams are refused: too many are open',
      },
    ])
    first.close()
    await until('the closed stream is gone', () => events.count() < 5)
    expect((await open('c')).status).toBe(200)
  },
)

test.each([
  [Number.POSITIVE_INFINITY, 20_000, 1_000],
  [20_000, 15_000, 1_000],
  [1_024, 768, 192],
])(
  'with %d open files a process has at most %d streams, %d of them from one address',
  (files, most, ofOne) => {
    expect(streamLimitsFor(files)).toEqual({ streamsMax: most, streamsPerAddressMax: ofOne })
  },
)

test.each(['', 'Connection: close\r\n'])(
  'a client that stops reading is disconnected at a megabyte, others are not (%j)',
  async header => {
    const { port, url, announce, events } = await openWebScene(db)
    const deaf = openSocket({ port, host: '127.0.0.1' })
    deaf.on('error', () => undefined)
    deaf.pause()
    deaf.write(`GET /events HTTP/1.1\r\nHost: a\r\n${header}\r\n`)
    const reader = await openStream(url)
    await until('both streams are open', () => events.count() === 2)
    const long = 'x'.repeat(100_000)
    for (let n = 0; events.count() > 1 && n < 500; n++) {
      announce(`news:${n}${long}`)
      await new Promise(setImmediate)
    }
    expect(events.count()).toBe(1)
    announce('settings')
    await reader.until(/data: settings/)
    deaf.destroy()
  },
)

test.each(['keep-alive', 'close'])('closing ends the streams (%s)', async connection => {
  const { url, close } = await openWebScene(db)
  const stream = await openStream(url, { connection })
  const ended = once(stream.response, 'close')
  await close()
  await ended
})

test.each(['/events', '/admin/queue/events'])(
  'HEAD %s gets the head of the stream and its end',
  async path => {
    const { url, events, queueEvents } = await openWebScene(db, { isEditor: async () => true })
    const { status, headers } = await fetch(url + path, { method: 'HEAD' })
    expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8'])
    await until('no stream is open', () => events.count() + queueEvents.count() === 0)
    const refused = await fetch(url + path, { method: 'POST' })
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  },
)

test('what a client sends on its open stream is ignored, and its end closes it', async () => {
  const { port, announce, events } = await openWebScene(db)
  const client = openSocket({ port, host: '127.0.0.1' })
  let text = ''
  client.on('data', bytes => {
    text += String(bytes)
  })
  client.write('GET /events HTTP/1.1\r\nHost: a\r\n\r\n')
  await until('the stream is open', () => events.count() === 1 && text.includes('retry:'))
  client.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  announce('settings')
  await until('the change arrives', () => text.includes('data: settings'))
  expect(text.match(/HTTP\/1\.1/g)).toHaveLength(1)
  client.end()
  await until('the stream is gone', () => events.count() === 0)
})
