import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addCategory, addNewsLink, setRow } from '../../../test/support/builders.ts'
import { freshImportScene } from '../../../test/support/import-scene.ts'
import { uploadFile } from '../../../test/support/upload-file.ts'
import { countOutcomes } from '../../domain/exchange/import-queries.ts'
import { listActivity, listRevisionsOf } from '../../domain/revisions/revision-queries.ts'

const { db, by, now, work, check, write, lines, find } = await freshImportScene()

const header = 'title,url,source,category\n'

test('a dry run reports the outcome of each line and writes nothing', async () => {
  const politics = await addCategory(db, { slug: 'politics', name: 'Politics' })
  const there = await addNewsLink(db, {
    category: politics.id,
    url: 'https://outlet.example/there',
    title: 'There',
  })
  const id = await check(
    [
      'id,title,url,source,category,featured,published_at',
      ',New,https://outlet.example/new,The Outlet,politics,false,2026-01-01',
      `${there.id},Other title,https://outlet.example/there,The Outlet,${politics.id},,`,
      ',There,https://outlet.example/there?utm_source=x,The Outlet,Politics,,',
      ',New again,https://www.outlet.example/new/,The Outlet,politics,,',
      ',,https://outlet.example/untitled,The Outlet,politics,,',
      ',Nowhere,https://outlet.example/nowhere,The Outlet,sports,,',
      ',Hostile,javascript:alert(1),The Outlet,politics,,',
      ',Dated,https://outlet.example/dated,The Outlet,politics,,31/31/2020',
      ',Undecided,https://outlet.example/u,The Outlet,politics,perhaps,',
    ].join('\n'),
  )
  expect(await find(id)).toMatchObject({ state: 'checked', recordTable: 'news_links', failure: null })
  expect(await countOutcomes(db, id, 'check')).toEqual({ new: 1, changed: 1, duplicate: 2, wrong: 5 })
  expect(await lines(id, 'new')).toEqual([{ line: 2, outcome: 'new', reason: '', title: 'New' }])
  expect(await lines(id, 'changed')).toMatchObject([{ line: 3, reason: 'Different title' }])
  expect(await lines(id, 'duplicate')).toMatchObject([
    { line: 4, reason: 'Line 3 has the same address' },
    { line: 5, reason: 'Line 2 has the same address' },
  ])
  expect(await lines(id, 'wrong')).toMatchObject([
    { line: 6, reason: 'title: Title is required' },
    { line: 7, reason: 'category: There is no category “sports”. Add it, or import the categories first' },
    { line: 8, reason: 'url: Please enter a valid URL' },
    { line: 9, reason: expect.stringMatching(/^published_at: “.*” is not a time such as 2026-11-29 or /) },
    { line: 10, reason: 'featured: Use true or false' },
  ])
  const titles = await db.selectFrom('newsLinks').select('title').execute()
  expect(titles).toEqual([{ title: 'There' }])
})

test('a dry run notes how ambiguous dates were read and how many lines lack only a category', async () => {
  await addCategory(db, { slug: 'videos' })
  const rows = ['a,videos,3/12/2025', 'b,,4/12/2025', ',,x']
  const file = ['url,title,source,category,published_at']
  for (const row of rows) file.push(`https://outlet.example/${row.replace(',', ',T,S,')}`)
  expect((await find(await check(file.join('\n'))))?.reading).toMatchObject({
    dayOrder: { order: 'day-first', isGuess: true },
    withoutCategory: 1,
    placedByDate: 1,
  })
})

test('an import writes valid rows, keeps ids that are free, places old links by their date, and is one line of activity', async () => {
  const { id: category } = await addCategory(db, { slug: 'videos' })
  const id = '0b6f2f0e-8d3c-4a53-9a9c-1f2f3a4b5c6d'
  const file = [
    'id,title,url,source,description,published_at,category,featured,created_at,updated_at',
    `${id},Rain,https://outlet.example/rain,The Outlet,Wet,2026-01-01 10:00:00+00,videos,t,2025-12-31 09:08:07.123+00,2026-01-01T00:00:00.5Z`,
    '77,Sun,https://outlet.example/sun,The Outlet,,2026-01-01T10:00:00+05:30,videos,f,,',
    'x,,,,,,,,,',
  ].join('\n')
  const importId = await check(file)
  await write(importId)
  expect(await find(importId)).toMatchObject({ state: 'done' })
  expect(await countOutcomes(db, importId, 'import')).toEqual({ new: 2, changed: 0, duplicate: 0, wrong: 1 })
  const rows = await db.selectFrom('newsLinks').selectAll().orderBy('title').execute()
  expect(rows).toMatchObject([
    {
      id,
      title: 'Rain',
      description: 'Wet',
      category,
      featured: true,
      version: 1,
      createdAt: new Date('2025-12-31T09:08:07.123Z'),
      updatedAt: new Date('2026-01-01T00:00:00.500Z'),
      publishedAt: new Date('2026-01-01T10:00:00Z'),
    },
    {
      title: 'Sun',
      publishedAt: new Date('2026-01-01T04:30:00Z'),
      featured: false,
      createdAt: new Date('2026-01-01T04:30:00Z'),
    },
  ])
  expect((await find(importId))?.reading?.placedByDate).toBe(1)
  const { revisions } = await listActivity(db, { after: null, limit: 10 })
  expect(revisions).toMatchObject([
    {
      recordTable: 'imports',
      recordId: importId,
      accountName: 'Asha Devi',
      after: { title: 'file.csv', added: 2, changed: 0 },
    },
  ])
  expect(await listRevisionsOf(db, id, 10)).toMatchObject([{ action: 'add', before: null }])
  expect(await db.selectFrom('importPieces').select('number').execute()).toEqual([])
})

