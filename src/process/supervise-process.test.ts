import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { until } from '../../test/support/until.ts'
import { superviseProcess } from './supervise-process.ts'

const ready = `process.send({ type: 'ready', url: 'http://x' }); process.on('disconnect', () => process.exit());`
const waits = `${ready} setInterval(() => 0, 60_000);`

afterEach(() => void vi.useRealTimers())

function supervise(scripts: string[]) {
  const lines: string[] = []
  const hopeless: string[] = []
  const children: ReturnType<typeof spawn>[] = []
  const supervised = superviseProcess({
    name: 'web',
    start: () => {
      const script = scripts[Math.min(children.length, scripts.length - 1)] ?? ''
      const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
      children.push(child)
      return child
    },
    log: line => lines.push(line),
    language: 'en',
    onHopeless: () => hopeless.push('hopeless'),
  })
  // A failed test must leave no endless loop behind.
  onTestFinished(supervised.stop)
  return { ...supervised, lines, hopeless, children }
}

test('a child reports readiness, and exits on request', async () => {
  const { stop, children, ...supervised } = supervise([waits])
  expect(await supervised.ready).toEqual({ type: 'ready', url: 'http://x' })
  await stop()
  expect(children).toHaveLength(1)
  expect(children[0]?.signalCode).toBe('SIGTERM')
  expect(supervised.lines).toEqual([])
})

test('a child that dies after it was ready is restarted a second later', async () => {
  const { stop, children, lines, ...supervised } = supervise([waits])
  await supervised.ready
  const diedAtMs = performance.now()
  children[0]?.kill('SIGKILL')
  await until('the web process runs again', () => lines.includes('The web process is running again.'))
  expect(performance.now() - diedAtMs).toBeGreaterThan(990)
  expect(lines[0]).toBe('The web process exited unexpectedly (SIGKILL); restarting in 1 s.')
  await stop()
  expect(supervised.hopeless).toEqual([])
})

test('a child that was never ready is not restarted', async () => {
  const supervised = supervise(['process.exit(1)'])
  expect(await supervised.ready).toBeNull()
  await until('the supervisor gives up', () => supervised.hopeless.length > 0)
  expect(supervised.children).toHaveLength(1)
  await supervised.stop()
})

test('a child that was killed before it was ready is restarted', async () => {
  const supervised = supervise([`process.kill(process.pid, 'SIGKILL')`, waits])
  expect(await supervised.ready).toEqual({ type: 'ready', url: 'http://x' })
  expect(supervised.lines).toEqual(['The web process exited unexpectedly (SIGKILL); restarting in 1 s.'])
  await supervised.stop()
  expect(supervised.hopeless).toEqual([])
})

test('a child that reports wrong settings is not restarted', async () => {
  const supervised = supervise([`${waits} process.on('message', () => process.exit(78))`])
  await supervised.ready
  supervised.children[0]?.send('end')
  await until('the supervisor gives up', () => supervised.hopeless.length > 0)
  expect(supervised.children).toHaveLength(1)
  await supervised.stop()
})

test('a stop while a child waits for its next start is immediate', async () => {
  const supervised = supervise([waits])
  await supervised.ready
  supervised.children[0]?.kill('SIGKILL')
  await until('the supervisor reports the exit', () => supervised.lines.length > 0)
  const stopped = supervised.stop().then(() => 'stopped')
  // No timer can have fired before the very next turn of the event loop.
  const nextTurn = new Promise(resolve => setImmediate(resolve, 'still waiting'))
  expect(await Promise.race([stopped, nextTurn])).toBe('stopped')
  expect(supervised.children).toHaveLength(1)
})

test('a child that does not exit is killed', async () => {
  const supervised = supervise([`process.on('SIGTERM', () => 0); ${waits}`])
  await supervised.ready
  const gone = once(supervised.children[0] ?? process, 'exit')
  await supervised.stop()
  expect((await gone)[1]).toBe('SIGKILL')
})

const answers = `${waits} process.on('message', () => process.send('pong'));`

test('a child that has not answered for a minute is killed and restarted', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const { stop, lines, ...supervised } = supervise([`${ready} while (true);`, answers])
  await supervised.ready
  vi.advanceTimersByTime(60_000)
  expect(lines).toEqual([])
  vi.advanceTimersByTime(5_000)
  await until('the web process runs again', () => lines.includes('The web process is running again.'))
  expect(lines.slice(0, 2)).toEqual([
    'The web process has not answered for a minute and is ended.',
    'The web process exited unexpectedly (SIGKILL); restarting in 1 s.',
  ])
  await stop()
})

test('a child that answers is left alone', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const supervised = supervise([answers])
  await supervised.ready
  for (let ping = 0; ping < 30; ping++) {
    const answered = once(supervised.children[0] ?? process, 'message')
    vi.advanceTimersByTime(5_000)
    expect(await answered).toEqual(['pong', undefined])
  }
  expect(supervised.lines).toEqual([])
  await supervised.stop()
})
