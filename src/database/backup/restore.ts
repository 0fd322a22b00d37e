import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import { isDeadlock, isLockTimeout } from '../database-error.ts'
import { openSession } from '../database-session.ts'
import { errorCode } from '../embedded/start-problem.ts'
import { readFrames, type TableTotal } from './archive-frames.ts'
import { type ChangedAccounts, keepCurrentRows } from './keep-current-rows.ts'
import { type ArchiveRefusal, checkArchive, listTables, loadArchive, refusalOf } from './load-archive.ts'
import { withWritesRefused } from './refuse-writes.ts'

export type RestoreResult =
  | ({ ok: true; madeAt: string; tables: TableTotal[] } & ChangedAccounts)
  | { ok: false; reason: RestoreRefusal }
  | NotEmpty
  /** `objects`: in the server's words, such as a view of an operator on one of our tables. */
  | { ok: false; reason: 'depended-on'; objects: string }

type NotEmpty = { ok: false; reason: 'not-empty' } & DatabaseContent

/** Existing content: links of feeds and editors, samples, and revisions made by people. */
export type DatabaseContent = { newsLinks: number; samples: number; revisions: number }

type RestoreRefusal = ArchiveRefusal | 'disk-full' | 'not-permitted' | 'busy'

type Wish = {
  path: string
  /** Whether existing content of editors and feeds may be lost. */
  over: 'nothing' | 'everything'
  /** The row of `restores` that is `done` once the restored data is visible. */
  restoreId?: string
  /** What a small archive may unpack to; see archive-frames.ts. */
  unpackedBytesLeast?: number
  cleanHtml?: CleanHtml
}

/** Sanitizes HTML of the archive that readers would get unchanged (decision 8). */
export type CleanHtml = (html: string) => string

/** Called once writes are refused, so that the restore can lose none. */
export type OnWritesRefused = (() => void) | undefined

// Other sessions never see this schema: it exists only within the transaction.
const scratch = 'chowk_restore'

/**
 * Restores in one transaction while Chowk runs: pages show the old data until the end, and a failure leaves it in place. All
 * other writes are refused meanwhile.
 */
export async function restore({
  url,
  onWritesRefused,
  ...wish
}: Wish & { url: string; onWritesRefused?: OnWritesRefused }): Promise<RestoreResult> {
  return withWritesRefused(url, async client => {
    onWritesRefused?.()
    return restoreOn(client, wish)
  })
}

/** The same, on a connection that already refuses writes. */
export async function restoreOn(
  client: pg.Client,
  { path, over, restoreId, unpackedBytesLeast, cleanHtml = html => html }: Wish,
): Promise<RestoreResult> {
  const archive = await checkArchive(path)
  if (!archive.ok) return archive
  const frames = readFrames(path, unpackedBytesLeast)
  // Skip the header, which `checkArchive` has read.
  await frames.next()

  try {
    await client.query('begin')
    const refusal = over === 'everything' ? null : await refuseContent(client)
    if (refusal) return refusal
    const placed = await putInPlace(client, { frames, cleanHtml, ...archive })
    if (restoreId) await client.query(doneRow, [restoreId])
    await client.query('commit')
    return { ok: true, madeAt: archive.header.madeAt, ...placed }
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === dependentObjects)
      return { ok: false, reason: 'depended-on', objects: (error.detail ?? '').replaceAll('\n', '; ') }
    const reason = reasons[errorCode(error) ?? ''] ?? refusalOf(error)
    if (reason) return { ok: false, reason }
    throw error
  } finally {
    await frames.return(undefined)
  }
}

// The restored table of restores is empty.
const doneRow = "insert into restores (id, state, updated_at) values ($1, 'done', now())"

const dependentObjects = '2BP01'

const reasons: Record<string, RestoreRefusal> = {
  '53100': 'disk-full',
  // embedded/disk-guard.ts makes the database read-only before the disk is completely full.
  '25006': 'disk-full',
  '42501': 'not-permitted',
  '55P03': 'busy',
  '40P01': 'busy',
}

/** The refusal of a restore over nothing, of a database that has tables of Chowk, of whatever version; null if it is empty. */
export async function findContent(url: string): Promise<NotEmpty | null> {
  const { client, end } = await openSession(url, 'chowk restore')
  return refuseContent(client).finally(end)
}

async function refuseContent(client: pg.Client): Promise<NotEmpty | null> {
  const { rows } = await client.query<DatabaseContent>(
    `select count(*) filter (where not is_sample)::int as "newsLinks", count(*) filter (where is_sample)::int as samples,
       (select count(*)::int from revisions) as revisions
     from news_links`,
  )
  const [content] = rows
  if (!content || content.newsLinks + content.revisions === 0) return null
  return { ok: false, reason: 'not-empty', ...content }
}

