import { expect, onTestFinished, test } from 'vitest'
import { readerScript } from '../../../test/support/reader-script.ts'
import type { Reading } from './limited-process.ts'
import { openReader } from './open-reader.ts'

/** A reader whose process replies to each `input` with the result of `body`. */
function open(body: string, { idleMs }: { idleMs?: number } = {}) {
  const limits = { script: readerScript(body), timeoutMs: 20_000, heapMb: 40 }
  const reader = openReader<unknown, unknown>({ ...limits, idleMs })
  onTestFinished(() => reader.close())
  return reader
}

async function pidOf(reading: Promise<Reading<unknown>>): Promise<number> {
  const done = await reading
  if (!done.ok) throw new Error(done.detail.code)
  return Number(done.result)
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function untilExited(pid: number): Promise<void> {
  return expect.poll(() => isRunning(pid), { timeout: 20_000, message: 'the process exits' }).toBe(false)
}

const result = (value: unknown) => ({ ok: true, result: value })

test('bodies are read one after another, in order, by one process', async () => {
  const { read } = open('return [input, count]')
  expect(await Promise.all(['a', 'b', 'c'].map(body => read(body)))).toEqual([
    result(['a', 1]),
    result(['b', 2]),
    result(['c', 3]),
  ])
  expect(await read('d')).toEqual(result(['d', 4]))
})

test('a body that kills its process has a named failure, and the next one is read', async () => {
  const { read } = open("if (input === 'bad') process.abort(); return 'read'")
  const [bad, good] = await Promise.all([read('bad'), read('good')])
  expect(bad).toMatchObject({ ok: false, reason: 'crashed' })
  expect(good).toEqual(result('read'))
})

test('a process that exited while idle is replaced', async () => {
  const { read } = open('setImmediate(() => process.exit(0)); return process.pid')
  const first = await pidOf(read('a'))
  await untilExited(first)
  expect(await pidOf(read('b'))).not.toBe(first)
})

test('a process started in advance reads the first body', async () => {
  const { start, read } = open('return count')
  start()
  start()
  expect(await read('a')).toEqual(result(1))
  start()
  expect(await read('b')).toEqual(result(2))
})

test('an idle process ends, and a new one reads the next body', async () => {
  const { read } = open('return process.pid', { idleMs: 1 })
  const first = await pidOf(read('a'))
  await untilExited(first)
  expect(await pidOf(read('b'))).not.toBe(first)
})

test('waiting and later reads are rejected when the reader closes', async () => {
  const { read, start, close } = open('await new Promise(() => undefined)')
  const refused = [read('in hand'), read('in line')].map(reading =>
    expect(reading).rejects.toThrow('the reader is closed'),
  )
  await close()
  await Promise.all(refused)
  start()
  await expect(read('late')).rejects.toThrow('the reader is closed')
})
