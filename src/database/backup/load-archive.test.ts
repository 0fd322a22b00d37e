import { createHash } from 'node:crypto'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { describeStructure } from '../../../bin/describe-structure.ts'
import { addCategory } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { withLaterMigrations } from '../../../test/support/later-migrations.ts'
import { withClient } from '../../../test/support/with-client.ts'
import { type Migration, readMigrations } from '../migrate.ts'
import type { ArchiveHeader, Frame, TableTotal } from './archive-frames.ts'
import { listTables, loadArchive, refusalOf } from './load-archive.ts'

const { db, url } = await freshDatabase()
await addCategory(db, { name: 'In use' })
const migrations = await readMigrations()
const categories = { name: 'categories', columns: ['id', 'name', 'slug'] }
const rowOf = (n: number, slug = `c-${n}`) =>
  `00000000-0000-7000-8000-${String(n).padStart(12, '0')}\tCategory ${n}\t${slug}\n`

type Written = { name?: string; rows: string[]; told?: { rows?: number; sha256?: string } | null }

const sessions = { name: 'sessions', columns: ['id', 'account_id'] }
const migrationRows = { name: 'migrations', columns: ['name', 'checksum'] }

async function* framesOf(tables: Written[], ends: boolean, after: Frame[]): AsyncGenerator<Frame> {
  for (const { name = 'categories', rows, told = {} } of tables) {
    yield { kind: 'table', payload: Buffer.from(name) }
    for (const part of rows) yield { kind: 'rows', payload: Buffer.from(part) }
    const sha256 = createHash('sha256').update(rows.join('')).digest('hex')
    const lines = rows.join('').split('\n').length - 1
    if (told)
      yield { kind: 'tableEnd', payload: Buffer.from(JSON.stringify({ rows: lines, sha256, ...told })) }
  }
  if (ends) yield { kind: 'end', payload: Buffer.alloc(0) }
  yield* after
}

type Archive = {
  announced?: ArchiveHeader['tables']
  tables: Written[]
  ends?: boolean
  after?: Frame[]
  present?: Migration[]
  missing?: Migration[]
  replaced?: string[]
  /** Of the header; by default those of the rows. */
  recorded?: ArchiveHeader['migrations']
}

/** The migrations of the rows of the table of migrations. */
function recordedIn(tables: Written[]): ArchiveHeader['migrations'] {
  const rows = tables.find(({ name }) => name === 'migrations')?.rows ?? []
  return rows.map(row => {
    const [name = '', checksum = ''] = row.trim().split('\t')
    return { name, checksum }
  })
}

/** Loads into a separate schema, as a restore does; `look` reads it before it disappears with the connection. */
async function load(
  {
    announced = [categories],
    tables,
    ends = true,
    after = [],
    present = migrations,
    missing = [],
    replaced = [],
    recorded = recordedIn(tables),
  }: Archive,
  look: (client: pg.Client, totals: TableTotal[]) => Promise<void>,
): Promise<void> {
  await withClient(url, async client => {
    await client.query('begin; create schema scratch; set local search_path = scratch')
    const header = { madeAt: '2026-01-02T06:30:00.000Z', migrations: recorded, tables: announced }
    const frames = framesOf(tables, ends, after)
    const totals = await loadArchive(client, { frames, header, present, missing, replaced })
    expect((await client.query('select name from public.categories')).rows).toEqual([{ name: 'In use' }])
    await look(client, totals)
  })
}

const listNames = async (client: pg.Client) =>
  (await client.query<{ name: string }>('select name from categories order by name')).rows.map(
    row => row.name,
  )

test('the rows of the frames are in the tables of the current schema, and in no other', async () => {
  await load({ tables: [{ rows: [rowOf(1), rowOf(2) + rowOf(3)] }] }, async (client, totals) => {
    expect(await listNames(client)).toEqual(['Category 1', 'Category 2', 'Category 3'])
    expect(totals).toMatchObject([{ name: 'categories', rows: 3 }])
  })
})

test('afterwards the schema is the one of the migrations, with every index, key and trigger working', async () => {
  const untouched = await withClient(url, describeStructure)
  await load({ tables: [{ rows: [rowOf(1)] }] }, async client => {
    await client.query('drop schema public cascade; alter schema scratch rename to public')
    await client.query('set local search_path = public')
    expect(await describeStructure(client)).toBe(untouched)
    const { rows } = await client.query(
      "select 1 from pg_trigger where not tgisinternal and tgenabled <> 'O'",
    )
    expect(rows).toEqual([])
    await expect(client.query("insert into categories (name, slug) values ('Twice', 'c-1')")).rejects.toThrow(
      'unique',
    )
  })
})

