import { expect, onTestFinished, test } from 'vitest'
import { article, freshPollScene, hoursLater, start } from '../../../test/support/poll-scene.ts'
import { connect } from '../../database/connect.ts'
import { findLastPollAt } from '../../domain/feeds/last-poll.ts'
import { createFlights, keepPolling, pollDueFeeds } from './poll-due-feeds.ts'

const { db, url, deps, openOutlet, addFeed, getFeed, listLinks } = await freshPollScene()

async function pollAll(onPolled?: () => void) {
  const stopping = new AbortController()
  await pollDueFeeds(deps, { signal: stopping.signal, onPolled })
}

test('all due feeds are polled, one host after the other, and the time is recorded', async () => {
  const [a, b] = [await openOutlet(), await openOutlet()]
  for (const n of [1, 2, 3]) await addFeed(a.showFeed(`/${n}`, [article(n)]))
  await addFeed(b.showFeed('/4', [article(4)]))
  let polled = 0
  await pollAll(() => {
    polled += 1
  })
  expect(polled).toBe(4)
  expect(await listLinks()).toHaveLength(4)
  expect(await findLastPollAt(db)).toEqual(start)
})

test('matching is notified how many polls are in flight, and of none when all have ended', async () => {
  const outlet = await openOutlet()
  for (const n of [1, 2]) await addFeed(outlet.showFeed(`/flight-${n}`, [article(90 + n)]))
  const counts: number[] = []
  const onFlights = (count: number) => counts.push(count)
  await pollDueFeeds(deps, { signal: new AbortController().signal, onFlights })
  expect([Math.max(...counts) > 0, counts.at(-1)]).toEqual([true, 0])
})

test('a host never gets two concurrent requests, from any worker', async () => {
  const outlet = await openOutlet()
  let [open, most] = [0, 0]
  for (let n = 0; n < 12; n++) {
    await addFeed(`${outlet.origin}/${n}`)
    outlet.answer(`/${n}`, (_request, response) => {
      open += 1
      most = Math.max(most, open)
      setImmediate(() => {
        open -= 1
        response.end('{"version":"https://jsonfeed.org/version/1.1","title":"A","items":[]}')
      })
    })
  }
  await Promise.all([pollAll(), pollAll(), pollAll()])
  // Two workers that try to claim the host at the same moment may both leave it to the next round.
  await pollAll()
  expect(most).toBe(1)
  expect(outlet.hits.length).toBe(12)
})

test('two workers that read the same articles concurrently store each once', async () => {
  const outlets = await Promise.all(Array.from({ length: 6 }, () => openOutlet()))
  const articles = Array.from({ length: 20 }, (_, n) => article(n))
  for (const [n, outlet] of outlets.entries()) {
    const shown = n % 2 === 0 ? articles : articles.toReversed()
    await addFeed(outlet.showFeed('/feed', shown), { outletName: `Outlet ${n}` })
  }
  await Promise.all([pollAll(), pollAll()])
  expect(await listLinks()).toHaveLength(20)
  const failed = await db
    .selectFrom('feeds')
    .select('failureDetail')
    .where('failure', 'is not', null)
    .execute()
  expect(failed).toEqual([])
  const { duplicates } = await db
    .selectFrom('entries')
    .select(eb => eb.fn.countAll<string>().as('duplicates'))
    .where('status', '=', 'duplicate')
    .executeTakeFirstOrThrow()
  expect(Number(duplicates)).toBe(5 * 20)
})

