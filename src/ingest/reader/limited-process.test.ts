import { expect, onTestFinished, test, vi } from 'vitest'
import { readerScript } from '../../../test/support/reader-script.ts'
import { describeFailureDetail } from '../../domain/reasons/failure-detail.ts'
import { startLimitedProcess } from './limited-process.ts'

function start(body: string, timeoutMs = 20_000) {
  const limits = { script: readerScript(body), timeoutMs, heapMb: 40 }
  const started = startLimitedProcess<unknown, unknown>(limits)
  onTestFinished(() => started.end())
  return started
}

test('a process replies to one body after another', async () => {
  const doubling = start('return input * 2')
  expect(await doubling.read(2)).toEqual({ ok: true, result: 4 })
  expect(await doubling.read(3)).toEqual({ ok: true, result: 6 })
})

test('dates, bytes and maps come back as they were sent', async () => {
  const echo = start('return input')
  const body = { at: new Date(5), bytes: Buffer.from('x'), map: new Map([['a', 1]]) }
  expect(await echo.read(body)).toEqual({ ok: true, result: body })
})

test('an exception is reported with its message, and the process stays alive', async () => {
  const failing = start("throw new Error('broken')")
  expect(await failing.read(1)).toEqual({
    ok: false,
    reason: 'failed',
    detail: { code: 'reading-failed', cause: 'broken' },
  })
  expect(failing.isAlive()).toBe(true)
})

test('a body that fills the heap kills only its process, and the system’s message is kept', async () => {
  const eating = start('const all = []; for (;;) all.push(new Array(1e5).fill(all.length))')
  const reading = await eating.read(1)
  expect(reading).toMatchObject({ ok: false, reason: 'crashed' })
  expect(reading.ok ? '' : describeFailureDetail(reading.detail, 'en')).toContain('heap out of memory')
  expect(eating.isAlive()).toBe(false)
})

test('memory outside the heap is limited too, by the operating system', async () => {
  const limit = start("return (await import('node:fs')).readFileSync('/proc/self/limits', 'utf8')")
  const reading = await limit.read(1)
  const limits = reading.ok ? String(reading.result) : ''
  expect(limits).toMatch(/Max data size +1536000000 /)
  expect(limits).toMatch(/Max core file size +0 /)
  expect(limits).toMatch(/Max cpu time +900 /)
})

test('a process that exits has a named outcome', async () => {
  expect(await start('process.exit(3)').read(1)).toEqual({
    ok: false,
    reason: 'crashed',
    detail: { code: 'reader-ended', cause: 'exit code 3' },
  })
})

test('a script that cannot be loaded is reported', async () => {
  const started = startLimitedProcess({
    script: new URL('file:///nowhere.ts'),
    timeoutMs: 20_000,
    heapMb: 40,
  })
  const reading = await started.read(1)
  expect(reading.ok ? '' : describeFailureDetail(reading.detail, 'en')).toContain('Cannot find module')
})

test('a body that computes endlessly is abandoned', async () => {
  expect(await start('for (;;);', 300).read(1)).toEqual({
    ok: false,
    reason: 'too-slow',
    detail: { code: 'reading-too-slow' },
  })
})

const answerAfter = 'await new Promise(done => setTimeout(done, input)); return 5'

test('a process without processor time is given longer than its timeout', async () => {
  expect(await start(answerAfter, 3_000).read(3_200)).toEqual({ ok: true, result: 5 })
})

test('a process without processor time is not waited for endlessly', async () => {
  expect(await start(answerAfter, 100).read(60_000)).toMatchObject({ ok: false, reason: 'too-slow' })
})

test('a reader gets no secrets of its parent and ignores a service manager’s signals', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://secret')
  onTestFinished(() => void vi.unstubAllEnvs())
  const started = start("process.kill(process.pid, 'SIGTERM'); return process.env.DATABASE_URL ?? 'none'")
  expect(await started.read(1)).toEqual({ ok: true, result: 'none' })
  expect(await started.read(2)).toEqual({ ok: true, result: 'none' })
})
