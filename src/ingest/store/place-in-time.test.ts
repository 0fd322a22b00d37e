import { expect, test } from 'vitest'
import { article, freshPollScene, hoursLater } from '../../../test/support/poll-scene.ts'
import { publishEntries } from '../../domain/queue/publish-entries.ts'
import { placeInTime } from './place-in-time.ts'

const now = new Date('2026-03-01T06:00:00.000Z')
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const entry = (name: string, publishedAt: Date | null) => ({ name, publishedAt })

function order(entries: { name: string; publishedAt: Date | null }[], isFirstRead: boolean) {
  const placed = placeInTime(entries, { now, isFirstRead })
  return placed.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
}

test('news is placed now, the newest on top, a millisecond apart', () => {
  const placed = order([entry('older', ago(3)), entry('newer', ago(1))], false)
  expect(placed.map(({ name, createdAt }) => [name, now.getTime() - createdAt.getTime()])).toEqual([
    ['newer', 0],
    ['older', 1],
  ])
})

test('without dates, the order of the feed counts', () => {
  expect(order([entry('first', null), entry('second', null)], false).map(({ name }) => name)).toEqual([
    'first',
    'second',
  ])
})

test('an old entry is placed by its date', () => {
  expect(order([entry('old', ago(50))], false)[0]?.createdAt).toEqual(ago(50))
})

test('a first read places every entry by its date and none on top', () => {
  const placed = order([entry('today', ago(2)), entry('undated', null), entry('yesterday', ago(23))], true)
  expect(placed.map(({ name }) => name)).toEqual(['today', 'yesterday', 'undated'])
  expect(placed[2]?.createdAt.getTime()).toBeLessThanOrEqual(ago(24).getTime())
})

test('nothing is placed in the future, whatever a feed claims', () => {
  for (const isFirstRead of [true, false]) {
    const [placed] = order([entry('tomorrow', ago(-24))], isFirstRead)
    expect(placed?.createdAt).toEqual(now)
  }
})

const { db, by, openOutlet, addFeed, poll, listLinks, listEntries } = await freshPollScene()

const headlines = [
  'Court hears the water dispute',
  'Rain floods the southern districts',
  'Farmers sow millets again',
]

const readTwice = async (publishing: 'at-once' | 'wait') => {
  const outlet = await openOutlet()
  const articles = headlines.map((title, n) => ({
    ...article(n + 1, { publishedAt: hoursLater([-2, 0.5, -60][n] ?? 0) }),
    title,
    description: '',
  }))
  const feedId = await addFeed(outlet.showFeed('/feed', articles.slice(0, 1)), { publishing })
  await poll(feedId)
  outlet.showFeed('/feed', articles)
  await poll(feedId, 1)
}

const places = async () =>
  (await listLinks()).map(({ title, createdAt }) => ({ title, createdAt: createdAt.getTime() }))

test('an accepted entry is placed where its feed would have placed it', async () => {
  await readTwice('at-once')
  const published = await places()
  for (const table of ['entries', 'newsLinks', 'feeds', 'outlets'] as const) {
    await db.deleteFrom(table).execute()
  }
  await readTwice('wait')
  const waiting = await listEntries()
  expect(waiting.map(entry => entry.status)).toEqual(['waiting', 'waiting', 'waiting'])
  await publishEntries(db, { entries: waiting, by, now: hoursLater(20) })
  expect(await places()).toEqual(published)
  expect(published.map(({ createdAt }) => (createdAt - hoursLater(0).getTime()) / 3_600_000)).toEqual([
    1,
    -2,
    expect.closeTo(-60, 3),
  ])
})
