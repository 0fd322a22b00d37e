import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { afterEach, expect, test } from 'vitest'
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

const readSession = (pid: number) => readFileSync(`/proc/${pid}/autogroup`, 'utf8')

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

// Not on macOS, nor where the kernel was built or started without it.
test.runIf(existsSync('/proc/self/autogroup'))(
  'the sessions of several processes give way at once',
  async () => {
    const pids = await Promise.all([start(), start(), start()])
    await Promise.all(pids.map(pid => giveWay(pid, own + 3)))
    for (const pid of pids) expect(readSession(pid)).toMatch(new RegExp(`nice ${own + 3}$`, 'm'))
  },
)

test.runIf(existsSync('/proc/self/autogroup'))(
  'a session that another process began keeps its niceness',
  async () => {
    const child = spawn('sleep', ['600'], { stdio: 'ignore' })
    children.push(child)
    await once(child, 'spawn')
    const before = readSession(process.pid)
    await giveWay(child.pid ?? 0, own + 3)
    expect(getPriority(child.pid)).toBe(own + 3)
    expect(readSession(process.pid)).toBe(before)
  },
)

test('a process that is gone is no problem', async () => {
  const pid = await start()
  children.at(-1)?.kill('SIGKILL')
  await once(children.at(-1) ?? process, 'exit')
  await expect(giveWay(pid, own + 3)).resolves.toBeUndefined()
})
