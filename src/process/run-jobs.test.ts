import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { addReadyImage, setRows } from '../../test/support/builders.ts'
import { closedOutside } from '../../test/support/closed-outside.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { until } from '../../test/support/until.ts'
import {
  schedule as all,
  claimDueJob as claimDue,
  endJob,
  keepJob,
  keepRunningJobs,
  runDueJobs,
} from './run-jobs.ts'

const { db } = await freshDatabase({ empty: ['scheduledJobs'] })

test('a job that fails is logged and stops no other, and an abort stops the rest', async () => {
  const lines: string[] = []
  const log = pino({}, { write: line => lines.push(line) })
  const stopping = new AbortController()
  let now = new Date('2026-01-02T03:00:00Z')
  let run: string[] = []
  const tasks = Object.fromEntries(
    all.map(({ task }) => [
      task,
      async () => {
        run.push(task)
        if (task === 'prune-clicks') throw new Error('no such table')
        if (run.length === all.length + 3) stopping.abort()
      },
    ]),
  ) as Parameters<typeof runDueJobs>[0]
  const jobs = { db, now: () => now, log, signal: stopping.signal }
  await runDueJobs(tasks, jobs)
  expect(run.toSorted()).toEqual(all.map(({ task }) => task).toSorted())
  expect(lines.map(line => JSON.parse(line))).toMatchObject([
    { task: 'prune-clicks', err: { message: 'no such table' } },
  ])
  now = new Date('2026-01-02T03:01:00Z')
  run = [...run.slice(1)]
  await runDueJobs(tasks, jobs)
  expect(run.slice(all.length - 1).toSorted()).toEqual(['assign-outlets', 'prune-clicks', 'read-tips'])
  now = new Date('2026-01-03T04:00:00Z')
  await runDueJobs(tasks, jobs)
  expect(run).toHaveLength(all.length + 3)
})

test('a worker prunes pictures soon after its start, however often it is restarted', async () => {
  await addReadyImage(db, 'https://pictures.example/gone.jpg')
  await setRows(db, 'images', { updatedAt: new Date('2026-01-01T00:00:00Z') })
  const stopping = new AbortController()
  const deps = { db, now: () => new Date('2026-01-10T12:00:00Z'), log: pino({ level: 'silent' }) }
  const jobs = keepRunningJobs({
    ...deps,
    signal: stopping.signal,
    tips: { ...deps, outside: closedOutside },
  })
  const isPruned = async () => !(await db.selectFrom('images').select('id').executeTakeFirst())
  await until('the picture is pruned', isPruned, { withinS: 20 })
  stopping.abort()
  await jobs
})

// With one job a minute the others can be told from it.
const schedule = all.filter(({ task }) => task !== 'assign-outlets')
const claimDueJob = (by: typeof db, now: Date) => claimDue(by, now, schedule)
const at = (time: string) => new Date(`2026-01-02T${time}Z`)

const claim = async (now: Date) => (await claimDueJob(db, now))?.task ?? null

/** Claims and ends all due jobs. */
async function runAt(now: Date): Promise<string[]> {
  const run: string[] = []
  for (let job = await claimDueJob(db, now); job; job = await claimDueJob(db, now)) {
    await endJob(db, job, { hasFailed: false, now })
    run.push(job.task)
  }
  return run.toSorted()
}

test('each job is run when it is due, and not before', async () => {
  await runAt(at('03:22:59'))
  expect(await runAt(at('03:22:59.9'))).toEqual([])
  expect(await runAt(at('03:23:00'))).toEqual(['prune-revisions', 'read-tips'])
  expect(await runAt(at('03:25:10'))).toEqual(['read-tips', 'tend-search-index'])
  expect(await runAt(at('03:43:00'))).toEqual(expect.arrayContaining(['count-search-grams', 'prune-imports']))
})

test('of two simultaneous workers one runs the job', async () => {
  await runAt(at('03:00:00'))
  const both = await Promise.all([claim(at('03:01:00')), claim(at('03:01:00'))])
  expect(both.toSorted()).toEqual([null, 'read-tips'])
})

test('a worker that waited long for its connection does not run again what another has claimed', async () => {
  await runAt(at('03:00:00'))
  expect(await claim(at('03:01:00'))).toBe('read-tips')
  expect(await claim(at('03:00:59'))).toBe(null)
})

test('a missed job is run once', async () => {
  await runAt(at('00:00:00'))
  expect(await runAt(at('12:00:00'))).toEqual(schedule.map(({ task }) => task).toSorted())
})

test('a job that has failed is run again in a minute', async () => {
  await runAt(at('03:43:30'))
  const now = at('03:44:00')
  const job = await claimDueJob(db, now)
  expect(job?.task).toBe('read-tips')
  if (job) await endJob(db, job, { hasFailed: true, now })
  expect(await runAt(at('03:44:59'))).toEqual([])
  expect(await runAt(at('03:45:00'))).toContain('read-tips')
})

test('a job that outlives its slot, and renews its claim, does not start beside itself', async () => {
  await runAt(at('03:05:30'))
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const job = await claimDueJob(db, at('03:06:00'))
  if (!job) throw new Error('no job')
  const kept = keepJob(db, job, () => at('03:06:50'))
  vi.advanceTimersByTime(20_000)
  vi.useRealTimers()
  const renewed = await kept.end()
  expect(await claim(at('03:07:40'))).toBe(null)
  await endJob(db, renewed, { hasFailed: false, now: at('03:07:40') })
  expect(await claim(at('03:07:41'))).toBe('read-tips')
})

test('a worker that lost its claim does not end the job of another', async () => {
  await runAt(at('03:05:30'))
  const lost = await claimDueJob(db, at('03:06:00'))
  expect(await claim(at('03:07:00'))).toBe('read-tips')
  if (lost) await endJob(db, lost, { hasFailed: false, now: at('03:07:10') })
  expect(await claim(at('03:07:50'))).toBe(null)
})

test('the job of a killed worker is run again after a minute, and later and later if it kills each', async () => {
  await runAt(at('03:00:30'))
  const tried = []
  for (let second = 60; second < 3_600; second += 30) {
    const now = new Date(at('03:00:00').getTime() + second * 1_000)
    const job = await claimDueJob(db, now)
    if (job?.task === 'read-tips') tried.push(second / 60)
    else if (job) await endJob(db, job, { hasFailed: false, now })
  }
  expect(tried).toEqual([1, 2, 4, 7, 12, 21, 38])
  expect(await runAt(at('05:00:00'))).toContain('read-tips')
  expect(await claimDueJob(db, at('05:01:00'))).toMatchObject({ task: 'read-tips', attempts: 1 })
})

test('a worker whose clock was a year ahead delays no job', async () => {
  await runAt(new Date('2027-01-02T03:00:00Z'))
  expect(await runAt(at('03:00:00'))).toHaveLength(schedule.length)
  expect(await runAt(at('03:00:30'))).toEqual([])
})
