import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { addCategory } from '../test/support/builders.ts'
import { type FakeOutlet, startOutlet } from '../test/support/fake-outlets.ts'
import { freshDatabase } from '../test/support/fresh-database.ts'
import { addFeed } from './domain/feeds/add-feed.ts'

const { db, url } = await freshDatabase()
const category = await addCategory(db)
const outlets: FakeOutlet[] = []
const workers: ChildProcess[] = []

afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL')
  for (const outlet of outlets) await outlet.close()
})

async function open() {
  const outlet = await startOutlet()
  outlets.push(outlet)
  return outlet
}

async function startWorker() {
  const worker = spawn(process.execPath, [fileURLToPath(new URL('./worker.ts', import.meta.url))], {
    env: { ...process.env, DATABASE_URL: url, FETCH_ALLOW: '127.0.0.1', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  workers.push(worker)
  await once(worker, 'message')
  return worker
}

/** Resolves when the n-th request for a path has come. */
function nthHit(outlet: FakeOutlet, path: string, n: number, body?: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  let hits = 0
  outlet.answer(path, (_request, response) => {
    hits += 1
    if (hits >= n) resolve()
    if (body !== undefined) response.end(body)
  })
  return promise
}

test('a worker that is told to stop cuts what is under way and gives its claims back', async () => {
  const outlet = await open()
  const asked = nthHit(outlet, '/hangs', 1)
  await addFeed(db, { url: `${outlet.origin}/hangs`, category: category.id }, new Date())
  const worker = await startWorker()
  await asked
  const stoppedAt = performance.now()
  worker.kill('SIGTERM')
  const [code] = await once(worker, 'exit')
  expect(code).toBe(0)
  expect(performance.now() - stoppedAt).toBeLessThan(5_000)
  const host = await db.selectFrom('feedHosts').selectAll().executeTakeFirstOrThrow()
  expect(host.claim).toBeNull()
  const feed = await db.selectFrom('feeds').select(['failure', 'lastPolledAt']).executeTakeFirstOrThrow()
  expect(feed).toEqual({ failure: null, lastPolledAt: null })
})
