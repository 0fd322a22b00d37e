import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addCategory, addNewsLink, setRows } from '../../../test/support/builders.ts'
import { freshImportScene } from '../../../test/support/import-scene.ts'
import { skipList, stopImport, undoImport } from '../../domain/exchange/decide-import.ts'
import { recordTitle } from '../../domain/revisions/revision-changes.ts'
import { listActivity } from '../../domain/revisions/revision-queries.ts'
import { claimImport } from './claim-import.ts'
import { finishImport, workImports } from './work-imports.ts'

const { db, by, now, work, check, confirm, write, lines, find } = await freshImportScene()

const fileOf = (count: number) =>
  [
    'title,url,source,category',
    ...Array.from({ length: count }, (_, n) => `Row ${n},https://outlet.example/${n},The Outlet,politics`),
  ].join('\n')

const titlesOfActivity = async () =>
  (await listActivity(db, { after: null, limit: 9 })).revisions.map(revision =>
    recordTitle(revision, { knownAs: null, language: 'en' }),
  )

async function addSample() {
  const politics = await addCategory(db, { slug: 'politics' })
  await addNewsLink(db, { category: politics.id, title: 'A sample' })
  await setRows(db, 'newsLinks', { isSample: true })
}

const countSamples = async () =>
  (await db.selectFrom('newsLinks').select('id').where('isSample', '=', true).execute()).length

const countPieces = async () => (await db.selectFrom('importPieces').select('number').execute()).length

test('a finished import removes the samples, deletes its file and is recorded as activity', async () => {
  await addSample()
  await write(await check(fileOf(3)))
  expect(await countSamples()).toBe(0)
  expect(await countPieces()).toBe(0)
  expect(await titlesOfActivity()).toEqual(['file.csv: 3 added'])
})

test('an import without new records keeps the samples and is not recorded as activity', async () => {
  await addSample()
  await write(await check('title,url,source,category\nRow,https://outlet.example/1,The Outlet,sports'))
  expect(await countSamples()).toBe(1)
  expect(await titlesOfActivity()).toEqual([])
})

test('an import that failed half way reports its writes, removes the samples, and can be undone', async () => {
  await addSample()
  const id = await check(fileOf(2_500))
  await confirm(id)
  await sql`create function refuse_last() returns trigger language plpgsql as $$
    begin if new.title = 'Row 2499' then raise 'no room'; end if; return new; end $$`.execute(db)
  await sql`create trigger refuse_last before insert on news_links for each row execute function refuse_last()`.execute(
    db,
  )
  const logged: string[] = []
  const log = { error: (_details: object, message: string) => void logged.push(message) }
  await workImports({ db, now: () => now, log, signal: new AbortController().signal })
  await sql`drop function refuse_last cascade`.execute(db)

  expect(logged).toEqual(['import failed'])
  expect(await find(id)).toMatchObject({ state: 'stopped', failure: 'faulty' })
  const links = await db.selectFrom('newsLinks').select('isSample').execute()
  expect(links.length).toBeGreaterThan(0)
  expect(links.every(link => !link.isSample)).toBe(true)
  expect(await titlesOfActivity()).toEqual(['file.csv: 2,000 added'])

  expect(await undoImport(db, { id, by, now })).toBe(true)
  await work()
  expect(await find(id)).toMatchObject({ state: 'undone', undoneCount: links.length })
  expect(await db.selectFrom('newsLinks').select('id').execute()).toEqual([])
})

test('the writes of an account deleted since are recorded under its name', async () => {
  await addCategory(db, { slug: 'politics' })
  const id = await check(fileOf(2))
  await write(id)
  // As if the worker had been killed before the end, and the account deleted before the next worker started.
  await db.deleteFrom('revisions').where('recordTable', '=', 'imports').execute()
  await setRows(db, 'imports', { state: 'importing', accountId: null })
  await work()
  expect(await find(id)).toMatchObject({ state: 'stopped', failure: 'account-gone' })
  const { revisions } = await listActivity(db, { after: null, limit: 1 })
  expect(revisions).toMatchObject([
    { accountName: by.name, after: { title: 'file.csv', added: 2, changed: 0 } },
  ])
})

