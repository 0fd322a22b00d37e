import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readFrames } from '../src/database/backup/archive-frames.ts'
import { checkArchive, loadArchive } from '../src/database/backup/load-archive.ts'
import { restore } from '../src/database/backup/restore.ts'
import type { Db } from '../src/database/connect.ts'
import { migrate } from '../src/database/migrate.ts'
import { entryReasonOf } from '../src/domain/reasons/entry-reason.ts'
import { undoBatch } from '../src/domain/revisions/undo/undo.ts'
import { latin } from '../src/domain/stories/matching/word-hash.ts'
import { listAdminPages } from './support/admin-urls.ts'
import { authorizedEditor } from './support/authorized.ts'
import { openClone } from './support/backup-scene.ts'
import { getRow } from './support/builders.ts'
import { withLaterMigrations } from './support/later-migrations.ts'
import { openMatching } from './support/open-matching.ts'
import { signedInAdmin } from './support/signed-in.ts'
import { testApp } from './support/test-app.ts'
import { withClient } from './support/with-client.ts'

// Backups of full installations. `months-before-1.0.0` is one that this version cannot upgrade.
const folder = new URL('corpus/installations/', import.meta.url)
const tooOld = 'months-before-1.0.0.chowk'
const names = await readdir(folder)
const archives = names.filter(name => name !== tooOld).map(name => fileURLToPath(new URL(name, folder)))
const now = new Date('2026-03-01T07:00:00Z')

const publicPages = `/ /index /today /category/politics /search?q=dam /stories /about
  /about-ratings /corrections /feed.xml /stories/feed.json /sitemap.xml /sitemap/1.xml /api/v1/links
  /api/v1/stories /api/v1/outlets /api/v1/corrections /health`.split(/\s+/)

/** Tables in which an upgrade must neither add nor remove rows. */
const records = ['accounts', 'categories', 'corrections', 'entries', 'feeds', 'imports', 'news_links']
records.push('outlets', 'pins', 'revisions', 'rules', 'site_links', 'tips')

test.for(archives)('an older installation starts as this version and works: %s', async path => {
  const { db, url } = await openClone()
  const loaded = await loadAsItWas(url, path)
  const migrations = await withLaterMigrations(1)
  expect(await migrate(url, migrations)).toMatchObject({
    ok: true,
    applied: migrations.slice(1).map(({ name }) => name),
  })
  expect(await countRows(db)).toEqual(loaded)
  const recorded = await db.selectFrom('migrations').select(['name', 'checksum']).orderBy('name').execute()
  expect(recorded).toEqual(migrations.map(({ name, checksum }) => ({ name, checksum })))
  await expectRights(db)
  await expectReasons(db)
  await expectPages(db)
  await expectUndo(db)
  await expectPlaces(db)
})

test.for(archives)('an older backup is restored with every record: %s', async path => {
  const { db, url } = await openClone()
  const restored = await restore({ url, path, over: 'everything' })
  if (!restored.ok) throw new Error(restored.reason)
  expect(await countRows(db)).toEqual(totalsOf(restored.tables))
})

test('a backup of a version too old to upgrade is refused, and nothing changes', async () => {
  const { db, url } = await openClone()
  const before = await countRows(db)
  const path = fileURLToPath(new URL(tooOld, folder))
  expect(await restore({ url, path, over: 'everything' })).toEqual({ ok: false, reason: 'older' })
  expect(await countRows(db)).toEqual(before)
})

/** Restores the database as it was when the archive was written, with the schema of that time. */
async function loadAsItWas(url: string, path: string) {
  const archive = await checkArchive(path)
  if (!archive.ok) throw new Error(archive.reason)
  const frames = readFrames(path)
  await frames.next()
  return withClient(url, async client => {
    await client.query('begin; drop schema public cascade; create schema public')
    const totals = await loadArchive(client, { ...archive, frames, missing: [] })
    // As its own version recorded it.
    await client.query('delete from migrations')
    await client.query(
      `insert into migrations (name, checksum)
       select name, checksum from jsonb_to_recordset($1) as applied (name text, checksum text)`,
      [JSON.stringify(archive.header.migrations)],
    )
    await client.query('commit')
    return totalsOf(totals)
  })
}

function totalsOf(tables: { name: string; rows: number }[]) {
  const rows = new Map(tables.map(table => [table.name, table.rows]))
  return Object.fromEntries(records.map(name => [name, rows.get(name) ?? 0]))
}

async function countRows(db: Db) {
  const counts: Record<string, number> = {}
  for (const name of records) {
    const { rows } = await sql<{ count: number }>`select count(*)::int from ${sql.table(name)}`.execute(db)
    counts[name] = rows[0]?.count ?? 0
  }
  return counts
}

async function expectRights(db: Db) {
  const accounts = await db.selectFrom('accounts').select(['role', 'isOff', 'isInvited']).execute()
  for (const account of accounts)
    expect(account).toEqual({ role: 'administrator', isOff: false, isInvited: false })
}

async function expectReasons(db: Db) {
  const entries = await db.selectFrom('entries').select('reason').where('reason', 'is not', null).execute()
  const codes = entries.map(({ reason }) => entryReasonOf(reason)?.code)
  expect(codes).toEqual(expect.arrayContaining(['same-outlet']))
  expect(codes).not.toContain(undefined)
}

async function expectPages(db: Db) {
  const app = testApp(db)
  const { cookie } = await signedInAdmin(db, { now: new Date('2026-01-02T06:30:00Z') })
  const broken: [string, number][] = []
  for (const path of [...publicPages, ...(await listHistories(db)), ...listAdminPages(':id')]) {
    if (path.includes(':id')) continue
    const { status } = await app.request(path, { headers: { cookie } })
    if (status >= 400) broken.push([path, status])
  }
  expect(broken).toEqual([])
}

async function listHistories(db: Db) {
  // An import has a separate page instead.
  const revisions = await db
    .selectFrom('revisions')
    .select(['recordId', 'batchId'])
    .where('batchId', 'not in', db.selectFrom('imports').select('batchId').where('batchId', 'is not', null))
    .execute()
  return revisions.flatMap(({ recordId, batchId }) => [
    `/admin/history/${recordId}`,
    `/admin/activity/${batchId}`,
  ])
}

/** Links deleted before the upgrade can be restored after it. */
async function expectUndo(db: Db) {
  const by = await authorizedEditor(db, 'Somebody')
  const deletion = await getRow(db, 'revisions', { recordTable: 'news_links', action: 'delete' })
  expect(await undoBatch(db, { batchId: deletion.batchId, by, now })).toEqual({ ok: true, count: 2 })
}

/** The worker matches the existing links: each is placed among the stories, and none fails. */
async function expectPlaces(db: Db) {
  const { deps, pass } = openMatching(db, () => now)
  await deps.words.load(db)
  const { articles, articlesIn } = deps.words.counts(now)
  expect(articlesIn(latin) > 0).toBe(articles > 0)
  await pass()
  const { rows } = await sql`
    select link.title, place.status from news_links link
      left join story_links place on place.news_link_id = link.id
    where place.status is distinct from 'placed'`.execute(db)
  expect(rows).toEqual([])
}
