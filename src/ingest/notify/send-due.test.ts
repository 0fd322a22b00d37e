import type { RequestListener } from 'node:http'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { addNewsLink, setRows } from '../../../test/support/builders.ts'
import { bodiesOf, notifyScene, startReceiver } from '../../../test/support/notify-scene.ts'
import { overtake } from '../../../test/support/overtake.ts'
import { startSafeFetch } from '../../../test/support/start-safe-fetch.ts'
import { listConnections } from '../../domain/connections/connection-queries.ts'
import { claimDelivery, finishDelivery, releaseDelivery } from './claim-delivery.ts'
import { type NotifyDeps, sendDue } from './send-due.ts'

const scene = await notifyScene()
const { db, category, addHook, openHook, notify, gather, depsAt, listLog } = scene

beforeEach(scene.emptyTables)

/** A receiver for which one notice waits. */
async function openOne(listener?: RequestListener) {
  const receiver = await openHook(listener)
  await addNewsLink(db, { category })
  return receiver
}

test('a failing address is retried with growing delays, in order, and given up after ten attempts', async () => {
  let status = 500
  const receiver = await openHook((_, response) => {
    response.writeHead(status).end('no\u0000 <b>way</b>\u202e\n\n'.repeat(200))
  })
  await addNewsLink(db, { category, title: 'First' })
  await addNewsLink(db, { category, title: 'Second', url: 'https://outlet.example/2' })
  await notify()
  expect(await notify(0.4)).toBe(0)
  expect(receiver.hits).toHaveLength(1)
  const [, first] = await listLog()
  expect(first).toMatchObject({ state: 'waiting', attempts: 1, status: 500, failure: 'http-error' })
  expect(first?.answer.length).toBe(300)
  expect(first?.answer).not.toMatch(/[\p{Cc}\u202e]/u)
  for (let tries = 2; tries <= 10; tries++) expect(await notify(tries * 400)).toBe(1)
  const [, given] = await listLog()
  expect(given).toMatchObject({ state: 'failed', attempts: 10 })
  status = 204
  await notify(4_400)
  expect(bodiesOf(receiver.received).at(-1).link.title).toBe('Second')
  expect((await listConnections(db))[0]).toMatchObject({ state: 'active', failingSince: null, waiting: 0 })
})

test.each([
  [429, '600', 9, 11],
  [503, '86400', 59, 61],
  [429, '1', 0.4, 0.6],
])('after %i a Retry-After of %s seconds is heeded, up to an hour', async (status, wait, early, due) => {
  const headers = { 'retry-after': wait }
  await openOne((_, response) => response.writeHead(status, headers).end())
  await notify()
  expect([await notify(early), await notify(due)]).toEqual([0, 1])
})

test.each([
  ['410', 0],
  ['500', 3 * 24 * 60 + 1],
])(
  'an address that responds with %s is switched off after %s minutes, and its waiting deliveries are discarded',
  async (code, minutes) => {
    await openOne((_, response) => response.writeHead(Number(code)).end())
    await notify()
    if (minutes > 0) {
      expect((await listConnections(db))[0]?.state).toBe('active')
      await notify(minutes)
    }
    expect((await listConnections(db))[0]).toMatchObject({ state: 'dead', waiting: 0 })
    expect((await listLog()).map(({ state }) => state)).toEqual(['dropped'])
  },
)

test('a private address gets no request unless FETCH_ALLOW names it, and no redirect is followed', async () => {
  const inside = await startReceiver()
  const receiver = await startReceiver((_, response) =>
    response.writeHead(307, { location: inside.url }).end(),
  )
  const hook = await addHook(inside.url)
  await addNewsLink(db, { category })
  await notify(0, { fetch: startSafeFetch('') })
  expect(await listLog()).toMatchObject([{ failure: 'private-address', state: 'waiting' }])
  await sql`delete from connections where id = ${hook.id}`.execute(db)
  await addHook(receiver.url)
  await setRows(db, 'newsLinks', { title: 'Again' })
  await notify()
  expect(receiver.hits).toHaveLength(1)
  expect(inside.hits).toHaveLength(0)
  expect(await listLog()).toMatchObject([{ status: 307, failure: 'redirected' }])
})

test('a 2xx is a delivery even if the body after it breaks off', async () => {
  const receiver = await openOne((_, response) => {
    response.writeHead(200, { 'content-length': '1000' }).write('stored', () => response.destroy())
  })
  await notify()
  await notify(60)
  expect(receiver.hits).toHaveLength(1)
  expect(await listLog()).toMatchObject([{ state: 'delivered', status: 200, failure: null }])
})

test.each([
  [200, 'delivered', null],
  [500, 'waiting', 'http-error'],
] as const)(
  'a response with %s whose body never ends counts by its status',
  async (status, state, failure) => {
    await openOne((_, response) => void response.writeHead(status).write('stored'))
    const fetch = startSafeFetch('127.0.0.1')
    await notify(0, { fetch: (url, options) => fetch(url, { ...options, deadlineMs: 500 }) })
    expect(await listLog()).toMatchObject([{ state, status, failure }])
  },
)

test('an address that does not respond costs one deadline, not an hour', async () => {
  await openOne(() => undefined)
  const fetch = startSafeFetch('127.0.0.1')
  await notify(0, { fetch: (url, options) => fetch(url, { ...options, deadlineMs: 50 }) })
  expect(await listLog()).toMatchObject([{ failure: 'timeout', state: 'waiting', attempts: 1 }])
})

