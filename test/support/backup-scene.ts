import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import { sealFrames } from '../../src/database/backup/archive-frames.ts'
import { backUp } from '../../src/database/backup/back-up.ts'
import { backUpToFile } from '../../src/database/backup/back-up-to-file.ts'
import { restore } from '../../src/database/backup/restore.ts'
import { connect, type Db } from '../../src/database/connect.ts'
import { addCategory, addRow, setRows } from './builders.ts'
import { cloneDatabase } from './clone-database.ts'
import { signedInAdmin } from './signed-in.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { untilBlocked } from './until-blocked.ts'

const now = new Date('2026-01-02T06:30:00Z')

/** An empty, migrated database for one test. */
export async function openClone(): Promise<{ db: Db; url: string }> {
  const { url, drop } = await cloneDatabase()
  const db = connect({ url, connectionsMax: 3, applicationName: 'chowk test' })
  onTestFinished(async () => {
    await db.destroy()
    await drop()
  })
  return { db, url }
}

/** Records of every kind, with characters that COPY must escape. */
export async function fillDatabase(db: Db): Promise<void> {
  await signedInAdmin(db, { now })
  const { id: category } = await addCategory(db, { name: 'राजनीति', description: 'a\tb\\N' })
  const newsLinks = Array.from({ length: 300 }, (_, count) => ({
    category,
    title: `Line\n${count} \\. 😀`,
    source: 'The Outlet',
    description: 'x'.repeat(count * 10),
    url: `https://outlet.example/${count}`,
    canonicalUrl: `https://outlet.example/${count}`,
  }))
  await db.insertInto('newsLinks').values(newsLinks).execute()
  await addRow(db, 'siteLinks', { type: 'about', title: 'Us', content: '<p>Hello</p>' })
  await setRows(db, 'settings', { siteName: 'Nukkad' })
}

/** A database for one test that has them. */
export async function openFilledClone(): Promise<{ db: Db; url: string }> {
  const clone = await openClone()
  await fillDatabase(clone.db)
  return clone
}

type Archive = { bytes: Buffer; tables: Awaited<ReturnType<typeof backUpTo>> }
let archive: Promise<Archive> | undefined

/** An archive of `fillDatabase`, written once per process, in a file of its own; and its contents by table. */
export async function makeArchive(): Promise<{ path: string; tables: Archive['tables'] }> {
  const path = join(temporaryFolder(), 'a.chowk')
  archive ??= writeArchive(path)
  const { bytes, tables } = await archive
  await writeFile(path, bytes)
  return { path, tables }
}

async function writeArchive(path: string): Promise<Archive> {
  const { url } = await openFilledClone()
  const tables = await backUpTo(path, url)
  return { bytes: await readFile(path), tables }
}

/** Writes an archive and returns its contents by table. */
export async function backUpTo(path: string, url: string) {
  const written = await backUpToFile(path, onTable => backUp({ url, now, onTable }))
  if (!written.ok) throw new Error(written.reason)
  return written.tables
}

/** The result of `work`, begun while a restore of an archive of `fillDatabase` has only to wait for a reader of the old tables. */
export async function duringRestore<T>(
  { db, url }: { db: Db; url: string },
  work: () => Promise<T>,
): Promise<T> {
  const { path } = await makeArchive()
  const [restoring, working] = await db.transaction().execute(async tx => {
    await sql`select from tips`.execute(tx)
    const restoring = restore({ url, path, over: 'everything' })
    await untilBlocked(tx)
    const working = work()
    await untilBlocked(tx, 2)
    return [restoring, working]
  })
  const restored = await restoring
  if (!restored.ok) throw new Error(restored.reason)
  return working
}

/** Writes these encoded frames into an archive of their own, with its seal. */
export async function writeSealed(frames: AsyncIterable<Buffer>): Promise<string> {
  const path = join(temporaryFolder(), 'sealed.chowk')
  for await (const bytes of sealFrames(frames)) await appendFile(path, bytes)
  return path
}
