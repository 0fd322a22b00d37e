import pg from 'pg'
import { errorCode } from '../embedded/start-problem.ts'
import { readFrames } from './archive-frames.ts'
import type { TableTotal } from './archive-header.ts'
import { type ArchiveRefusal, checkArchive, refusalOf } from './check-archive.ts'
import { openSession } from './database-session.ts'
import { keepCurrentRows } from './keep-current-rows.ts'
import { loadArchive } from './load-archive.ts'
import { withWritesRefused } from './refuse-writes.ts'
import { replaceSchema } from './replace-schema.ts'

export type RestoreResult =
  /** `switchedOff`: how many accounts; see keep-current-rows.ts. */
  | { ok: true; madeAt: string; tables: TableTotal[]; switchedOff: number }
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
}

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
  { path, over, restoreId, unpackedBytesLeast }: Wish,
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
    const placed = await putInPlace(client, { frames, ...archive })
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
  options: Parameters<typeof loadArchive>[1],
): Promise<{ tables: TableTotal[]; switchedOff: number }> {
  const { rows } = await client.query<{ home: string }>('select current_schema()::text as home')
  const home = rows[0]?.home ?? 'public'
  await client.query(`create schema ${scratch}`)
  await client.query(`set local search_path = ${scratch}`)
  const tables = await loadArchive(client, options)
  const switchedOff = await keepCurrentRows(client, { from: home, to: scratch })
  await replaceSchema(client, { from: scratch, to: home })
  await client.query(`set local search_path = ${home}`)
  // A letter sent since the archive was made is in no restored row, but must not be sent again today.
  await client.query('update settings set newsletter_since = now()')
  // Every page may show something else now.
  await client.query("select pg_notify('chowk_changes', 'reset')")
  return { tables, switchedOff }
}
