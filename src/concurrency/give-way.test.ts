import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { getPriority } from 'node:os'
import { afterEach, expect, test } from 'vitest'
import { hasSessions, sessionNiceness } from '../../test/support/session-niceness.ts'
import { giveWay } from './give-way.ts'

const own = getPriority()
const children: ReturnType<typeof spawn>[] = []
afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
})

/** A process that waits, in a session of its own. */
async function start(): Promise<number> {
  const child = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' })
  children.push(child)
  await once(child, 'spawn')
  return child.pid ?? 0
}

test('a process gives way', async () => {
  const pid = await start()
  await giveWay(pid, own + 3)
  expect(getPriority(pid)).toBe(own + 3)
})

test('a process inherits our niceness', async () => {
  const pid = await start()
  await giveWay(pid)
  expect(getPriority(pid)).toBe(own)
})

test.runIf(hasSessions)('the sessions of several processes give way at once', async () => {
  const pids = await Promise.all([start(), start(), start()])
  await Promise.all(pids.map(pid => giveWay(pid, own + 3)))
  for (const pid of pids) expect(sessionNiceness(pid)).toBe(own + 3)
})

test.runIf(hasSessions)('a session that another process began keeps its niceness', async () => {
  const child = spawn('sleep', ['600'], { stdio: 'ignore' })
  children.push(child)
  await once(child, 'spawn')
  const before = sessionNiceness(process.pid)
  await giveWay(child.pid ?? 0, own + 3)
  expect(getPriority(child.pid)).toBe(own + 3)
  expect(sessionNiceness(process.pid)).toBe(before)
})

test('a process that is gone is no problem', async () => {
  const pid = await start()
  children.at(-1)?.kill('SIGKILL')
  await once(children.at(-1) ?? process, 'exit')
  await expect(giveWay(pid, own + 3)).resolves.toBeUndefined()
})
