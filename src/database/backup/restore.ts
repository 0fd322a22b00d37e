import type pg from 'pg'
import { errorCode } from '../embedded/start-problem.ts'
import { readFrames } from './archive-frames.ts'
import type { TableTotal } from './archive-header.ts'
import { type ArchiveRefusal, checkArchive } from './check-archive.ts'
import { keepDepartures } from './departures-stay.ts'
import { loadArchive } from './load-archive.ts'
import { withWritesRefused } from './refuse-writes.ts'
import { replaceSchema } from './replace-schema.ts'
import { keepSecondFactors } from './second-factors-stay.ts'

export type RestoreResult =
  | { ok: true; madeAt: string; tables: TableTotal[] }
  | { ok: false; reason: RestoreRefusal }
  | ({ ok: false; reason: 'not-empty' } & Held)

/** Existing content: links of feeds and editors, samples, and revisions made by people. */
export type Held = { newsLinks: number; samples: number; revisions: number }

export type RestoreRefusal = ArchiveRefusal | 'disk-full' | 'not-permitted' | 'busy'

type Wish = {
  path: string
  /** Whether what editors made or feeds brought since the installation may be lost. */
  over: 'nothing-of-worth' | 'everything'
  /** The row of `restores` that is to say `done` once everybody reads what came. */
  restoreId?: string | undefined
}

/** Called when no write that the restore would lose can be made any more. */
export type OnWritesRefused = (() => void) | undefined

// Never seen by others: it lives within the transaction.
const scratch = 'chowk_restore'

/**
 * In one transaction, beside a running Chowk: pages show what was there until the end, and a failure leaves it. All
 * writes by others are refused meanwhile.
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

/** The same, on a connection that holds off writes already. */
export async function restoreOn(client: pg.Client, { path, over, restoreId }: Wish): Promise<RestoreResult> {
  const archive = await checkArchive(path)
  if (!archive.ok) return archive
  const frames = readFrames(path)
  // The header, which is known by now.
  await frames.next()

  try {
    await client.query('begin')
    const held = over === 'everything' ? null : await countHeld(client)
    if (held && held.newsLinks + held.revisions > 0) return { ok: false, reason: 'not-empty', ...held }
    const tables = await putInPlace(client, { frames, ...archive })
    if (restoreId) await client.query(doneRow, [restoreId])
    await client.query('commit')
    return { ok: true, madeAt: archive.header.madeAt, tables }
  } catch (error) {
    const reason = reasons[errorCode(error) ?? '']
    if (reason) return { ok: false, reason }
    throw error
  } finally {
    await frames.return(undefined)
  }
}

// The tables that came hold no restores.
const doneRow = "insert into restores (id, state, updated_at) values ($1, 'done', now())"

const reasons: Record<string, RestoreRefusal> = {
  '53100': 'disk-full',
  // embedded/disk-guard.ts takes no writes before the disk is full to the last byte.
  '25006': 'disk-full',
  '42501': 'not-permitted',
  '55P03': 'busy',
  '40P01': 'busy',
}

async function countHeld(client: pg.Client): Promise<Held> {
  const { rows } = await client.query(
    `select count(*) filter (where not is_sample)::int as "newsLinks", count(*) filter (where is_sample)::int as samples,
       (select count(*)::int from revisions) as revisions
     from news_links`,
  )
  return rows[0]
}

async function putInPlace(
  client: pg.Client,
  options: Parameters<typeof loadArchive>[1],
): Promise<TableTotal[]> {
  const { rows } = await client.query<{ home: string }>('select current_schema()::text as home')
  const home = rows[0]?.home ?? 'public'
  const before = await listTouched(client, home)
  await client.query(`create schema ${scratch}`)
  await client.query(`set local search_path = ${scratch}`)
  const totals = await loadArchive(client, options)
  await keepSecondFactors(client, { from: home, to: scratch })
  await keepDepartures(client, { from: home, to: scratch })
  await replaceSchema(client, { from: scratch, to: home })
  await client.query(`set local search_path = ${home}`)
  // A letter that left since the archive was made is in no row that came: it must not leave again today.
  await client.query('update settings set newsletter_since = now()')
  await announce(client, [...before, ...(await listTouched(client, home))])
  return totals
}

/** Everything that pages of now or of then may show, as `NOTIFY` names it. */
async function listTouched(client: pg.Client, schema: string): Promise<string[]> {
  const { rows } = await client.query<{ change: string }>(
    `select 'news:' || id as change from ${schema}.categories
     union select 'page:' || type from ${schema}.site_links
     union values ('categories'), ('settings'), ('corrections'), ('editorial-log')`,
  )
  return rows.map(row => row.change)
}

async function announce(client: pg.Client, changes: string[]): Promise<void> {
  await client.query("select pg_notify('chowk_changes', change) from unnest($1::text[]) as change", [changes])
}