test('existing records are changed or left, as the editor chose, column by column', async () => {
  const { id: category } = await addCategory(db, { slug: 'videos' })
  const rain = await addNewsLink(db, {
    category,
    url: 'https://outlet.example/rain',
    title: 'Rain',
    description: 'Wet',
  })
  const file = `${header}Storm,https://outlet.example/rain,The Outlet,videos\n`
  const left = await check(file)
  await write(left, 'leave')
  expect(await lines(left, 'duplicate', 'import')).toMatchObject([{ reason: 'Already here; left as it was' }])
  const changed = await check(file)
  await write(changed)
  const row = await db.selectFrom('newsLinks').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ id: rain.id, title: 'Storm', description: 'Wet', version: 2, updatedAt: now })
})

test('the categories of another database are found by their ids there', async () => {
  await addCategory(db, { slug: 'politics', name: 'Politics' })
  const foreign = '0b6f2f0e-8d3c-4a53-9a9c-1f2f3a4b5c6d'
  const free = '0b6f2f0e-8d3c-4a53-9a9c-1f2f3a4b5c6e'
  const categories = `id,name,slug,order\n${foreign},Politics,politics,0\n${free},World,world,4\n9,Opinion,opinion,5\n`
  await write(await check(categories))
  const known = await db.selectFrom('categories').select(['id', 'slug', 'orderNum']).orderBy('slug').execute()
  expect(known).toMatchObject([
    { slug: 'opinion' },
    { slug: 'politics' },
    { id: free, slug: 'world', orderNum: 4 },
  ])
  const links = [foreign, free, '9'].map(
    (category, at) => `T${at},https://outlet.example/${at},O,${category}`,
  )
  const id = await check(header + links.join('\n'))
  expect(await countOutcomes(db, id, 'check')).toMatchObject({ new: 3, wrong: 0 })
})

test('the HTML of pages is sanitized as when an editor saves it, and the report names what was removed', async () => {
  const pages = [
    { type: 'about', title: 'Us', content: '<p>We</p><script>alert(1)</script>' },
    { type: 'elsewhere', title: 'X', content: 'x' },
    { type: 'terms', title: 'Terms', content: '<script>1</script>' },
  ]
  const id = await check(JSON.stringify(pages))
  expect(await lines(id, 'new')).toMatchObject([
    { line: 1, reason: 'Without <script>, which pages must not contain' },
  ])
  expect((await lines(id, 'wrong')).map(line => line.reason)).toEqual([
    'type: Use one of about, contact, privacy, terms',
    'content: None of this content can be shown',
  ])
  await write(id)
  const stored = await db.selectFrom('siteLinks').select(['type', 'content']).execute()
  expect(stored).toEqual([{ type: 'about', content: '<p>We</p>' }])
})

test('an import that a full disk interrupts is resumed', async () => {
  const id = await uploadFile(db, { text: `${header}A,https://a.example/1,B,c`, by, now })
  await sql`create function refuse() returns trigger language plpgsql as 'begin raise disk_full; end'`.execute(
    db,
  )
  await sql`create trigger refuse before insert on import_parts execute function refuse()`.execute(db)
  await expect(work()).rejects.toMatchObject({ code: '53100' })
  await sql`drop function refuse cascade`.execute(db)
  await work(new Date(now.getTime() + 31_000))
  expect(await find(id)).toMatchObject({ state: 'checked', failure: null })
})

test('a file that crashed three processes fails with that reason, and its bytes are deleted', async () => {
  const id = await uploadFile(db, { text: 'title,url,source,category\nA,https://a.example/1,B,c', by, now })
  await setRow(db, 'imports', id, { openAttempts: 3 })
  await work()
  expect(await find(id)).toMatchObject({ state: 'failed', failure: 'crashed-the-reader' })
  expect(await db.selectFrom('importPieces').select('number').where('importId', '=', id).execute()).toEqual(
    [],
  )
})
