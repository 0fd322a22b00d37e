import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { authorizedAdministrator } from '../../../test/support/authorized.ts'
import { backUpTo, openClone } from '../../../test/support/backup-scene.ts'
import { addCategory, addRow, setRow } from '../../../test/support/builders.ts'
import { signedInAdmin } from '../../../test/support/signed-in.ts'
import { temporaryFolder } from '../../../test/support/temporary-folder.ts'
import { untilBlocked } from '../../../test/support/until-blocked.ts'
import { restore } from '../../database/backup/restore.ts'
import type { Db } from '../../database/connect.ts'
import { openBackups } from './backups.ts'
import { beginUpload, findRestoreState, takeRestore } from './restores.ts'

const now = new Date('2026-01-02T06:30:00Z')

function open(db: Db, databaseUrl: string) {
  const folder = temporaryFolder()
  const lines: object[] = []
  const log = pino({}, { write: line => void lines.push(JSON.parse(line)) })
  return { folder, lines, backups: openBackups({ db, databaseUrl, folder, now: () => now, log }) }
}

test('an unreachable database makes the restore fail, and nothing of it is left', async () => {
  const { db, url } = await openClone()
  const by = await authorizedAdministrator(db)
  const path = join(temporaryFolder(), 'a.chowk')
  await backUpTo(path, url)
  const { folder, lines, backups } = open(db, 'postgres://nobody@127.0.0.1:9/none')
  const upload = await backups.begin(by)
  expect(await backups.append(by, { upload, at: 0, bytes: readFileSync(path) })).toEqual({ ok: true })
  expect(await backups.start(by, { upload, over: 'nothing' })).toBe(true)
  let state = await backups.find(upload)
  while (state?.state === 'running') state = await backups.find(upload)
  expect(state).toEqual({ state: 'refused', reason: 'failed' })
  expect(readdirSync(join(folder, 'uploads'))).toEqual([])
  // Not as an `err`, which the log demotes while the database is away.
  expect(lines).toMatchObject([
    { level: 50, reason: 'connect ECONNREFUSED 127.0.0.1:9', msg: expect.stringContaining('unless') },
  ])
  // Called again, as after a lost response.
  expect(await backups.start(by, { upload, over: 'nothing' })).toBe(true)
  expect(await backups.find(upload)).toEqual({ state: 'refused', reason: 'failed' })
})

test('the failure of a restore is recorded once the database is back', async () => {
  const { db } = await openClone()
  const by = await authorizedAdministrator(db)
  const { backups } = open(db, 'postgres://nobody@127.0.0.1:9/none')
  const upload = await backups.begin(by)
  await sql`create sequence tries`.execute(db)
  await sql`create function refuse_first() returns trigger language plpgsql as $$ begin
    if new.state = 'refused' and nextval('tries') = 1 then raise exception using errcode = '57P01'; end if;
    return new; end $$`.execute(db)
  await sql`create trigger refuse_first before update on restores for each row execute function refuse_first()`.execute(
    db,
  )
  await backups.append(by, { upload, at: 0, bytes: Buffer.from('x') })
  expect(await backups.start(by, { upload, over: 'nothing' })).toBe(true)
  await expect.poll(() => backups.find(upload), { timeout: 10_000 }).toMatchObject({ state: 'refused' })
})

