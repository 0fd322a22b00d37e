import { afterEach, expect, test } from 'vitest'
import { type LimitedThread, openLimitedThread } from './limited-thread.ts'

let thread: LimitedThread<unknown, unknown> | null = null

afterEach(async () => {
  await thread?.close()
})

function open(code: string, timeoutMs = 5000) {
  const text = `import { parentPort } from 'node:worker_threads'; ${code}`
  const script = new URL(`data:text/javascript,${encodeURIComponent(text)}`)
  thread = openLimitedThread({ script, timeoutMs, heapMb: 100 })
  return thread
}

test('a thread answers one message after the other', async () => {
  const doubling = open("parentPort.on('message', n => parentPort.postMessage(n * 2))")
  expect(await doubling.read(2)).toEqual({ ok: true, result: 4 })
  expect(await doubling.read(3)).toEqual({ ok: true, result: 6 })
})

test('a thread that fails says why and reads again', async () => {
  const failing = open("parentPort.on('message', () => { throw new Error('broken') })")
  const expected = { ok: false, detail: 'reading failed: broken' }
  expect([await failing.read(1), await failing.read(2)]).toEqual([expected, expected])
})

test('a thread that stops by itself has a named outcome', async () => {
  expect(await open("parentPort.on('message', () => process.exit(0))").read(1)).toEqual({
    ok: false,
    detail: 'reading stopped',
  })
})

test('a thread that was closed starts again when it is needed', async () => {
  const echo = open("parentPort.on('message', m => parentPort.postMessage(m))")
  await echo.close()
  expect(await echo.read('back')).toEqual({ ok: true, result: 'back' })
})

test('a thread that was started ahead is the one that reads', async () => {
  const counting = open("let n = 0; parentPort.on('message', () => parentPort.postMessage(++n))")
  counting.start()
  counting.start()
  expect(await counting.read('first')).toEqual({ ok: true, result: 1 })
  counting.start()
  expect(await counting.read('second')).toEqual({ ok: true, result: 2 })
})

test('a thread that computes without end is given up', async () => {
  const endless = open("parentPort.on('message', () => { for (;;); })", 100)
  expect(await endless.read(1)).toEqual({ ok: false, detail: 'reading took too long' })
})

const answersAfter = "parentPort.on('message', ms => setTimeout(() => parentPort.postMessage('late'), ms))"

test('a thread that has no processor is waited for beyond its time', async () => {
  expect(await open(answersAfter, 3_000).read(3_200)).toEqual({ ok: true, result: 'late' })
})

test('a thread that has no processor is not waited for without end', async () => {
  expect(await open(answersAfter, 100).read(60_000)).toEqual({ ok: false, detail: 'reading took too long' })
})
