import { expect, test } from 'vitest'
import { article, freshPollScene, hoursLater } from '../../../test/support/poll-scene.ts'
import { publishEntries } from '../../domain/queue/publish-entries.ts'

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
