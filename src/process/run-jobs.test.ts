import { pino } from 'pino'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { schedule } from './claim-due-job.ts'
import { runDueJobs } from './run-jobs.ts'

const { db } = await freshDatabase()

test('a job that fails is logged and stops no other, and an abort stops the rest', async () => {
  const lines: string[] = []
  const log = pino({}, { write: line => lines.push(line) })
  const stopping = new AbortController()
  let now = new Date('2026-01-02T03:00:00Z')
  let run: string[] = []
  const tasks = Object.fromEntries(
    schedule.map(({ task }) => [
      task,
      async () => {
        run.push(task)
        if (task === 'prune-clicks') throw new Error('no such table')
        if (run.length === 14) stopping.abort()
      },
    ]),
  ) as Parameters<typeof runDueJobs>[0]
  const jobs = { db, now: () => now, log, signal: stopping.signal }
  await runDueJobs(tasks, jobs)
  expect(run.toSorted()).toEqual(schedule.map(({ task }) => task).toSorted())
  expect(lines.map(line => JSON.parse(line))).toMatchObject([
    { task: 'prune-clicks', err: { message: 'no such table' } },
  ])
  now = new Date('2026-01-02T03:01:00Z')
  run = [...run.slice(1)]
  await runDueJobs(tasks, jobs)
  expect(run.slice(10).toSorted()).toEqual(['assign-outlets', 'prune-clicks', 'read-tips'])
  now = new Date('2026-01-03T04:00:00Z')
  await runDueJobs(tasks, jobs)
  expect(run).toHaveLength(14)
})
