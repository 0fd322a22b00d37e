import { beforeEach, expect, test } from 'vitest'
import { authorizedEditor } from '../../../test/support/authorized.ts'
import { addCategory, addNewsLink, addRow, addRows, getRow } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { removeSamples } from '../news-links/remove-samples.ts'
import { restoreDeleted, undoBatch } from '../revisions/undo/undo.ts'
import { deleteRecords } from '../revisions/write-record.ts'
import { listArticleGroups } from '../stories/article-groups.ts'
import { editStory } from '../stories/editing/edit-story.ts'
import { readSpectrum } from '../stories/spectrum-queries.ts'
import { loadSamples } from './load-samples.ts'

const { db, now } = await freshDatabase()

beforeEach(async () => {
  for (const table of [
    'stories',
    'storyLinks',
    'storyProposals',
    ...(['entries', 'newsLinks', 'outlets', 'categories', 'siteLinks', 'installation'] as const),
  ] as const) {
    await db.deleteFrom(table).execute()
  }
})

function listLinks() {
  return db.selectFrom('newsLinks').selectAll().orderBy('createdAt', 'desc').execute()
}

test('an empty installation gets about a hundred links in seven sections, and four pages', async () => {
  const added = await loadSamples(db, { now })
  expect(added).toBeGreaterThanOrEqual(100)
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

test('every sample is marked as one, on the page and in the database', async () => {
  await loadSamples(db, { now })
  for (const link of await listLinks()) {
    expect(link.source).toMatch(/ \(sample\)$/)
    expect(link.isSample).toBe(true)
    expect(new URL(link.url).hostname).toBe('example.com')
    expect(link.imageUrl).toMatch(/^(|\/samples\/[a-z]+\.svg)$/)
  }
})

test('the samples are from the last two days, never from the future', async () => {
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

test('a second start adds nothing, and two simultaneous starts add them once', async () => {
  const added = await Promise.all([loadSamples(db, { now }), loadSamples(db, { now })])
  expect(added.toSorted((a, b) => a - b)[0]).toBe(0)
  const count = (await listLinks()).length
  expect(await loadSamples(db, { now })).toBe(0)
  expect(await listLinks()).toHaveLength(count)
})

test('an installation with a link of its own gets no samples', async () => {
  const category = await addCategory(db)
  await addNewsLink(db, { category: category.id })
  expect(await loadSamples(db, { now })).toBe(0)
  expect(await listLinks()).toHaveLength(1)
})

test('removed samples are not added again', async () => {
  await loadSamples(db, { now })
  await removeSamples(db)
  expect(await listLinks()).toEqual([])
  expect(await loadSamples(db, { now })).toBe(0)
})

test('a page that an editor wrote before stays unchanged', async () => {
  await addRow(db, 'siteLinks', { type: 'about', title: 'Us', content: '<p>Ours.</p>' })
  await loadSamples(db, { now })
  const about = await getRow(db, 'siteLinks', { type: 'about' })
  expect(about.content).toBe('<p>Ours.</p>')
  expect(about.isSample).toBe(false)
})

test('samples wait in the queue, each with its category, in three languages', async () => {
  await loadSamples(db, { now })
  const waiting = await db.selectFrom('entries').selectAll().where('status', '=', 'waiting').execute()
  expect(waiting).toHaveLength(18)
  for (const entry of waiting) {
    expect(entry).toMatchObject({ status: 'waiting', isSample: true, category: expect.any(String) })
    expect(entry.source).toMatch(/ \(sample\)$/)
    expect(entry.queuedAt.getTime()).toBeLessThan(now.getTime())
  }
  expect(new Set(waiting.map(entry => entry.language))).toEqual(new Set(['en', 'hi', 'ta']))
})

test('two samples are held, each with its duplicate and the reason', async () => {
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

const listStories = () => db.selectFrom('stories').selectAll().orderBy('publicHeat', 'desc').execute()

test('samples about one event form one story from the start, without the worker', async () => {
  await loadSamples(db, { now })
  const stories = await listStories()
  const open = stories.filter(story => story.publicOutletCount >= 2)
  expect(open.length).toBeGreaterThanOrEqual(8)
  expect(open[0]).toMatchObject({ publicLinkCount: 13, publicOutletCount: 13, hasBeenPublic: true })
  expect(open.map(({ slug }) => slug)).toEqual(open.map(() => expect.stringMatching(/^[a-z0-9-]{20,}$/)))
  const places = await db.selectFrom('storyLinks').select(['keys', 'status', 'isTouched']).execute()
  expect(new Set(places.map(place => JSON.stringify(place)))).toEqual(
    new Set([JSON.stringify({ keys: [], status: 'placed', isTouched: false })]),
  )
  const byEditor = await db
    .selectFrom('storyLinks')
    .innerJoin('newsLinks', 'newsLinks.id', 'storyLinks.newsLinkId')
    .select('language')
    .where('placedBy', '=', 'editor')
    .execute()
  expect(new Set(byEditor.map(({ language }) => language))).toEqual(new Set(['hi', 'ta']))
})

test('one story has a blind spot, by the same rule as real ones', async () => {
  await loadSamples(db, { now })
  const blind = []
  for (const { slug, publicOutletCount } of await listStories()) {
    const spectrum = await readSpectrum(db, await listArticleGroups(db, slug ?? ''), now)
    if (spectrum?.blindSpot) blind.push([spectrum.blindSpot, publicOutletCount])
  }
  expect(blind).toEqual([['right', 6]])
})

test('no outlet, owner or rating of a demo can be mistaken for a real one', async () => {
  await loadSamples(db, { now })
  const outlets = await db.selectFrom('outlets').selectAll().execute()
  for (const outlet of outlets) {
    expect(outlet.name).toMatch(/ \(sample\)$/)
    expect(outlet.leanNote).toMatch(outlet.lean === 'not-rated' ? /^$/ : /sample/)
    expect(new URL(outlet.homeUrl).hostname).toBe('example.com')
  }
  const links = await db.selectFrom('newsLinks').select('id').where('outletId', 'is', null).execute()
  expect(links).toEqual([])
})

test('editors are asked about two entries, one of them in another script', async () => {
  await loadSamples(db, { now })
  const proposals = await db
    .selectFrom('storyProposals')
    .select(['kind', 'reasons'])
    .orderBy('kind')
    .execute()
  expect(proposals.map(({ kind }) => kind)).toEqual(['join', 'other-script'])
  expect(JSON.stringify(proposals[1]?.reasons)).toContain('ramnagar')
  expect(proposals[1]?.reasons).toContainEqual({ code: 'hours-apart', hours: expect.any(Number) })
})

test('when samples are removed, nothing of their stories stays, nor what editors added to them', async () => {
  await loadSamples(db, { now })
  const by = await authorizedEditor(db)
  const [story] = await listStories()
  const link = await db.selectFrom('newsLinks').select('id').executeTakeFirstOrThrow()
  if (!story) throw new Error('no story')
  const { id, version } = story
  await editStory(db, { seen: { id, version }, patch: { isLocked: true }, by, now })
  const correction = { headline: 'Rain', text: 'It was snow.' }
  await addRows(db, 'corrections', [
    { ...correction, storyId: story.id },
    { ...correction, newsLinkId: link.id },
  ])
  await removeSamples(db)
  for (const table of [
    ...(['stories', 'storyLinks', 'storyProposals', 'storyConstraints', 'outlets', 'corrections'] as const),
  ])
    expect([table, await db.selectFrom(table).select('id').execute()]).toEqual([table, []])
})

test('a story that a real article has joined stays, with the outlet of that article', async () => {
  await loadSamples(db, { now })
  const [story] = await listStories()
  const category = await db.selectFrom('categories').select('id').executeTakeFirstOrThrow()
  const outlet = await db.selectFrom('outlets').select('id').executeTakeFirstOrThrow()
  const real = await addNewsLink(db, { category: category.id, outletId: outlet.id })
  const place = { newsLinkId: real.id, storyId: story?.id ?? null, canonicalUrl: 'https://a.example/1' }
  await addRow(db, 'storyLinks', { ...place, publishedAt: now })
  await removeSamples(db)
  expect(await listStories()).toHaveLength(1)
  const recounts = await db.selectFrom('storyRecounts').select('storyId').execute()
  expect(recounts).toContainEqual({ storyId: story?.id })
  const outlets = await db.selectFrom('outlets').select(['id', 'lean', 'owner', 'isSample']).execute()
  expect(outlets).toEqual([{ id: outlet.id, lean: 'not-rated', owner: '', isSample: false }])
})

test('neither undo nor the bin restores a sample beside a real article', async () => {
  await loadSamples(db, { now })
  const by = await authorizedEditor(db, 'Meera Iyer')
  const sample = await db.selectFrom('newsLinks').select('id').executeTakeFirstOrThrow()
  const { batchId } = await deleteRecords(db, { table: 'news_links', ids: [sample.id], by, now })
  const category = await db.selectFrom('categories').select('id').executeTakeFirstOrThrow()
  await addNewsLink(db, { category: category.id })
  await removeSamples(db)
  const refused = { ok: false, reason: 'nothing-to-undo' }
  expect(await undoBatch(db, { batchId, by, now })).toEqual(refused)
  const [revision] = await db.selectFrom('revisions').select('id').execute()
  expect(await restoreDeleted(db, { id: revision?.id ?? '', by, now })).toEqual(refused)
})
