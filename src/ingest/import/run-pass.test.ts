import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { addCategory, addNewsLink } from '../../../test/support/builders.ts'
import { freshImportScene } from '../../../test/support/import-scene.ts'
import { untilBlocked } from '../../../test/support/until-blocked.ts'
import { uploadFile } from '../../../test/support/upload-file.ts'
import { claimImport, type Halt } from './claim-import.ts'
import { runPass } from './run-pass.ts'

const { db, by, now, check, confirm } = await freshImportScene()
const rowsOfBatch = 500

let category = ''

beforeEach(async () => {
  category = (await addCategory(db, { name: 'Politics', slug: 'politics' })).id
})

const fileOf = (rows: number) =>
  [
    'title,url,source,category',
    ...Array.from({ length: rows }, (_, n) => `Row ${n},https://outlet.example/${n},The Outlet,politics`),
  ].join('\n')

/** A pulse that returns `halts` one after another, one per call, and then null. */
function pulseOf(halts: (Halt | null)[] = []) {
  const told: number[] = []
  const report = (bytes: number) => void told.push(bytes)
  let advances = 0
  const advance = () => {
    advances += 1
  }
  const halt = () => halts.shift() ?? null
  return { told, report, halt, advance, advances: () => advances, end: async () => undefined }
}

/** A checked file of so many rows, confirmed and claimed by a worker. */
async function confirmed(rows: number) {
  const id = await check(fileOf(rows))
  await confirm(id)
  return claimJob()
}

async function claimJob() {
  const claim = await claimImport(db, now)
  if (!claim) throw new Error('nothing to claim')
  return claim.job
}

const listParts = async (pass: string) => {
  const query = db.selectFrom('importParts').select(['number', 'newCount']).where('pass', '=', pass)
  return (await query.orderBy('number').execute()).map(part => [part.number, part.newCount])
}
const countLinks = async () => (await db.selectFrom('newsLinks').select('id').execute()).length

test('a file is processed batch by batch, and its format and progress are reported', async () => {
  const text = fileOf(rowsOfBatch + 1)
  await uploadFile(db, { text, by, now })
  const pulse = pulseOf()
  const result = await runPass(db, { job: await claimJob(), pass: 'check', by, now, pulse })
  expect(result).toMatchObject({ ended: 'whole', table: 'news_links', reading: { format: 'csv' } })
  expect(await listParts('check')).toEqual([
    [0, rowsOfBatch],
    [1, 1],
  ])
  expect(await countLinks()).toBe(0)
  expect(pulse.told.at(-1)).toBe(text.length)
  expect(pulse.advances()).toBe(2)
})

test('a spreadsheet’s dates are read, and its empty lines are no records', async () => {
  const lineOf = (n: number, date: string) =>
    `Row ${n};https://outlet.example/${n};The Outlet;politics;${date}`
  const lines = [lineOf(1, '5/1/2022 9:05 AM'), lineOf(2, '13/1/2022 21:05'), ';;;;', ';;;;']
  const id = await check(['title;url;source;category;published_at', ...lines].join('\n'))
  await confirm(id)
  await runPass(db, { job: await claimJob(), pass: 'import', by, now, pulse: pulseOf() })
  const links = await db.selectFrom('newsLinks').select('publishedAt').orderBy('title').execute()
  expect(links.map(({ publishedAt }) => publishedAt?.toISOString())).toEqual([
    '2022-01-05T03:35:00.000Z',
    '2022-01-13T15:35:00.000Z',
  ])
  const parts = await db.selectFrom('importParts').select('wrongCount').execute()
  expect(parts.map(({ wrongCount }) => wrongCount)).toEqual([0, 0])
})

test('an unreadable file fails with its reason, and no part of it is kept', async () => {
  await uploadFile(db, { text: 'colour,shape\nred,round', by, now })
  const work = { job: await claimJob(), pass: 'check', by, now, pulse: pulseOf() } as const
  expect(await runPass(db, work)).toMatchObject({ ended: 'failed', failure: 'no-known-columns', table: null })
  expect(await listParts('check')).toEqual([])
})

test.each(['stop-asked', 'closing', 'lost'] as const)(
  'work that ends early (%s) has finished whole batches',
  async halt => {
    const job = await confirmed(3 * rowsOfBatch)
    const pulse = pulseOf([null, halt])
    expect(await runPass(db, { job, pass: 'import', by, now, pulse })).toEqual({ ended: halt })
    expect(await listParts('import')).toEqual([[0, rowsOfBatch]])
    expect(await countLinks()).toBe(rowsOfBatch)
  },
)

test('an error in one batch ends the pass, once the concurrent batch is done', async () => {
  const job = await confirmed(2 * rowsOfBatch)
  await sql`create function refuse() returns trigger language plpgsql as $$
    begin if new.title = 'Row 500' then raise 'no room'; end if; return new; end $$`.execute(db)
  await sql`create trigger refuse before insert on news_links for each row execute function refuse()`.execute(
    db,
  )
  const other = await db.startTransaction().execute()
  await addNewsLink(other, { category, url: 'https://outlet.example/0' })
  const running = runPass(db, { job, pass: 'import', by, now, pulse: pulseOf() })
  const failing = expect(running).rejects.toThrow('no room')
  await untilBlocked(other)
  await other.commit().execute()
  await failing
  expect(await listParts('import')).toEqual([[0, rowsOfBatch - 1]])
  await sql`drop function refuse cascade`.execute(db)
})

test('two batches are written concurrently, and the third waits for one of them', async () => {
  const job = await confirmed(3 * rowsOfBatch)
  const other = await db.startTransaction().execute()
  await sql`lock table import_parts in share row exclusive mode`.execute(other)
  const running = runPass(db, { job, pass: 'import', by, now, pulse: pulseOf() })
  await untilBlocked(other, 2)
  expect(await countWaiting()).toBe(2)
  await other.commit().execute()
  expect(await running).toMatchObject({ ended: 'whole' })
  expect(await countLinks()).toBe(3 * rowsOfBatch)
})

async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_locks
    where relation = 'import_parts'::regclass and not granted
      and database = (select oid from pg_database where datname = current_database())`.execute(db)
  return rows[0]?.count ?? 0
}
