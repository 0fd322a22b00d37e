import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { writeSealed } from '../../../test/support/backup-scene.ts'
import { withLaterMigrations } from '../../../test/support/later-migrations.ts'
import { readMigrations } from '../migrate.ts'
import { encodeFrame } from './archive-frames.ts'
import { checkArchive } from './load-archive.ts'

const known = (await readMigrations()).map(({ name, checksum }) => ({ name, checksum }))
const first = known.slice(0, 1)

/** A sealed file with these migrations in its header, of a database without tables. */
async function writeArchive(migrations: { name: string; checksum: string }[]): Promise<string> {
  const header = { madeAt: '2026-01-02T06:30:00.000Z', migrations, tables: [] }
  async function* frames() {
    yield* encodeFrame('header', Buffer.from(JSON.stringify(header)))
    yield* encodeFrame('end', Buffer.alloc(0))
  }
  return writeSealed(frames())
}

test('a valid archive gives its header, its migrations and the newer ones', async () => {
  const later = await withLaterMigrations(2)
  const checked = await checkArchive(await writeArchive(first), later)
  expect(checked).toMatchObject({
    ok: true,
    header: { madeAt: '2026-01-02T06:30:00.000Z', migrations: first },
  })
  if (!checked.ok) throw new Error(checked.reason)
  expect(checked.present.map(({ name }) => name)).toEqual(first.map(({ name }) => name))
  expect(checked.missing).toEqual(later.slice(1))
})

test('an archive of a newer Chowk, or with other migrations, is refused with that reason', async () => {
  const newer = [...known, { name: '9999_future.sql', checksum: 'x' }]
  expect(await checkArchive(await writeArchive(newer))).toEqual({ ok: false, reason: 'newer' })
  const edited = first.map(({ name }) => ({ name, checksum: 'x' }))
  expect(await checkArchive(await writeArchive(edited))).toEqual({ ok: false, reason: 'edited' })
})

test('an archive of the last version before 1.0.0 fits; one of an earlier version is refused with that reason', async () => {
  const path = (name: string) =>
    fileURLToPath(new URL(`../../../test/corpus/installations/${name}.chowk`, import.meta.url))
  const later = await withLaterMigrations(1)
  const checked = await checkArchive(path('last-before-1.0.0'), later)
  expect(checked).toMatchObject({ ok: true, present: first, missing: later.slice(1) })
  expect(await checkArchive(path('months-before-1.0.0'))).toEqual({ ok: false, reason: 'older' })
})

test('a truncated, foreign or missing file is refused with that reason', async () => {
  const path = await writeArchive(first)
  writeFileSync(path, readFileSync(path).subarray(0, -1))
  expect(await checkArchive(path)).toEqual({ ok: false, reason: 'damaged' })
  writeFileSync(path, 'Dear reader')
  expect(await checkArchive(path)).toEqual({ ok: false, reason: 'foreign' })
  expect(await checkArchive(`${path}.none`)).toEqual({ ok: false, reason: 'missing' })
})

test('a sealed file without a header, which no Chowk writes, is damaged', async () => {
  async function* frames() {
    yield* encodeFrame('end', Buffer.alloc(0))
  }
  const path = await writeSealed(frames())
  expect(await checkArchive(path)).toEqual({ ok: false, reason: 'damaged' })
})
