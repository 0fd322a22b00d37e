import { beforeEach, expect, test } from 'vitest'
import { addCategory, addNewsLink } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { removeSamples } from '../news-links/remove-samples.ts'
import { loadSamples } from './load-samples.ts'

const { db } = await freshDatabase()
const now = new Date('2026-01-02T06:30:00Z')

beforeEach(async () => {
  for (const table of ['entries', 'newsLinks', 'categories', 'siteLinks', 'installation'] as const) {
    await db.deleteFrom(table).execute()
  }
})

function listLinks() {
  return db.selectFrom('newsLinks').selectAll().orderBy('createdAt', 'desc').execute()
}

test('an empty installation gets about sixty links in seven sections, and four pages', async () => {
  const added = await loadSamples(db, { now })
  expect(added).toBeGreaterThanOrEqual(55)
  expect(await listLinks()).toHaveLength(added)
  const categories = await db
    .selectFrom('categories')
    .select(['slug', 'orderNum'])
    .orderBy('orderNum')
    .execute()
  expect(categories[0]).toEqual({ slug: 'latest-headlines', orderNum: 0 })
  expect(categories[6]).toEqual({ slug: 'videos', orderNum: 6 })
  const pages = await db.selectFrom('siteLinks').select('type').orderBy('type').execute()
  expect(pages.map(page => page.type)).toEqual(['about', 'contact', 'privacy', 'terms'])
})

test('every sample says that it is one, on the page and in the database', async () => {
  await loadSamples(db, { now })
  for (const link of await listLinks()) {
    expect(link.source).toMatch(/ \(sample\)$/)
    expect(link.isSample).toBe(true)
    expect(new URL(link.url).hostname).toBe('example.com')
    expect(link.imageUrl).toMatch(/^(|\/samples\/[a-z]+\.svg)$/)
  }
})

test('the samples are of the last two days, and never of the future', async () => {
  await loadSamples(db, { now })
  const ages = (await listLinks()).map(link => now.getTime() - link.createdAt.getTime())
  expect(Math.min(...ages)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...ages)).toBeLessThanOrEqual(48 * 3_600_000)
})

test('the newest ten come from several sections, and some are in Hindi and Tamil', async () => {
  await loadSamples(db, { now })
  const links = await listLinks()
  expect(new Set(links.slice(0, 10).map(link => link.category)).size).toBeGreaterThanOrEqual(4)
  expect(links.filter(link => link.language === 'hi').length).toBeGreaterThanOrEqual(5)
  expect(links.filter(link => link.language === 'ta').length).toBeGreaterThanOrEqual(4)
  expect(links.some(link => link.featured)).toBe(true)
})

test('a second start adds nothing, nor do two at once', async () => {
  const added = await Promise.all([loadSamples(db, { now }), loadSamples(db, { now })])
  expect(added.toSorted((a, b) => a - b)[0]).toBe(0)
  const count = (await listLinks()).length
  expect(await loadSamples(db, { now })).toBe(0)
  expect(await listLinks()).toHaveLength(count)
})

test('an installation with a link of its own gets none', async () => {
  const category = await addCategory(db)
  await addNewsLink(db, { category: category.id })
  expect(await loadSamples(db, { now })).toBe(0)
  expect(await listLinks()).toHaveLength(1)
})

test('samples that made room stay away', async () => {
  await loadSamples(db, { now })
  await removeSamples(db)
  expect(await listLinks()).toEqual([])
  expect(await loadSamples(db, { now })).toBe(0)
})

test('a page that an editor wrote before stays as it is', async () => {
  await db.insertInto('siteLinks').values({ type: 'about', title: 'Us', content: '<p>Ours.</p>' }).execute()
  await loadSamples(db, { now })
  const about = await db
    .selectFrom('siteLinks')
    .selectAll()
    .where('type', '=', 'about')
    .executeTakeFirstOrThrow()
  expect(about.content).toBe('<p>Ours.</p>')
  expect(about.isSample).toBe(false)
})

test('a dozen samples wait in the queue, each with its category, in three languages', async () => {
  await loadSamples(db, { now })
  const waiting = await db.selectFrom('entries').selectAll().where('status', '=', 'waiting').execute()
  expect(waiting).toHaveLength(12)
  for (const entry of waiting) {
    expect(entry).toMatchObject({ status: 'waiting', isSample: true, category: expect.any(String) })
    expect(entry.source).toMatch(/ \(sample\)$/)
    expect(entry.queuedAt.getTime()).toBeLessThan(now.getTime())
  }
  expect(new Set(waiting.map(entry => entry.language))).toEqual(new Set(['en', 'hi', 'ta']))
})

test('two samples are held, each with what it is like and why', async () => {
  await loadSamples(db, { now })
  const held = await db
    .selectFrom('entries')
    .innerJoin('newsLinks', 'newsLinks.id', 'entries.newsLinkId')
    .select(['entries.reason', 'entries.title', 'newsLinks.title as printed'])
    .where('entries.status', '=', 'duplicate')
    .orderBy('entries.duplicateRule')
    .execute()
  const [again, reworded] = held
  expect(held).toHaveLength(2)
  expect(again?.reason).toMatchObject({ code: 'same-outlet', rule: 'headline' })
  expect(again?.title).toBe(again?.printed)
  expect(reworded?.reason).toMatchObject({ code: 'same-outlet', rule: 'text' })
  expect(reworded?.title).not.toBe(reworded?.printed)
})

test('what waits steps aside with the rest', async () => {
  await loadSamples(db, { now })
  await removeSamples(db)
  expect(await db.selectFrom('entries').select('id').execute()).toEqual([])
})
