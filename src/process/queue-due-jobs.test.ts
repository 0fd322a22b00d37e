import { makeWorkerUtils } from 'graphile-worker'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { queueDueJobs, schedule } from './queue-due-jobs.ts'

const { db, url } = await freshDatabase()
const utils = await makeWorkerUtils({ connectionString: url })
await utils.migrate()
await utils.release()
const at = (time: string) => new Date(`2026-01-02T${time}Z`)

beforeEach(async () => {
  await db.deleteFrom('scheduledJobs').execute()
  await sql`select graphile_worker.remove_job(task) from unnest(${schedule.map(({ task }) => task)}::text[]) task`.execute(
    db,
  )
})

async function queued(): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`select key from graphile_worker.jobs order by key`.execute(db)
  return rows.map(({ key }) => key)
}

test('each job is queued when it is due, and not before', async () => {
  await queueDueJobs(db, at('03:22:59'))
  expect(await queueDueJobs(db, at('03:22:59.9'))).toEqual([])
  expect(await queueDueJobs(db, at('03:23:00'))).toEqual(['read-tips', 'prune-revisions'])
  expect(await queueDueJobs(db, at('03:25:10'))).toEqual(['read-tips', 'tend-search-index'])
  expect(await queueDueJobs(db, at('03:43:00'))).toEqual(
    expect.arrayContaining(['prune-imports', 'count-search-grams']),
  )
})

test('of two simultaneous workers one queues the job', async () => {
  await queueDueJobs(db, at('03:00:00'))
  const both = await Promise.all([queueDueJobs(db, at('03:01:00')), queueDueJobs(db, at('03:01:00'))])
  expect(both.flat()).toEqual(['read-tips'])
})

test('a missed job is queued once, and a job that still waits is not queued twice', async () => {
  await queueDueJobs(db, at('00:00:00'))
  await queueDueJobs(db, at('12:00:00'))
  expect(await queued()).toEqual(schedule.map(({ task }) => task).toSorted())
})

test('a worker whose clock was a year ahead delays no job', async () => {
  await queueDueJobs(db, new Date('2027-01-02T03:00:00Z'))
  expect(await queueDueJobs(db, at('03:00:00'))).toHaveLength(schedule.length)
  expect(await queueDueJobs(db, at('03:00:30'))).toEqual([])
})
