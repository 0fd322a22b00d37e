import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../../test/support/temporary-folder.ts'
import { startMark } from '../../concurrency/process-identity.ts'
import { findLockHolder, lockFolder, markStopping, untilPredecessorStopped } from './instance-lock.ts'

async function livingProcess() {
  const child = spawn('sleep', ['60'])
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child, 'spawn')
  return { child, pid: child.pid ?? 0 }
}

test('a folder is locked until it is unlocked', () => {
  const folder = temporaryFolder()
  expect(findLockHolder(folder)).toBeNull()
  const unlock = lockFolder(folder)
  expect(findLockHolder(folder)).toBe(process.pid)
  expect(() => lockFolder(folder)).toThrow(`${folder} is in use by another Chowk (process ${process.pid})`)
  unlock()
  expect(readdirSync(folder)).toEqual([])
  lockFolder(folder)()
})

test('a folder that is not writable is reported with a remedy', () => {
  const folder = join(temporaryFolder(), 'gone')
  expect(() => lockFolder(folder)).toThrow(
    `${folder} cannot be used (ENOENT): name another folder in DATA_DIR.`,
  )
})

test('the lock of a running process holds, and ends with that process', async () => {
  const folder = temporaryFolder()
  const { child, pid } = await livingProcess()
  writeFileSync(join(folder, 'chowk.lock'), `${pid} ${startMark(pid)}\n`)
  expect(() => lockFolder(folder)).toThrow(`(process ${pid})`)
  child.kill('SIGKILL')
  await once(child, 'exit')
  lockFolder(folder)()
})

test('a process that only has the process id of a dead holder does not hold the folder', async () => {
  const folder = temporaryFolder()
  const { pid } = await livingProcess()
  writeFileSync(join(folder, 'chowk.lock'), `${pid} another-start\n`)
  const unlock = lockFolder(folder)
  expect(findLockHolder(folder)).toBe(process.pid)
  unlock()
})

test.each(['', 'garbage', '0 0'])('a broken lock file %j blocks nobody', content => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'chowk.lock'), content)
  lockFolder(folder)()
  expect(existsSync(join(folder, 'chowk.lock'))).toBe(false)
})

test('an impossible folder is left to the check of the folder', async () => {
  const file = join(temporaryFolder(), 'file')
  writeFileSync(file, '')
  await untilPredecessorStopped(file)
  await untilPredecessorStopped(join(file, 'below'))
  // Longer than a name may be: the system refuses it for every user, even root.
  await untilPredecessorStopped(join(temporaryFolder(), 'x'.repeat(300)))
})

test('a start waits for a predecessor that is stopping, and for no other', async () => {
  const folder = temporaryFolder()
  const unlock = lockFolder(folder)
  await untilPredecessorStopped(folder)
  markStopping(folder)
  let waited = false
  const waiting = untilPredecessorStopped(folder).then(() => {
    waited = true
  })
  // Another start that is stopped meanwhile.
  await untilPredecessorStopped(folder, AbortSignal.abort())
  expect(waited).toBe(false)
  unlock()
  await waiting
  expect(waited).toBe(true)
})

test('a process does not mark a folder that it does not hold', () => {
  const folder = temporaryFolder()
  markStopping(folder)
  expect(readdirSync(folder)).toEqual([])
})