test('by the time a restore has started, saves that it would lose are refused', async () => {
  const { db, url } = await openClone()
  const by = await authorizedAdministrator(db)
  const { accountId } = await signedInAdmin(db, { now, name: 'Asha Rao' })
  const path = join(temporaryFolder(), 'a.chowk')
  await backUpTo(path, url)
  await setRow(db, 'accounts', accountId, { isOff: true })
  const { folder, backups } = open(db, url)
  const upload = await backups.begin(by)
  await backups.append(by, { upload, at: 0, bytes: readFileSync(path) })
  let isBegun = false
  const { starting } = await db.transaction().execute(async tx => {
    await addCategory(tx, { slug: 'saved-just-before' })
    const starting = backups.start(by, { upload, over: 'everything' }).finally(() => {
      isBegun = true
    })
    await untilBlocked(tx)
    expect(isBegun).toBe(false)
    return { starting }
  })
  await starting
  let state = await backups.find(upload)
  while (state?.state === 'running') state = await backups.find(upload)
  expect(state).toEqual({ state: 'done', switchedOff: 1, administratorsAgain: [] })
  // The archive of the replaced content holds everything saved before the restore began.
  const [kept = ''] = readdirSync(join(folder, 'backups'))
  const other = await openClone()
  await restore({ url: other.url, path: join(folder, 'backups', kept), over: 'everything' })
  expect(await other.db.selectFrom('categories').select('slug').execute()).toEqual([
    { slug: 'saved-just-before' },
  ])
})

test('site pages of an archive are sanitized again, with their translations, scheduled versions and history', async () => {
  const { db, url } = await openClone()
  const by = await authorizedAdministrator(db)
  const [dirty, clean] = ['<p>Us<script>steal()</script></p>', '<p>Us</p>']
  const page = {
    type: 'about' as const,
    title: 'Us',
    content: dirty,
    translations: { hi: { title: 'हम', content: dirty } },
  }
  const { id } = await addRow(db, 'siteLinks', page)
  await addRow(db, 'siteLinks', { type: 'terms', title: 'Terms', content: '<script>all()</script>' })
  await addRow(db, 'scheduledPages', { ...page, publishAt: now })
  const change = {
    recordTable: 'site_links' as const,
    recordId: id,
    action: 'update' as const,
    batchId: id,
    accountName: 'Asha',
    at: now,
  }
  await addRow(db, 'revisions', { ...change, before: { id, ...page }, after: { id, ...page } })
  const path = join(temporaryFolder(), 'a.chowk')
  await backUpTo(path, url)
  const { backups } = open(db, url)
  const upload = await backups.begin(by)
  await backups.append(by, { upload, at: 0, bytes: readFileSync(path) })
  await backups.start(by, { upload, over: 'everything' })
  await expect.poll(() => backups.find(upload), { timeout: 60_000 }).toMatchObject({ state: 'done' })
  const cleaned = { content: clean, translations: { hi: { title: 'हम', content: clean } } }
  for (const table of ['siteLinks', 'scheduledPages'] as const)
    expect(await db.selectFrom(table).selectAll().where('type', '=', 'about').execute()).toMatchObject([
      cleaned,
    ])
  const terms = db.selectFrom('siteLinks').select('content').where('type', '=', 'terms')
  expect(await terms.execute()).toEqual([{ content: '<p></p>' }])
  const kept = await db.selectFrom('revisions').selectAll().where('recordId', '=', id).execute()
  expect(kept).toMatchObject([{ before: cleaned, after: cleaned }])
})

test('a restore that was never begun has no state and cannot be started', async () => {
  const { db } = await openClone()
  const by = await authorizedAdministrator(db)
  const { backups } = open(db, '')
  for (const upload of ['00000000-0000-4000-8000-000000000000', '../secret']) {
    expect(await backups.find(upload)).toBeNull()
    expect(await backups.start(by, { upload, over: 'everything' })).toBe(false)
  }
})

test('a restore whose process is gone counts as ended half a minute after its last renewal', async () => {
  const { db } = await openClone()
  const upload = await beginUpload(db, now)
  expect(await takeRestore(db, upload, now)).toBe(true)
  const secondsLater = (seconds: number) => new Date(now.getTime() + seconds * 1_000)
  expect(await findRestoreState(db, upload, secondsLater(29))).toEqual({ state: 'running' })
  expect(await findRestoreState(db, upload, secondsLater(30))).toEqual({ state: 'refused', reason: 'ended' })
})

test('of two machines that start a restore at once only one restores', async () => {
  const { db } = await openClone()
  const upload = await beginUpload(db, now)
  const taken = await Promise.all([takeRestore(db, upload, now), takeRestore(db, upload, now)])
  expect(taken.filter(Boolean)).toHaveLength(1)
})