test('outlets that never respond do not delay those that do', async () => {
  const outlets = await Promise.all(Array.from({ length: 45 }, () => openOutlet()))
  const good = outlets.slice(40)
  for (const outlet of outlets.slice(0, 40)) {
    outlet.answer('/drips', (_request, response) => void response.write('<'))
    await addFeed(`${outlet.origin}/drips`)
  }
  for (const [n, outlet] of good.entries()) await addFeed(outlet.showFeed('/feed', [article(n)]))
  const stopping = new AbortController()
  let read = 0
  await pollDueFeeds(deps, {
    signal: stopping.signal,
    onPolled: (_feed, outcome) => {
      if (outcome.kind === 'read') read += 1
      // Far below the 20 s of the silent ones.
      if (read === good.length) stopping.abort()
    },
  })
  expect(read).toBe(good.length)
  const cut = await db.selectFrom('feeds').select('id').where('lastPolledAt', 'is', null).execute()
  expect(cut).toHaveLength(40)
  const held = await db.selectFrom('feedHosts').select('host').where('claim', 'is not', null).execute()
  expect(held).toEqual([])
})

test('a clock that jumps a year ahead and back polls each feed at most once per jump', async () => {
  const outlet = await openOutlet()
  const feedIds = []
  for (const n of [1, 2, 3]) feedIds.push(await addFeed(outlet.showFeed(`/${n}`, [article(n)])))
  await pollAll()
  const year = 365 * 24
  deps.setNow(hoursLater(year))
  await pollAll()
  await pollAll()
  expect(outlet.hits).toHaveLength(6)
  deps.setNow(hoursLater(0.01))
  await pollAll()
  expect(outlet.hits.length).toBeLessThanOrEqual(9)
  for (const feedId of feedIds) {
    expect((await getFeed(feedId)).nextPollAt.getTime()).toBeLessThan(hoursLater(24).getTime())
  }
})

const limits = { placesMax: 2, inFlightMax: 3, slowAfterMs: 100 }

test('a slow flight frees its place for others, up to a total limit', async () => {
  let timeMs = 1000
  const flights = createFlights(limits, () => timeMs)
  const slow = [Promise.withResolvers<void>(), Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  flights.add(slow[0]?.promise ?? Promise.resolve())
  flights.add(slow[1]?.promise ?? Promise.resolve())
  expect(flights.placesFree()).toBe(0)
  timeMs += 101
  expect(flights.placesFree()).toBe(1)
  flights.add(slow[2]?.promise ?? Promise.resolve())
  timeMs += 101
  expect(flights.placesFree()).toBe(0)
  for (const flight of slow) flight.resolve()
  await flights.settled()
  expect(flights.size()).toBe(0)
  expect(flights.placesFree()).toBe(2)
})

test('nextChange resolves when a flight ends, time passes, or on abort', async () => {
  const flights = createFlights(limits)
  const flight = Promise.withResolvers<void>()
  flights.add(flight.promise)
  await flights.nextChange({ waitMs: 1, signal: new AbortController().signal })
  expect(flights.size()).toBe(1)
  const stopping = new AbortController()
  const aborted = flights.nextChange({ waitMs: 60_000, signal: stopping.signal })
  stopping.abort()
  await aborted
  const ended = flights.nextChange({ waitMs: 60_000, signal: new AbortController().signal })
  flight.resolve()
  await ended
  expect(flights.size()).toBe(0)
})

async function keepPollingOnce(fails: () => void): Promise<string[]> {
  const readOnly = new URL(url)
  readOnly.searchParams.set('options', '-c default_transaction_read_only=on')
  const readOnlyDb = connect({ url: readOnly.href, connectionsMax: 2, applicationName: 'chowk test' })
  onTestFinished(() => readOnlyDb.destroy())
  const stopping = new AbortController()
  const now = () => {
    stopping.abort()
    fails()
    return deps.now()
  }
  deps.logged.length = 0
  await keepPolling({ ...deps, db: readOnlyDb, now }, { signal: stopping.signal })
  return deps.logged.map(({ message }) => message)
}

test('polling logs its errors, but not that the disk is full, which may last for hours', async () => {
  expect(await keepPollingOnce(() => undefined)).toEqual([])
  const fail = () => {
    throw new Error('gone')
  }
  expect(await keepPollingOnce(fail)).toEqual(['polling failed and will be retried'])
})
