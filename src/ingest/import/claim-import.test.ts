import { afterEach, expect, test, vi } from 'vitest'
import { freshImportScene } from '../../../test/support/import-scene.ts'
import { uploadFile } from '../../../test/support/upload-file.ts'
import { connect } from '../../database/connect.ts'
import { stopImport } from '../../domain/exchange/decide-import.ts'
import { type Claim, claimImport, keepClaim, releaseImport } from './claim-import.ts'

const { db, by, now, check, confirm } = await freshImportScene()

const text = 'title,url,source,category\nRow,https://outlet.example/a,The Outlet,politics'
const secondsLater = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const nobody = '00000000-0000-7000-8000-000000000000'
const getImport = (id: string) =>
  db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const upload = (at = now) => uploadFile(db, { text, by, now: at })

async function claim(at = now): Promise<Claim> {
  const claimed = await claimImport(db, at)
  if (!claimed) throw new Error('nothing to claim')
  return claimed
}

/** The result of the claim's next heartbeat, at the moment `at`. */
async function beatOnce(
  claimed: Claim,
  { at = now, bytes = 0, signal = new AbortController().signal, of = db } = {},
) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const pulse = keepClaim(of, claimed, { now: () => at, signal })
  pulse.report(bytes)
  vi.advanceTimersByTime(1_000)
  await pulse.end()
  return pulse.halt()
}

afterEach(() => {
  vi.useRealTimers()
})

test('the longest-waiting import is claimed first, each once, until none is left', async () => {
  const later = await upload(secondsLater(1))
  const earlier = await upload()
  const [first, second] = [await claim(secondsLater(2)), await claim(secondsLater(2))]
  expect([first.job.id, second.job.id]).toEqual([earlier, later])
  expect(first.token).not.toBe(second.token)
  expect(await claimImport(db, secondsLater(2))).toBeNull()
})

test('an import that waits for an editor or is done is not claimed', async () => {
  await check(text)
  expect(await claimImport(db, now)).toBeNull()
})

test('two workers at the same moment claim two imports, without waiting for each other', async () => {
  const ids = [await upload(), await upload()]
  const other = await db.startTransaction().execute()
  const theirs = await claimImport(other, now)
  const ours = await claimImport(db, now)
  await other.commit().execute()
  expect([theirs?.job.id, ours?.job.id].sort()).toEqual(ids.sort())
})

test('a released import can be claimed at once, but a worker cannot release another worker’s import', async () => {
  await upload()
  const claimed = await claim()
  await releaseImport(db, { ...claimed, token: nobody })
  expect(await claimImport(db, now)).toBeNull()
  await releaseImport(db, claimed)
  expect((await claim()).job.id).toBe(claimed.job.id)
})

test('a renewed claim does not expire, and the progress is reported', async () => {
  const id = await upload()
  expect(await beatOnce(await claim(), { at: secondsLater(20), bytes: 7 })).toBeNull()
  expect(await getImport(id)).toMatchObject({ bytesDone: 7, claimedUntil: secondsLater(50) })
})

test('work ends when another worker has the import, when it was cancelled, and when the process stops', async () => {
  await upload()
  const claimed = await claim()
  expect(await beatOnce({ ...claimed, token: nobody })).toBe('lost')
  expect(await beatOnce(claimed, { signal: AbortSignal.abort() })).toBe('closing')
  await stopImport(db, { id: claimed.job.id, by, now })
  expect(await beatOnce(claimed)).toBe('lost')
})

test('a writing worker is stopped at its next heartbeat, or from the beginning', async () => {
  const id = await check(text)
  await confirm(id)
  const claimed = await claim()
  expect(await beatOnce(claimed)).toBeNull()
  await stopImport(db, { id, by, now })
  expect(await beatOnce(claimed)).toBe('stop-asked')
  await releaseImport(db, claimed)
  const pulse = keepClaim(db, await claim(), { now: () => now, signal: new AbortController().signal })
  expect(pulse.halt()).toBe('stop-asked')
  await pulse.end()
})

test('a heartbeat that fails does not end the work', async () => {
  await upload()
  const claimed = await claim()
  const away = connect({
    url: 'postgres://nobody@127.0.0.1:1/',
    connectionsMax: 1,
    applicationName: 'chowk test',
  })
  expect(await beatOnce(claimed, { of: away })).toBeNull()
  await away.destroy()
})

test('the claim counts attempts, and progress or a release clears them', async () => {
  const id = await upload()
  await claim()
  const second = await claim(secondsLater(31))
  expect(second.job.openAttempts).toBe(2)
  await beatOnce(second, { at: secondsLater(32) })
  expect((await getImport(id)).openAttempts).toBe(2)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const pulse = keepClaim(db, second, { now: () => secondsLater(33), signal: new AbortController().signal })
  pulse.advance()
  vi.advanceTimersByTime(1_000)
  await pulse.end()
  expect((await getImport(id)).openAttempts).toBe(0)
  await releaseImport(db, await claim(secondsLater(90)))
  expect((await getImport(id)).openAttempts).toBe(0)
})