test('an archive of an older schema is loaded as written and then migrated', async () => {
  const present = migrations
  const missing = (await withLaterMigrations(2)).slice(migrations.length)
  const name = 'migrations'
  const rows = present.map(migration => `${migration.name}\t${migration.checksum}\n`)
  await load({ announced: [migrationRows], tables: [{ name, rows }], present, missing }, async client => {
    const recorded = await client.query('select name from migrations order by name')
    expect(recorded.rows).toEqual([...present, ...missing].map(migration => ({ name: migration.name })))
  })
})

test('an archive of a version before 1.0.0 records the migration that stands for its own', async () => {
  const name = 'migrations'
  const replaced = ['0001_old.sql', '0002_old.sql']
  const rows = replaced.map(old => `${old}\tx\n`)
  const missing = (await withLaterMigrations(1)).slice(migrations.length)
  await load({ announced: [migrationRows], tables: [{ name, rows }], missing, replaced }, async client => {
    const recorded = await client.query('select name from migrations order by name')
    expect(recorded.rows).toEqual([...migrations, ...missing].map(migration => ({ name: migration.name })))
  })
})

test('a table without rows stays empty, even if a migration inserts rows into it', async () => {
  await load({ tables: [{ rows: [] }] }, async (client, totals) => {
    expect(await listNames(client)).toEqual([])
    expect(totals).toMatchObject([{ name: 'categories', rows: 0 }])
    expect((await client.query('select from settings')).rows).toEqual([])
  })
})

test.each<[string, Archive, string]>([
  [
    'fewer rows than it tells',
    { tables: [{ rows: [rowOf(1)], told: { rows: 2 } }] },
    'categories holds 1 rows where 2 were announced',
  ],
  [
    'other rows than those it was sealed with',
    { tables: [{ rows: [rowOf(1)], told: { sha256: 'x' } }] },
    'categories holds 1 rows where 1 were announced',
  ],
  [
    'another table than it announces',
    { tables: [{ name: 'site_links', rows: [] }] },
    'holds site_links where categories was announced',
  ],
  [
    'a table more than it announces',
    { tables: [{ rows: [] }, { name: 'site_links', rows: [] }] },
    'holds site_links where undefined was announced',
  ],
  [
    'fewer tables than it announces',
    { announced: [categories, categories], tables: [{ rows: [] }] },
    'fewer tables than it announces',
  ],
  ['no end of a table', { tables: [{ rows: [rowOf(1)], told: null }] }, 'expected object'],
  ['two rows of one id', { tables: [{ rows: [rowOf(1), rowOf(1, 'other')] }] }, 'categories_pkey'],
  ['two rows of one slug', { tables: [{ rows: [rowOf(1, 'a'), rowOf(2, 'a')] }] }, 'categories_slug_key'],
  ['a row that breaks a check', { tables: [{ rows: [rowOf(1, 'No slug')] }] }, 'check constraint'],
  ['a row of other columns', { tables: [{ rows: ['1\n'] }] }, 'uuid'],
  [
    'a table that nobody knows',
    { announced: [{ ...categories, name: 'secrets' }], tables: [{ name: 'secrets', rows: [] }] },
    'The archive holds secrets, which no backup holds',
  ],
  [
    'a table that no backup holds',
    { announced: [sessions], tables: [{ name: 'sessions', rows: [] }] },
    'The archive holds sessions, which no backup holds',
  ],
  [
    'one table twice',
    { announced: [categories, categories], tables: [{ rows: [rowOf(1)] }, { rows: [rowOf(2)] }] },
    'The archive holds categories twice',
  ],
  ['an empty frame of rows', { tables: [{ rows: [rowOf(1), ''] }] }, 'empty or very small frames'],
  ['very many small frames', { tables: [{ rows: [...rowOf(1).repeat(3)] }] }, 'empty or very small frames'],
  [
    'other migrations than its header tells',
    { announced: [migrationRows], tables: [{ name: 'migrations', rows: ['9999_x.sql\tx\n'] }], recorded: [] },
    'other migrations',
  ],
  [
    'something after its end',
    { tables: [{ rows: [] }], after: [{ kind: 'end', payload: Buffer.alloc(0) }] },
    'goes on after its end',
  ],
  ['no end', { tables: [{ rows: [rowOf(1)] }], ends: false }, 'fewer tables than it announces, or no end'],
])('an archive with %s is damaged', async (_, archive, message) => {
  const error = await load(archive, async () => undefined).catch((error: unknown) => error)
  expect(error).toMatchObject({ message: expect.stringContaining(message) })
  expect(refusalOf(error)).toBe('damaged')
})

test('the tables of the given schema are listed, quoted for a statement', async () => {
  await withClient(url, async client => {
    await client.query(
      'begin; create schema other; create table other."Odd one" (); create view other.seen as select 1',
    )
    expect(await listTables(client, 'other')).toEqual(['other."Odd one"'])
    expect(await listTables(client)).toContain('public.news_links')
  })
})