test('several workers send each notice once, and one request at a time to each address', async () => {
  let open = 0
  let most = 0
  const receiver = await openHook((_, response) => {
    open += 1
    most = Math.max(most, open)
    setImmediate(() => {
      open -= 1
      response.end()
    })
  })
  for (let n = 0; n < 20; n++) await addNewsLink(db, { category, url: `https://outlet.example/${n}` })
  await Promise.all(Array.from({ length: 4 }, () => notify()))
  await notify()
  expect(new Set(bodiesOf(receiver.received).map(({ link }) => link.id)).size).toBe(20)
  expect(receiver.hits).toHaveLength(20)
  expect(most).toBe(1)
})

test.each([1, 2])(
  'a claim that another worker overtakes does not send its delivery again (%s waiting)',
  async count => {
    await addHook('http://127.0.0.1:9/hook')
    for (let n = 0; n < count; n++) await addNewsLink(db, { category, url: `https://outlet.example/${n}` })
    await gather()
    const { rows } = await sql<{ id: string }>`select id::text from deliveries order by id`.execute(db)
    const claim = () => claimDelivery(db, depsAt(0).now())
    const claimed = await overtake(db, {
      table: 'connections',
      column: 'claimed_until',
      update: claim,
      meanwhile: async () => {
        await sql`update deliveries set state = 'delivered' where id = ${rows[0]?.id}`.execute(db)
        await sql`update connections set failing_since = null`.execute(db)
      },
    })
    expect(claimed?.id).toBe(rows[1]?.id)
    const leased = await sql`select from connections where claimed_until is not null`.execute(db)
    expect(leased.rows).toHaveLength(count - 1)
  },
)

test('a delivery that was dropped while it was sent stays dropped, whatever its outcome', async () => {
  await addHook('http://127.0.0.1:9/hook')
  await addNewsLink(db, { category })
  await gather()
  const now = depsAt(0).now()
  const claimed = await claimDelivery(db, now)
  if (!claimed) throw new Error('nothing was claimed')
  await sql`update deliveries set state = 'dropped', ended_at = ${now}`.execute(db)
  const outcome = { isDelivered: false, status: 500, failure: 'http-error', answer: '' }
  await finishDelivery(db, claimed, { outcome, now })
  expect(await listLog()).toMatchObject([{ state: 'dropped', status: null, failure: null }])
})

test('a worker that was paused beyond its lease leaves the lease of the next one', async () => {
  await addHook('http://127.0.0.1:9/hook')
  for (let n = 0; n < 2; n++) await addNewsLink(db, { category, url: `https://outlet.example/${n}` })
  await gather()
  const claimAt = async (minutes: number) => {
    const claimed = await claimDelivery(db, depsAt(minutes).now())
    if (!claimed) throw new Error('nothing was claimed')
    return claimed
  }
  const paused = await claimAt(0)
  const next = await claimAt(1.1)
  const now = depsAt(1.2).now()
  const outcome = { isDelivered: true, status: 200, failure: null, answer: '' }
  await finishDelivery(db, paused, { outcome, now })
  await releaseDelivery(db, paused)
  expect(await claimDelivery(db, now)).toBeNull()
  await finishDelivery(db, next, { outcome, now })
  expect(await claimDelivery(db, now)).not.toBeNull()
})

test('a notice that is delivered while its worker stops is not sent again', async () => {
  const receiver = await openOne()
  await gather()
  const stopping = new AbortController()
  const fetch = startSafeFetch('127.0.0.1')
  const stopped: NotifyDeps['fetch'] = async (url, options) => {
    const fetched = await fetch(url, options)
    stopping.abort()
    return fetched
  }
  await sendDue(depsAt(0, { fetch: stopped }), stopping.signal)
  expect(await listLog()).toMatchObject([{ state: 'delivered', status: 200 }])
  await notify(2)
  expect(receiver.hits).toHaveLength(1)
})

test('a stopping worker releases its delivery, and a killed one leaves its attempt counted', async () => {
  await openOne()
  const stopping = new AbortController()
  await gather()
  const fetch = startSafeFetch('127.0.0.1')
  const stopped: NotifyDeps['fetch'] = (url, options) => {
    stopping.abort()
    return fetch(url, { ...options, signal: stopping.signal })
  }
  await sendDue(depsAt(0, { fetch: stopped }), stopping.signal)
  expect(await listLog()).toMatchObject([{ attempts: 0, state: 'waiting' }])
  const killed: NotifyDeps['fetch'] = () => Promise.reject(new Error('killed'))
  await expect(sendDue(depsAt(0, { fetch: killed }), new AbortController().signal)).rejects.toThrow('killed')
  expect(await notify(0.5)).toBe(0)
  expect(await notify(2)).toBe(1)
  expect(await listLog()).toMatchObject([{ attempts: 2, state: 'delivered' }])
})

test('a delivery that ended ten processes is given up without another request', async () => {
  const receiver = await openOne()
  await gather()
  await setRows(db, 'deliveries', { attempts: 10 })
  await sendDue(depsAt(0), new AbortController().signal)
  expect(await listLog()).toMatchObject([{ state: 'failed', failure: 'cancelled' }])
  expect(receiver.hits).toEqual([])
})
