import { beforeEach, expect, test } from 'vitest'
import { addCategory, addNewsLink, addWaitingEntry } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { authorizeCommand } from '../accounts/authorize.ts'
import { addFeed } from '../feeds/add-feed.ts'
import { removeSamples } from './remove-samples.ts'

const { db } = await freshDatabase()
const now = new Date('2026-01-02T06:30:00Z')

beforeEach(async () => {
  for (const table of ['entries', 'newsLinks', 'rules', 'feeds', 'outlets', 'categories'] as const) {
    await db.deleteFrom(table).execute()
  }
})

async function addSampleCategory(slug: string, { withLink = true } = {}) {
  const { id } = await addCategory(db, { name: slug, slug })
  await db.updateTable('categories').set({ isSample: true }).where('id', '=', id).execute()
  if (withLink) await addNewsLink(db, { category: id, isSample: true })
  return id
}

async function listSlugs() {
  const rows = await db.selectFrom('categories').select('slug').orderBy('slug').execute()
  return rows.map(row => row.slug)
}

test('sample links go with their categories, what is real stays', async () => {
  await addSampleCategory('sample')
  const real = await addCategory(db, { slug: 'real' })
  await addNewsLink(db, { category: real.id })
  await addNewsLink(db, { category: real.id, isSample: true })
  expect(await removeSamples(db)).toBe(2)
  expect(await listSlugs()).toEqual(['real'])
  expect(await db.selectFrom('newsLinks').select('isSample').execute()).toEqual([{ isSample: false }])
})

test('a sample category that a real link, a feed, a rule or a waiting entry uses stays', async () => {
  const [linked, filled, ruled, chosen, waited] = [
    await addSampleCategory('linked'),
    await addSampleCategory('filled'),
    await addSampleCategory('ruled'),
    await addSampleCategory('chosen-by-a-rule'),
    await addSampleCategory('waited'),
  ]
  await addSampleCategory('unused')
  await addNewsLink(db, { category: linked })
  const feed = { url: 'https://outlet.example/feed', category: filled, outletName: 'The Outlet' }
  expect((await addFeed(db, feed, { by: authorizeCommand('Test'), now })).ok).toBe(true)
  await db
    .insertInto('rules')
    .values([
      { name: 'Hold', action: 'hold', category: ruled },
      { name: 'Choose', action: 'category', words: ['ferry'], toCategory: chosen },
    ])
    .execute()
  await addWaitingEntry(db, { category: waited })
  expect(await removeSamples(db)).toBe(6)
  expect(await listSlugs()).toEqual(['chosen-by-a-rule', 'filled', 'linked', 'ruled', 'waited'])
})

test('samples of the queue go with the links, and what an outlet brought waits on', async () => {
  const category = await addSampleCategory('sample')
  const sample = await addWaitingEntry(db, { category })
  await db.updateTable('entries').set({ isSample: true }).where('id', '=', sample.id).execute()
  const real = await addWaitingEntry(db)
  await removeSamples(db)
  expect(await db.selectFrom('entries').select('id').execute()).toEqual([{ id: real.id }])
  expect(await listSlugs()).toEqual([])
})

test('where there are no sample links nothing goes: an editor’s empty category least of all', async () => {
  await addSampleCategory('kept', { withLink: false })
  expect(await removeSamples(db)).toBe(0)
  expect(await listSlugs()).toEqual(['kept'])
})

test('two that publish for the first time at once neither wait for nor stop each other', async () => {
  await addSampleCategory('one')
  await db.transaction().execute(async tx => {
    expect(await removeSamples(tx)).toBe(1)
    expect(await removeSamples(db)).toBe(0)
  })
  expect(await listSlugs()).toEqual([])
})

test('somebody who just puts a feed into a sample category is not waited for', async () => {
  const category = await addSampleCategory('one')
  await db.transaction().execute(async tx => {
    await tx.selectFrom('categories').select('id').where('id', '=', category).forKeyShare().execute()
    expect(await removeSamples(db)).toBe(1)
  })
  expect(await listSlugs()).toEqual(['one'])
})

test('what waits goes though an editor deleted the sample links before', async () => {
  const category = await addSampleCategory('sample', { withLink: false })
  const sample = await addWaitingEntry(db, { category })
  await db.updateTable('entries').set({ isSample: true }).where('id', '=', sample.id).execute()
  expect(await removeSamples(db)).toBe(0)
  expect(await db.selectFrom('entries').select('id').execute()).toEqual([])
  expect(await listSlugs()).toEqual([])
})
