import { afterAll, beforeEach, expect, test } from 'vitest'
import { addCategory } from '../../test/support/builders.ts'
import { type FakeOutlet, startOutlet } from '../../test/support/fake-outlets.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { createPollDeps } from '../../test/support/poll-deps.ts'
import { addFeed } from '../domain/feeds/add-feed.ts'
import { claimFeed } from './due-feeds.ts'
import { pollFeed } from './poll-feed.ts'

const start = new Date('2026-03-01T06:00:00Z')
const { db } = await freshDatabase()
const deps = createPollDeps(db, start)
const category = await addCategory(db, { name: 'Politics', slug: 'politics' })
const outlets: FakeOutlet[] = []

beforeEach(async () => {
  for (const outlet of outlets.splice(0)) await outlet.close()
  await db.deleteFrom('entries').execute()
  await db.deleteFrom('newsLinks').execute()
  await db.deleteFrom('feeds').execute()
  await db.deleteFrom('outlets').execute()
  deps.setNow(start)
})
afterAll(async () => {
  for (const outlet of outlets) await outlet.close()
  await deps.close()
})

async function open() {
  const outlet = await startOutlet()
  outlets.push(outlet)
  return outlet
}

async function addTestFeed(url: string, fields: { outletName?: string; publishing?: 'wait' } = {}) {
  const added = await addFeed(db, { url, category: category.id, outletName: 'The Outlet', ...fields }, start)
  if (!added.ok) throw new Error(added.reason)
  return added.id
}

async function poll(feedId: string) {
  const claimed = await claimFeed(db, feedId, deps.now())
  if (!claimed) throw new Error('the host is busy')
  return pollFeed(deps, claimed)
}

const story = (n: number) => ({
  url: `https://outlet.example/story-${n}`,
  title: `Headline number ${n}`,
  description: `What happened in story ${n}.`,
  publishedAt: new Date(start.getTime() - n * 3_600_000),
})

test('a good feed becomes news links of its category and outlet', async () => {
  const outlet = await open()
  const feedId = await addTestFeed(outlet.showFeed('/feed', [story(1), story(2)]))
  const outcome = await poll(feedId)
  expect(outcome).toMatchObject({ kind: 'read', counts: { published: 2, waiting: 0, duplicates: 0 } })
  const links = await db.selectFrom('newsLinks').selectAll().orderBy('createdAt', 'desc').execute()
  expect(links.map(link => link.title)).toEqual(['Headline number 1', 'Headline number 2'])
  expect(links[0]).toMatchObject({
    source: 'The Outlet',
    category: category.id,
    description: 'What happened in story 1.',
  })
})
