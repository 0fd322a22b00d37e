import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { backUpTo, duringRestore, openClone, openFilledClone } from '../../../test/support/backup-scene.ts'
import { addNewsLink, addRow } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { temporaryFolder } from '../../../test/support/temporary-folder.ts'
import { until } from '../../../test/support/until.ts'
import { plainRecords } from '../../domain/register/plain-records.ts'
import { connect, type Db } from '../connect.ts'
import { readFrames } from './archive-frames.ts'
import { backUp, isBackedUp } from './back-up.ts'
import { backUpToFile } from './back-up-to-file.ts'
import { checkArchive } from './load-archive.ts'

const now = new Date('2026-01-02T06:30:00Z')

test('an archive is one snapshot, whatever is written while it is made', async () => {
  const { db, url } = await openFilledClone()
  const path = join(temporaryFolder(), 'a.chowk')
  const written = await backUpToFile(path, onTable => {
    const addMore = async () => {
      await addNewsLink(db)
      await db.deleteFrom('siteLinks').execute()
    }
    return backUp({
      url,
      now,
      onTable: async total => {
        onTable(total)
        if (total.name === 'accounts') await addMore()
      },
    })
  })
  const rows = Object.fromEntries(written.ok ? written.tables.map(table => [table.name, table.rows]) : [])
  expect(rows).toMatchObject({ accounts: 1, categories: 1, news_links: 300, site_links: 1 })
  expect(await db.selectFrom('newsLinks').select('id').execute()).toHaveLength(301)
})

test('an archive that is begun while a restore ends holds the restored rows', async () => {
  const { db, url } = await openClone()
  const path = join(temporaryFolder(), 'a.chowk')
  const tables = await duringRestore({ db, url }, () => backUpTo(path, url))
  expect(tables.find(({ name }) => name === 'news_links')).toMatchObject({ rows: 300 })
  expect(await checkArchive(path)).toMatchObject({ ok: true })
})

test('an archive has the tables that are backed up, and no other', async () => {
  const { db, url } = await openClone()
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and ${sql.raw(isBackedUp)} order by relname`.execute(db)
  const tables = await backUpTo(join(temporaryFolder(), 'a.chowk'), url)
  expect(tables.map(({ name }) => ({ name }))).toEqual(rows)
})

test('no archived column uses a sequence, whose position an archive would have to store', async () => {
  const { db } = await openClone()
  const { rows } = await sql<{ table: string }>`
    select refobjid::regclass::text as table from pg_class join pg_depend on objid = pg_class.oid and deptype in ('a', 'i')
    where relkind = 'S' and relnamespace = 'public'::regnamespace`.execute(db)
  expect(rows.map(({ table }) => table).toSorted()).toEqual(['deliveries', 'notices_outbox'])
})

test('the header has the time, the migrations, and the columns without generated ones', async () => {
  const { db, url } = await openClone()
  const path = join(temporaryFolder(), 'a.chowk')
  await backUpTo(path, url)
  const first = await readFrames(path).next()
  const header = JSON.parse(first.value?.payload.toString() ?? '')
  expect(header.madeAt).toBe('2026-01-02T06:30:00.000Z')
  const migrations = await db.selectFrom('migrations').select(['name', 'checksum']).orderBy('name').execute()
  expect(header.migrations).toEqual(migrations)
  const columns = header.tables.find((table: { name: string }) => table.name === 'news_links').columns
  expect(columns).toContain('canonical_url')
  expect(columns).not.toContain('search_text')
})

test('a reader that stops ends the connection, and nothing stays open', async () => {
  const { db, url } = await openFilledClone()
  const bytes = backUp({ url, now })
  await bytes.next()
  await bytes.return(undefined)
  await untilClosed(db)
})

test('a download that is no longer read is cut', async () => {
  const { db, url } = await openFilledClone()
  const bytes = backUp({ url, now, stallMsMax: 1 })
  await bytes.next()
  await untilClosed(db)
  const readRest = async () => {
    for await (const part of bytes) expect(part.length).toBeGreaterThan(0)
  }
  await expect(readRest()).rejects.toThrow()
})

async function untilClosed(db: Db) {
  const open = sql`select from pg_stat_activity
    where application_name = 'chowk backup' and datname = current_database()`
  await until(
    'the connection of the backup is closed',
    async () => (await open.execute(db)).rows.length === 0,
  )
}

test('a database of a newer Chowk, or of another program, is not backed up', async () => {
  const { db, url } = await openClone()
  await addRow(db, 'migrations', { name: '9999_future.sql', checksum: 'x' })
  await expect(backUp({ url, now }).next()).rejects.toThrow('9999_future.sql')
  await sql`drop table migrations`.execute(db)
  await expect(backUp({ url, now }).next()).rejects.toThrow('holds no Chowk')
})

test('a connection that breaks during the backup fails it', async () => {
  const { url } = await openFilledClone()
  const admin = connect({ url, connectionsMax: 1, applicationName: 'chowk test' })
  const cut = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'chowk backup' and datname = current_database()`.execute(admin)
  const folder = temporaryFolder()
  const failing = backUpToFile(join(folder, 'a.chowk'), () => backUp({ url, now, onTable: cut }))
  await expect(failing).rejects.toThrow()
  expect(readdirSync(folder)).toEqual([])
  await admin.destroy()
})

const { db } = await freshDatabase()

const words = (text: string) => text.trim().split(/\s+/)

// By name, so that somebody decides about each new table: a version alone puts the rows of a table into every archive, also
// secrets that nobody meant to keep. The form of a plain record shows all that it holds, so none of it is secret.
const keptByTheirVersion = [
  ...Object.keys(plainRecords),
  ...words(`
  account_rules accounts duplicate_exceptions entries news_links pins rules scheduled_pages settings
  stories story_constraints story_links story_proposals`),
]
const keptByName = words(`
  category_origins changed_outlets feed_hosts images imports installation letters link_clicks migrations
  newsletter_departures objections outlet_hosts passkeys revisions site_images story_recounts
  story_term_counts subscribers tips`)

test('a backup keeps these tables and no others', async () => {
  const { rows } = await sql<{ relname: string }>`
    select relname from pg_class
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and ${sql.raw(isBackedUp)}
    order by relname`.execute(db)
  expect(rows.map(({ relname }) => relname)).toEqual([...keptByTheirVersion, ...keptByName].toSorted())
})
