import { expect, test } from 'vitest'
import {
  addCategory,
  addNewsLink,
  addRows,
  addScheduledEntry,
  addWaitingEntry,
  setRow,
} from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { authorizeCommand } from '../accounts/authorize.ts'
import { addFeed } from '../feeds/add-feed.ts'
import { removeSamples } from './remove-samples.ts'

const { db } = await freshDatabase({
  empty: ['entries', 'newsLinks', 'rules', 'feeds', 'outlets', 'categories'],
})
const now = new Date('2026-01-02T06:30:00Z')

async function addSampleCategory(slug: string, { withLink = true } = {}) {
  const { id } = await addCategory(db, { name: slug, slug })
  await setRow(db, 'categories', id, { isSample: true })
  if (withLink) await addNewsLink(db, { category: id, isSample: true })
  return id
}

async function listSlugs() {
  const rows = await db.selectFrom('categories').select('slug').orderBy('slug').execute()
  return rows.map(row => row.slug)
}

test('sample links are removed with their categories, and real records stay', async () => {
  await addSampleCategory('sample')
  const real = await addCategory(db, { slug: 'real' })
  await addNewsLink(db, { category: real.id })
  await addNewsLink(db, { category: real.id, isSample: true })
  expect(await removeSamples(db)).toBe(2)
  expect(await listSlugs()).toEqual(['real'])
  expect(await db.selectFrom('newsLinks').select('isSample').execute()).toEqual([{ isSample: false }])
})

test('a sample category that a real link, a feed, a rule, a waiting or a scheduled entry uses stays', async () => {
  const [linked, filled, ruled, chosen, waited, scheduled] = [
    await addSampleCategory('linked'),
    await addSampleCategory('filled'),
    await addSampleCategory('ruled'),
    await addSampleCategory('chosen-by-a-rule'),
    await addSampleCategory('waited'),
    await addSampleCategory('scheduled'),
  ]
  await addSampleCategory('unused')
  await addNewsLink(db, { category: linked })
  const feed = { url: 'https://outlet.example/feed', category: filled, outletName: 'The Outlet' }
  expect((await addFeed(db, feed, { by: authorizeCommand('Test'), now })).ok).toBe(true)
  await addRows(db, 'rules', [
    { name: 'Hold', action: 'hold', category: ruled },
    { name: 'Choose', action: 'category', words: ['ferry'], toCategory: chosen },
  ])
  await addWaitingEntry(db, { category: waited })
  await addScheduledEntry(db, { category: scheduled })
  // The editor chose it in the form of the publication; the feed would have put the entry elsewhere.
  await db.updateTable('entries').set({ category: null }).where('status', '=', 'scheduled').execute()
  expect(await removeSamples(db)).toBe(7)
  expect(await listSlugs()).toEqual(['chosen-by-a-rule', 'filled', 'linked', 'ruled', 'scheduled', 'waited'])
})

test('samples in the queue are removed with the links, and real entries keep waiting, with their outlet', async () => {
  const category = await addSampleCategory('sample')
  const sample = await addWaitingEntry(db, { category })
  await setRow(db, 'entries', sample.id, { isSample: true })
  const [used] = await addRows(
    db,
    'outlets',
    ['Used', 'Unused'].map(name => ({ name, homeUrl: `https://${name}.example/`, isSample: true })),
  )
  const real = await addWaitingEntry(db, { outletId: used?.id })
  await removeSamples(db)
  expect(await db.selectFrom('entries').select('id').execute()).toEqual([{ id: real.id }])
  expect(await db.selectFrom('outlets').select('name').execute()).toEqual([{ name: 'Used' }])
  expect(await listSlugs()).toEqual([])
})

test('without sample links nothing is removed, not even an editor’s empty category', async () => {
  await addSampleCategory('kept', { withLink: false })
  expect(await removeSamples(db)).toBe(0)
  expect(await listSlugs()).toEqual(['kept'])
})

test('two simultaneous first publications neither wait for nor block each other', async () => {
  await addSampleCategory('one')
  await db.transaction().execute(async tx => {
    expect(await removeSamples(tx)).toBe(1)
    expect(await removeSamples(db)).toBe(0)
  })
  expect(await listSlugs()).toEqual([])
})

test('a sample category that another transaction is about to use is not waited for, and stays', async () => {
  const category = await addSampleCategory('one')
  await db.transaction().execute(async tx => {
    await tx.selectFrom('categories').select('id').where('id', '=', category).forKeyShare().execute()
    expect(await removeSamples(db)).toBe(1)
  })
  expect(await listSlugs()).toEqual(['one'])
})

test('waiting samples are removed even if an editor deleted the sample links before', async () => {
  const category = await addSampleCategory('sample', { withLink: false })
  const sample = await addWaitingEntry(db, { category })
  await setRow(db, 'entries', sample.id, { isSample: true })
  expect(await removeSamples(db)).toBe(0)
  expect(await db.selectFrom('entries').select('id').execute()).toEqual([])
  expect(await listSlugs()).toEqual([])
})
