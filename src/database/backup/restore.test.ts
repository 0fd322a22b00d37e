import { chownSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { describeStructure } from '../../../bin/describe-structure.ts'
import {
  backUpTo,
  makeArchive,
  openClone,
  openFilledClone,
  writeSealed,
} from '../../../test/support/backup-scene.ts'
import { addCategory, addNewsLink, setRows } from '../../../test/support/builders.ts'
import { propertyRuns } from '../../../test/support/property-runs.ts'
import { temporaryFolder } from '../../../test/support/temporary-folder.ts'
import { untilBlocked } from '../../../test/support/until-blocked.ts'
import { execute, withClient } from '../../../test/support/with-client.ts'
import { connect } from '../connect.ts'
import { listenForChanges } from '../listen.ts'
import { encodeFrame, readFrames } from './archive-frames.ts'
import { replaceAll } from './replace-all.ts'
import { restore } from './restore.ts'

function totalsOf(url: string) {
  return backUpTo(join(temporaryFolder(), 'again.chowk'), url)
}

/** A restore records its time in these settings. */
function withoutSettings(tables: { name: string }[]) {
  return tables.filter(({ name }) => name !== 'settings')
}

test("an empty database afterwards has the archive's rows in the current schema", async () => {
  const { path, tables } = await makeArchive()
  const { db, url } = await openClone()
  const untouched = await withClient(url, describeStructure)
  const restored = await restore({ url, path, over: 'nothing' })
  const changed = { switchedOff: 0, administratorsAgain: [] }
  expect(restored).toEqual({ ok: true, madeAt: '2026-01-02T06:30:00.000Z', tables, ...changed })
  expect(withoutSettings(await totalsOf(url))).toEqual(withoutSettings(tables))
  expect(await withClient(url, describeStructure)).toBe(untouched)
  const found = db.selectFrom('newsLinks').select('title').where('searchText', 'like', '%line 7 %')
  expect(await found.execute()).toEqual([{ title: 'Line\n7 \\. 😀' }])
  await expect(addNewsLink(db, { category: '00000000-0000-7000-8000-000000000000' })).rejects.toThrow(
    'foreign key',
  )
})

test('a schema of the role’s own is restored, whatever its name', async () => {
  const { path, tables } = await makeArchive()
  const { url } = await openClone()
  await execute(url, 'alter schema public rename to "News-room"')
  const inSchema = `${url}${url.includes('?') ? '&' : '?'}options=-csearch_path%3D%22News-room%22`
  expect(await restore({ url: inSchema, path, over: 'everything' })).toMatchObject({ ok: true })
  expect(withoutSettings(await totalsOf(inSchema))).toEqual(withoutSettings(tables))
})

test('a letter that was sent before the restore is not sent again after it', async () => {
  const { path } = await makeArchive()
  const { db, url } = await openClone()
  await setRows(db, 'settings', { newsletterSince: '2026-01-02T00:00:00Z' })
  const before = await sql<{ at: Date }>`select now() as at`.execute(db)
  await restore({ url, path, over: 'everything' })
  const settings = db.selectFrom('settings').select('newsletterSince')
  const { newsletterSince } = await settings.executeTakeFirstOrThrow()
  expect(newsletterSince.getTime()).toBeGreaterThanOrEqual(before.rows[0]?.at.getTime() ?? Infinity)
})

test('a restore ends all sessions, current ones and those of the archive', async () => {
  const { path } = await makeArchive()
  const { db, url } = await openFilledClone()
  await restore({ url, path, over: 'everything' })
  for (const table of ['sessions', 'trustedDevices', 'setupLinks'] as const) {
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
  }
})

test('a restore over existing links and changes is refused; samples are replaced', async () => {
  const { path, tables } = await makeArchive()
  const { db, url } = await openClone()
  await addNewsLink(db, { isSample: true })
  const own = await addNewsLink(db)
  expect(await restore({ url, path, over: 'nothing' })).toEqual({
    ok: false,
    reason: 'not-empty',
    newsLinks: 1,
    samples: 1,
    revisions: 0,
  })
  expect(await db.selectFrom('newsLinks').select('id').execute()).toHaveLength(2)
  await db.deleteFrom('newsLinks').where('id', '=', own.id).execute()
  expect(await restore({ url, path, over: 'nothing' })).toMatchObject({ ok: true })
  expect(withoutSettings(await totalsOf(url))).toEqual(withoutSettings(tables))
})

test('a damaged archive changes nothing, wherever a byte is wrong or the file is truncated', async () => {
  const { path } = await makeArchive()
  const good = readFileSync(path)
  const { db, url } = await openClone()
  await addCategory(db, { name: 'Mine' })
  const before = await totalsOf(url)
  const random = seededRandom(20_261_121)
  for (let round = 0; round < propertyRuns(20); round += 1) {
    const at = Math.floor(random() * good.length)
    const bad = Buffer.from(round % 2 ? good.subarray(0, at) : good)
    if (round % 2 === 0) bad[at] = (bad[at] ?? 0) ^ (1 + Math.floor(random() * 255))
    writeFileSync(path, bad)
    expect(await restore({ url, path, over: 'everything' }), `round ${round}`).toMatchObject({ ok: false })
  }
  expect(await totalsOf(url)).toEqual(before)
})

test('readers see the old data until the end, and then every page is outdated', async () => {
  const { path } = await makeArchive()
  const { db, url } = await openClone()
  await addCategory(db, { name: 'Mine' })
  const changes = listenForChanges({ url, onTrouble: () => undefined })
  onTestFinished(changes.close)
  await changes.firstTried
  const all = Promise.withResolvers<void>()
  // Named changes would have to cover every kind of page; without those of stories, the API went on serving its lists.
  changes.subscribe(change => {
    if (change === 'reset') all.resolve()
  })
  const reader = connect({ url, connectionsMax: 1, applicationName: 'chowk reader' })
  // A transaction that reads the tables delays the restore, never the other way round.
  const done = await reader.transaction().execute(async tx => {
    await tx.selectFrom('categories').select('name').execute()
    const restoring = restore({ url, path, over: 'nothing' })
    await untilBlocked(tx)
    expect(await tx.selectFrom('categories').select('name').execute()).toEqual([{ name: 'Mine' }])
    return { restoring }
  })
  expect(await done.restoring).toMatchObject({ ok: true })
  expect(await reader.selectFrom('categories').select('name').execute()).toEqual([{ name: 'राजनीति' }])
  await reader.destroy()
  await all.promise
})

test("a view of the operator's own ends a restore, which names it and changes nothing", async () => {
  const { path } = await makeArchive()
  const { db, url } = await openClone()
  await addCategory(db, { name: 'Mine' })
  await sql`create view grafana as select count(*) from categories`.execute(db)
  await sql`create view outlets_seen as select count(*) from outlets`.execute(db)
  const refused = await restore({ url, path, over: 'nothing' })
  expect(refused).toMatchObject({ ok: false, reason: 'depended-on' })
  expect(refused).toMatchObject({ objects: expect.stringContaining('grafana depends on table') })
  expect(refused).toMatchObject({
    objects: expect.stringMatching(/^[^\n]*outlets_seen depends on table[^\n]*$/),
  })
  expect(await db.selectFrom('categories').select('name').execute()).toEqual([{ name: 'Mine' }])
})

function seededRandom(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

test('a small file that unpacks to more than a backup of its size is refused, and changes nothing', async () => {
  const { path } = await makeArchive()
  const { db, url } = await openClone()
  async function* frames() {
    let padding = 4
    for await (const { kind, payload } of readFrames(path)) {
      yield* encodeFrame(kind, payload)
      for (; kind === 'rows' && padding > 0; padding -= 1)
        yield* encodeFrame('rows', Buffer.alloc(2 ** 20, 'x'))
    }
  }
  const bomb = await writeSealed(frames())
  const unpackedBytesLeast = 2 ** 20
  expect(await restore({ url, path: bomb, over: 'everything', unpackedBytesLeast })).toEqual({
    ok: false,
    reason: 'inflated',
  })
  expect(await db.selectFrom('settings').select('siteName').executeTakeFirst()).toMatchObject({
    siteName: 'Chowk',
  })
})

test('after a restore by root the folder of replaced content is of the user that runs Chowk, with the new archive', async () => {
  const { path } = await makeArchive()
  const { url } = await openClone()
  const home = temporaryFolder()
  const nobody = 65_534
  if (process.getuid?.() === 0) chownSync(home, nobody, nobody)
  const keepIn = join(home, 'backups')
  const replaced = await replaceAll({ url, path, keepIn, now: new Date('2026-01-02T06:30:00Z') })
  const keptAt = replaced.ok ? replaced.keptAt : ''
  expect([keepIn, keptAt].map(made => statSync(made).uid)).toEqual(Array(2).fill(statSync(home).uid))
})