async function putInPlace(
  client: pg.Client,
  { cleanHtml, ...options }: Parameters<typeof loadArchive>[1] & { cleanHtml: CleanHtml },
): Promise<{ tables: TableTotal[] } & ChangedAccounts> {
  const { rows } = await client.query<{ home: string }>('select quote_ident(current_schema()) as home')
  const home = rows[0]?.home ?? 'public'
  await client.query(`create schema ${scratch}`)
  await client.query(`set local search_path = ${scratch}`)
  const tables = await loadArchive(client, options)
  await cleanPages(client, cleanHtml)
  const changed = await keepCurrentRows(client, { from: home, to: scratch })
  await replaceSchema(client, { from: scratch, to: home })
  await client.query(`set local search_path = ${home}`)
  // A letter sent since the archive was made is in no restored row, but must not be sent again today.
  await client.query('update settings set newsletter_since = now()')
  // Every page may show something else now.
  await client.query("select pg_notify('chowk_changes', 'reset')")
  return { tables, ...changed }
}

const pageTables = ['site_links', 'scheduled_pages']

// Also the earlier states, which an undo brings back.
async function cleanPages(client: pg.Client, cleanHtml: CleanHtml): Promise<void> {
  const sources = [
    ...pageTables.map(table => ({ table, columns: ['content', 'translations'], where: 'true' })),
    { table: 'revisions', columns: ['before', 'after'], where: 'record_table = any($1)' },
  ]
  for (const { table, columns, where } of sources) {
    const values = table === 'revisions' ? [pageTables] : []
    const { rows } = await client.query(
      `select id, ${columns.join(', ')} from ${table} where ${where}`,
      values,
    )
    for (const { id, ...page } of rows) {
      const clean = cleanContents(page, cleanHtml)
      if (isDeepStrictEqual(clean, page)) continue
      const set = columns.map((column, at) => `${column} = $${at + 2}`).join(', ')
      await client.query(`update ${table} set ${set} where id = $1`, [
        id,
        ...columns.map(name => clean[name]),
      ])
    }
  }
}

/** Cleans each `content`, however deep. */
function cleanContents<Value>(value: Value, cleanHtml: CleanHtml): Value {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const pairs = Object.entries(value).map(([name, inner]) => [
    name,
    name === 'content' && typeof inner === 'string' ? cleanHtml(inner) : cleanContents(inner, cleanHtml),
  ])
  return Object.fromEntries(pairs)
}

// Replaces the tables of one schema by those of the same name in another, in the caller's transaction: until it commits,
// other sessions read the old tables, and afterwards the new ones.

// A session that holds one table may wait for another that we hold; on a deadlock or timeout we try again.
const attemptsMax = 10

const lockWaitMs = 3_000

/** Both names are quoted where SQL needs it. */
export async function replaceSchema(
  client: pg.Client,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const bare = (name: string) => name.slice(name.lastIndexOf('.') + 1)
  const names = (await listTables(client, from)).map(bare)
  const old = (await listTables(client, to)).filter(name => names.includes(bare(name)))
  const routines = await listRoutines(client, from)
  const oldRoutines = (await listRoutines(client, to)).filter(name => routines.includes(name))
  if (old.length > 0) {
    await lockAll(client, old)
    // In one statement, because the tables refer to one another. It fails if a foreign table refers to them.
    await client.query(`drop table ${old.join(', ')}`)
  }
  if (oldRoutines.length > 0) {
    await client.query(`drop routine ${oldRoutines.map(name => `${to}.${name}`).join(', ')}`)
  }
  for (const name of names) await client.query(`alter table ${from}.${name} set schema ${to}`)
  for (const name of routines) await client.query(`alter routine ${from}.${name} set schema ${to}`)
  // PostgreSQL refuses this while the schema still contains anything.
  await client.query(`drop schema ${from}`)
}

async function lockAll(client: pg.Client, tables: string[]): Promise<void> {
  await client.query(`set local lock_timeout = ${lockWaitMs}`)
  await client.query('savepoint before_locks')
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(`lock table ${tables.join(', ')} in access exclusive mode`)
      return
    } catch (error) {
      if (!isDeadlock(error) && !isLockTimeout(error)) throw error
      if (attempt === attemptsMax) throw error
      await client.query('rollback to savepoint before_locks')
    }
  }
}

async function listRoutines(client: pg.Client, schema: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I(%s)', proname, pg_get_function_identity_arguments(pg_proc.oid)) as name
     from pg_proc where pronamespace = $1::text::regnamespace`,
    [schema],
  )
  return rows.map(row => row.name)
}
