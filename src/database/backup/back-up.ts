import { createHash } from 'node:crypto'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { openSession } from '../database-session.ts'
import { StartProblem } from '../embedded/start-problem.ts'
import { compareMigrations, readMigrations } from '../migrate.ts'
import type { VersionedTable } from '../record-table.ts'
import { snakeCase } from '../snake-case.ts'
import type { DB } from '../tables.ts'
import { type ArchiveHeader, encodeFrame, sealFrames, type TableTotal } from './archive-frames.ts'

// A forgotten download must not keep an old snapshot open forever, because vacuum cannot remove old rows meanwhile.
export const stallMsMaxUsual = 5 * 60_000

type Options = {
  url: string
  now: Date
  onConnected?: (client: pg.ClientBase) => unknown
  onTable?: (total: TableTotal) => unknown
  stallMsMax?: number
}

/** An archive of one snapshot. Throws if the data cannot be read to the end; the bytes so far then lack the seal. */
export async function* backUp({
  url,
  now,
  onConnected = () => undefined,
  onTable = () => undefined,
  stallMsMax = stallMsMaxUsual,
}: Options): AsyncGenerator<Buffer> {
  const session = await openSession(url, 'chowk backup')
  let isWhole = false
  try {
    await onConnected(session.client)
    const header = await takeSnapshot(session.client, now)
    for await (const bytes of sealFrames(readTables(session.client, { header, onTable }))) {
      const stalled = setTimeout(session.cut, stallMsMax)
      try {
        yield bytes
      } finally {
        clearTimeout(stalled)
      }
    }
    isWhole = true
  } finally {
    if (isWhole) await session.end()
    else session.cut()
  }
}

async function takeSnapshot(client: pg.Client, now: Date): Promise<ArchiveHeader> {
  const tables = (await listBackedUp(client)).toSorted()
  if (!tables.includes('migrations'))
    throw new StartProblem('The database holds no Chowk: there is nothing to back up.')
  await client.query('begin isolation level repeatable read read only')
  // Keeps other sessions from dropping or altering a table during the backup; does not block reads or writes. The snapshot is
  // of the next statement: an older one would show the tables that a restore has just replaced as empty. In the order of the
  // restore's own locks, so that neither waits for the other.
  await client.query(`lock table ${tables.join(', ')} in access share mode`)
  return readHeader(client, now)
}

async function* readTables(
  client: pg.Client,
  { header, onTable }: { header: ArchiveHeader; onTable: (total: TableTotal) => unknown },
) {
  yield* encodeFrame('header', asJson(header))
  for (const { name, columns } of header.tables) {
    yield* encodeFrame('table', Buffer.from(name))
    const hash = createHash('sha256')
    const rows = client.query(copyTo(`copy ${name} (${columns.map(quote).join(', ')}) to stdout`))
    for await (const chunk of rows) {
      hash.update(chunk)
      yield* encodeFrame('rows', chunk)
    }
    const total = { rows: rows.rowCount, sha256: hash.digest('hex') }
    yield* encodeFrame('tableEnd', asJson(total))
    await onTable({ name, ...total })
  }
  await client.query('commit')
  yield* encodeFrame('end', Buffer.alloc(0))
}

async function readHeader(client: pg.Client, now: Date): Promise<ArchiveHeader> {
  const { rows: migrations } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations order by name',
  )
  const compared = compareMigrations(await readMigrations(), migrations)
  // The archive would lack the tables that only the newer version has.
  if (!compared.ok) {
    throw new StartProblem(
      `The database has a migration that this Chowk does not (${compared.migration}): back it up with the Chowk that made it.`,
    )
  }
  const { rows: tables } = await client.query<ArchiveHeader['tables'][number]>(
    `select relname as name, array_agg(attname::text order by attnum) as columns
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where ${isBackedUp} and relkind = 'r' and relnamespace = quote_ident(current_schema())::regnamespace
       and attnum > 0 and not attisdropped and attgenerated = ''
     group by relname order by relname`,
  )
  return { madeAt: now.toISOString(), migrations, tables }
}

function quote(name: string): string {
  return `"${name}"`
}

function asJson(value: object): Buffer {
  return Buffer.from(JSON.stringify(value))
}

// A backup contains the rows of every table with a version, which are the records that editors change; a test names them.
// Whether it contains those of another table. A table missing here is a compile error, so none is forgotten. Sessions, one-time
// links, API tokens and trusted browsers are never included: nobody can sign in with an old archive, and a restore does not
// revive sessions that were signed out. Counts of wrong passwords are useless later.
const share: Record<Exclude<keyof DB, VersionedTable>, 'rows' | 'nothing'> = {
  apiTokens: 'nothing',
  attempts: 'nothing',
  categoryOrigins: 'rows',
  // Learnt again by the worker.
  categorySigns: 'nothing',
  categorySignsVersion: 'nothing',
  changedOutlets: 'rows',
  // Their secrets sign for this site, and a copy of the site elsewhere must not send notices. A restore keeps the current
  // ones with their deliveries (keep-current-rows.ts).
  connections: 'nothing',
  deliveries: 'nothing',
  // Short-lived marks between editors.
  entryMarks: 'nothing',
  // The next poll fetches them again.
  feedBodies: 'nothing',
  feedHosts: 'rows',
  images: 'rows',
  // Uploaded files and their reports are as large as all the rest; undo needs only the imports.
  importParts: 'nothing',
  importPieces: 'nothing',
  imports: 'rows',
  installation: 'rows',
  letters: 'rows',
  linkClicks: 'rows',
  // A mail that was waiting may have been sent since the backup; a restore must not send it twice.
  mails: 'nothing',
  migrations: 'rows',
  // A restore also applies departures since the backup (keep-current-rows.ts).
  newsletterDepartures: 'rows',
  noticesOutbox: 'nothing',
  objections: 'rows',
  outletHosts: 'rows',
  passkeyChallenges: 'nothing',
  pendingSignIns: 'nothing',
  // Like a password's hash, a public key does not let its reader sign in.
  passkeys: 'rows',
  // A restore keeps the current ones (keep-current-rows.ts).
  recoveryCodes: 'nothing',
  // A running restore keeps its own row; older ones concern an earlier state.
  restorePieces: 'nothing',
  restores: 'nothing',
  revisions: 'rows',
  // Queued again by the worker.
  scheduledJobs: 'nothing',
  // Counted again by the worker.
  searchGramShares: 'nothing',
  // A reader of a backup must not be able to generate codes; a restore keeps the current factors (keep-current-rows.ts).
  secondFactors: 'nothing',
  sessions: 'nothing',
  setupLinks: 'nothing',
  siteImages: 'rows',
  storyRecounts: 'rows',
  storyTermCounts: 'rows',
  subscribers: 'rows',
  tips: 'rows',
  trustedDevices: 'nothing',
}

const others = Object.entries(share)
  .filter(([, part]) => part === 'rows')
  .map(([name]) => `'${snakeCase(name)}'`)

/** The names of these tables in the current schema. */
export async function listBackedUp(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where ${isBackedUp} and relkind = 'r' and relnamespace = quote_ident(current_schema())::regnamespace`,
  )
  return rows.map(({ name }) => name)
}

/** The condition on `pg_class` for the tables whose rows a backup contains. */
export const isBackedUp = `(relname in (${others.join(', ')}) or exists (
  select from pg_attribute
  where attrelid = pg_class.oid and attname = 'version' and atttypid = 'integer'::regtype and not attisdropped))`