test('a worker that lost its claim finishes nothing', async () => {
  await addCategory(db, { slug: 'politics' })
  const id = await check(fileOf(1))
  await confirm(id)
  const claim = await claimImport(db, now)
  if (!claim) throw new Error('nothing to claim')
  const lost = { ...claim, token: '00000000-0000-7000-8000-000000000000' }
  expect(await finishImport(db, lost, { ended: 'whole', by, now })).toBe(false)
  expect(await find(id)).toMatchObject({ state: 'importing' })
  expect(await countPieces()).toBe(1)
  expect(await titlesOfActivity()).toEqual([])
})

const dump = JSON.stringify({
  exported_at: '2026-01-01',
  news_links: [
    { title: 'Rain', url: 'https://outlet.example/rain', source: 'The Outlet', category: 'cat-7', likes: 3 },
    { title: 'Nowhere', url: 'https://outlet.example/no', source: 'The Outlet', category: 'cat-8' },
  ],
  site_links: [{ type: 'about', title: 'Us', content: '<p>We</p>' }],
  categories: [{ id: 'cat-7', name: 'Politics', slug: 'politics', order: 1 }],
})

const nextOf = async (id: string) => (await find(id))?.nextImport ?? ''

test('the three tables of a dump are imported in turn, categories first, each with its own dry run', async () => {
  const categories = await check(dump)
  expect(await find(categories)).toMatchObject({
    state: 'checked',
    recordTable: 'categories',
    list: 'categories',
    listsLeft: ['news_links', 'site_links'],
  })
  expect(await lines(categories, 'new')).toMatchObject([{ title: 'Politics' }])
  await write(categories)
  const links = await nextOf(categories)
  expect(await find(links)).toMatchObject({ state: 'checked', recordTable: 'news_links' })
  expect((await find(links))?.reading?.unknownColumns).toEqual(['likes'])
  expect(await lines(links, 'new')).toMatchObject([{ title: 'Rain' }])
  expect(await lines(links, 'wrong')).toMatchObject([{ title: 'Nowhere' }])
  await write(links)
  const pages = await nextOf(links)
  await write(pages)
  expect(await find(pages)).toMatchObject({ state: 'done', listsLeft: [], nextImport: null })
  const rows = await db
    .selectFrom('newsLinks')
    .innerJoin('categories', 'categories.id', 'newsLinks.category')
    .select(['title', 'slug'])
    .execute()
  expect(rows).toEqual([{ title: 'Rain', slug: 'politics' }])
  expect(await db.selectFrom('siteLinks').select('title').execute()).toEqual([{ title: 'Us' }])
  expect(await countPieces()).toBe(0)
})

test('a table is skipped with one click, and the next one is checked', async () => {
  const categories = await check(dump)
  const decision = { id: categories, by, now }
  const links = await skipList(db, decision)
  expect(await skipList(db, decision)).toBeNull()
  await work()
  expect(await find(links ?? '')).toMatchObject({ state: 'checked', recordTable: 'news_links' })
  expect(await lines(links ?? '', 'wrong')).toHaveLength(2)
  expect(await db.selectFrom('categories').select('id').execute()).toEqual([])
  expect(await skipList(db, { ...decision, id: 'x' })).toBeNull()
})

test('after stopping one table in the middle, the editor is asked about the next', async () => {
  const categories = await check(dump)
  await confirm(categories)
  await stopImport(db, { id: categories, by, now })
  await work()
  expect(await find(categories)).toMatchObject({ state: 'stopped', failure: null, listsLeft: [] })
  expect(await find(await nextOf(categories))).toMatchObject({ state: 'checked', recordTable: 'news_links' })
})

test('cancelling also cancels the rest of the file', async () => {
  const categories = await check(dump)
  await stopImport(db, { id: categories, by, now })
  await work()
  expect(await nextOf(categories)).toBe('')
  expect(await countPieces()).toBe(0)
})

test('a file with one named list is imported as that list', async () => {
  const id = await check('{"categories": [{"name": "World", "slug": "world"}]}')
  expect(await find(id)).toMatchObject({ state: 'checked', recordTable: 'categories', list: null })
  expect(await skipList(db, { id, by, now })).toBeNull()
})
