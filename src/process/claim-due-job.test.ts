import { expect, test } from 'vitest'
import { emptyBefore } from '../../test/support/empty-before.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { claimDueJob, endJob, schedule } from './claim-due-job.ts'

const { db } = await freshDatabase()
const at = (time: string) => new Date(`2026-01-02T${time}Z`)

emptyBefore(db, 'scheduledJobs')

/** Claims and ends all due jobs. */
async function runAt(now: Date): Promise<string[]> {
  const run: string[] = []
  for (let task = await claimDueJob(db, now); task; task = await claimDueJob(db, now)) {
    await endJob(db, task, { hasFailed: false, now })
    run.push(task)
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
  const both = await Promise.all([claimDueJob(db, at('03:01:00')), claimDueJob(db, at('03:01:00'))])
  expect(both.toSorted()).toEqual([null, 'read-tips'])
})

test('a worker that waited long for its connection does not run again what another has claimed', async () => {
  await runAt(at('03:00:00'))
  expect(await claimDueJob(db, at('03:01:00'))).toBe('read-tips')
  expect(await claimDueJob(db, at('03:00:59'))).toBe(null)
})

test('a missed job is run once', async () => {
  await runAt(at('00:00:00'))
  expect(await runAt(at('12:00:00'))).toEqual(schedule.map(({ task }) => task).toSorted())
})

test('a job that has failed is run again in a minute', async () => {
  await runAt(at('03:23:00'))
  const now = at('03:43:00')
  await runAt(now)
  await endJob(db, 'count-search-grams', { hasFailed: true, now })
  expect(await runAt(at('03:43:59'))).toEqual([])
  expect(await runAt(at('03:44:00'))).toEqual(['count-search-grams', 'read-tips'])
  expect(await runAt(at('03:45:30'))).not.toContain('count-search-grams')
})

test('the job of a killed worker is run at its next time, or after an hour', async () => {
  await runAt(at('03:22:59'))
  const killed = [await claimDueJob(db, at('03:23:00')), await claimDueJob(db, at('03:23:00'))]
  expect(killed.toSorted()).toEqual(['prune-revisions', 'read-tips'])
  expect(await runAt(at('03:24:00'))).toEqual(['read-tips'])
  expect(await runAt(at('04:22:59'))).not.toContain('prune-revisions')
  expect(await runAt(at('04:23:00'))).toContain('prune-revisions')
})

test('a worker whose clock was a year ahead delays no job', async () => {
  await runAt(new Date('2027-01-02T03:00:00Z'))
  expect(await runAt(at('03:00:00'))).toHaveLength(schedule.length)
  expect(await runAt(at('03:00:30'))).toEqual([])
})
