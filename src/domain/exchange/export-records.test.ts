import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { addStory } from '../../../test/support/add-story.ts'
import { duringRestore, openClone } from '../../../test/support/backup-scene.ts'
import { addCategory, addNewsLink, addRow, setRows } from '../../../test/support/builders.ts'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import { importScene } from '../../../test/support/import-scene.ts'
import { exampleForm, queriedTable } from '../../../test/support/plain-record-examples.ts'
import { storableText } from '../fields/form-text-schema.ts'
import type { AnyPlainRecord } from '../records/plain-record.ts'
import { plainRecords } from '../register/plain-records.ts'
import { type ExchangeTable, exchangeTables } from './exchange-table.ts'
import { type ExportFormat, exportRecords } from './export-records.ts'

const { db, by, now } = await freshNewsroom({ at: '2100-01-01T00:00:00Z' })
// Later than the clock of the database, which sets the dates of the builders’ records.
const { check, write, find } = importScene(db, { by, now })

beforeEach(empty)

async function empty() {
  for (const table of ['storyLinks', 'stories', 'revisions', 'imports'] as const)
    await db.deleteFrom(table).execute()
  for (const table of exchangeTables) await sql`delete from ${sql.table(table)}`.execute(db)
}

async function open(table: ExchangeTable, format: ExportFormat = 'json') {
  const exported = await exportRecords(db, table, format)
  if (!exported.ok) throw new Error(exported.reason)
  return exported.texts
}

async function collect(texts: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = []
  for await (const text of texts) all.push(text)
  return all
}

async function read(table: ExchangeTable, format: ExportFormat): Promise<string> {
  return (await collect(await open(table, format))).join('')
}

/** The contents of the exchanged tables, as a reader would distinguish them. */
async function readTables() {
  const tables: unknown[] = []
  for (const table of exchangeTables)
    tables.push((await sql`select * from ${sql.table(table)} order by id`.execute(db)).rows)
  return tables
}

const line = fc
  .oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom("'", '=', '-', '@', '"', ',', ';', 'क', '‍', ' ') }),
  )
  .map(storableText)
const filled = line.map(text => text || '=1')
const time = fc.date({ min: new Date('1970-01-01T00:00:00Z'), max: now, noInvalidDate: true })
const link = fc.record({
  title: filled,
  source: filled,
  description: fc.array(line).map(lines => storableText(lines.join('\r\n'))),
  featured: fc.boolean(),
  publishedAt: time,
  createdAt: time,
  updatedAt: time,
  language: fc.constantFrom(null, 'hi', 'en-IN'),
})

async function fill(links: ReturnType<typeof link.generate>['value'][]) {
  const { id: category } = await addRow(db, 'categories', {
    slug: 'videos',
    name: '=Videos',
    description: "'-",
    orderNum: 7,
    isOnFront: false,
    translations: { hi: { name: 'वीडियो', description: '' } },
  })
  for (const [at, fields] of links.entries()) {
    const canonicalUrl = `https://outlet.example/${at}`
    await addRow(db, 'newsLinks', { ...fields, category, url: `${canonicalUrl}?utm_source=x`, canonicalUrl })
  }
  await addRow(db, 'siteLinks', { type: 'about', title: '@us', content: '<p>A “page”,\nof two lines</p>' })
  for (const record of Object.values<AnyPlainRecord>(plainRecords))
    if (record.exchange && !['categories', 'site_links'].includes(record.table))
      await db
        .insertInto(queriedTable(record))
        .values(exampleForm(record.fields) as never)
        .execute()
}

test.each(['csv', 'json'] as const)(
  'an export as %s that is imported into an empty site gives identical records',
  async format => {
    await fill(fc.sample(link, { numRuns: 60, seed: 2026 }))
    const before = await readTables()
    const inOrder = ['categories' as const, ...exchangeTables.filter(table => table !== 'categories')]
    const files: string[] = []
    for (const table of inOrder) files.push(await read(table, format))
    await empty()
    for (const file of files) {
      const id = await check(file)
      await write(id)
      expect(await find(id)).toMatchObject({
        state: 'done',
        reading: { unknownColumns: [], missingColumns: [] },
      })
    }
    expect(await readTables()).toEqual(before)
  },
)

test('an import of existing records finds nothing to do', async () => {
  await fill(fc.sample(link, { numRuns: 30, seed: 7 }))
  const before = await readTables()
  for (const table of exchangeTables) await write(await check(await read(table, 'csv')))
  expect(await readTables()).toEqual(before)
})

test('an export shows one snapshot, whatever is written meanwhile, and reads only the rows requested', async () => {
  const { id: category } = await addCategory(db)
  await sql`insert into news_links (title, url, canonical_url, source, category)
    select 'T', 'https://outlet.example/' || n, 'https://outlet.example/' || n, 'O', ${category}
    from generate_series(1, 1200) n`.execute(db)
  const texts = await open('news_links')
  const first = await texts.next()
  await addNewsLink(db, { category, createdAt: new Date('1999-01-01') })
  await db.deleteFrom('newsLinks').where('url', 'like', '%7').execute()
  const rest = await collect(texts)
  expect(rest).toHaveLength(3)
  expect(JSON.parse(first.value + rest.join(''))).toHaveLength(1_200)
})

test.each(['news_links', 'categories'] as const)(
  'an export of %s that is begun while a restore ends shows the restored rows',
  async table => {
    const clone = await openClone()
    const exported = await duringRestore(clone, () => exportRecords(clone.db, table, 'json'))
    const restored = await clone.db.selectFrom(queriedTable({ table })).select('id').execute()
    const rows = exported.ok ? JSON.parse((await collect(exported.texts)).join('')) : []
    expect(rows).toHaveLength(restored.length)
    expect(restored.length).toBeGreaterThan(0)
  },
)

test('a link is exported with its story, and with the story’s path once it is public', async () => {
  const { id: category } = await addCategory(db)
  const [one, other] = [
    await addNewsLink(db, { category, title: '=One', url: 'https://one.example/1', createdAt: now }),
    await addNewsLink(db, { category, url: 'https://other.example/1' }),
  ]
  await addNewsLink(db, { category, url: 'https://alone.example/1', createdAt: new Date('1999-01-01') })
  await addStory(db, { links: [one, other], slug: 'rain', title: '=Rain' })
  const told = { story_title: '=Rain', story_path: '/story/rain' }
  const none = { story_title: null, story_path: null }
  expect(JSON.parse(await read('news_links', 'json'))).toMatchObject([told, told, none])
  const csv = await read('news_links', 'csv')
  expect(csv).toContain(`"'=Rain","/story/rain"`)
  await setRows(db, 'stories', { isHidden: true })
  expect(JSON.parse(await read('news_links', 'json'))).toMatchObject([
    { story_title: '=Rain', story_path: null },
    {},
    none,
  ])
  const before = await readTables()
  await write(await check(csv))
  expect(await readTables()).toEqual(before)
})

test('an empty table exports a file without records', async () => {
  expect(await read('categories', 'json')).toBe('[]\n')
  expect(await read('categories', 'csv')).toBe(
    '\uFEFF"id","name","slug","description","order_num","is_on_front","translations","created_at","updated_at"\r\n',
  )
})
