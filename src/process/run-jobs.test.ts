import { pino } from 'pino'
import { expect, test } from 'vitest'
import { addReadyImage, setRows } from '../../test/support/builders.ts'
import { closedOutside } from '../../test/support/closed-outside.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { until } from '../../test/support/until.ts'
import { keepRunningJobs, runDueJobs, schedule } from './run-jobs.ts'

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
        if (run.length === schedule.length + 3) stopping.abort()
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
  expect(run.slice(schedule.length - 1).toSorted()).toEqual(['assign-outlets', 'prune-clicks', 'read-tips'])
  now = new Date('2026-01-03T04:00:00Z')
  await runDueJobs(tasks, jobs)
  expect(run).toHaveLength(schedule.length + 3)
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
