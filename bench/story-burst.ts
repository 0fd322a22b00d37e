// node bench/story-burst.ts ARTICLES.jsonl.gz [ARRIVALS] [WAITING]
// ARRIVALS links (50,000), of which WAITING percent (50) are entries of the queue, arrive together in an installation
// that has read the articles in the file: the time until each is placed among the stories, and the processor time.
import { readFile } from 'node:fs/promises'
import { performance } from 'node:perf_hooks'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { pino } from 'pino'
import { connect } from '../src/database/connect.ts'
import { packWords } from '../src/domain/stories/matching/packed-words.ts'
import { storyWords } from '../src/domain/stories/matching/story-words.ts'
import { keepMatching } from '../src/ingest/match-story/keep-matching.ts'
import { createStoryWindow } from '../src/ingest/match-story/story-window.ts'
import { createWordCountStore } from '../src/ingest/match-story/word-count-store.ts'
import { collectAtRest } from '../src/process/collect-at-rest.ts'
import { openBenchDatabase } from './bench-database.ts'
import { databaseCpuMs } from './database-cpu.ts'
import { seededRandom } from './seed-words.ts'

const [file, arrivals = '50000', waiting = '50'] = process.argv.slice(2)
if (!file) throw new Error('Usage: node bench/story-burst.ts ARTICLES.jsonl.gz [ARRIVALS] [WAITING]')
const articles: { title: string; description: string }[] = gunzipSync(await readFile(file))
  .toString()
  .split('\n')
  .filter(Boolean)
  .map(line => JSON.parse(line))
const random = seededRandom(2026)
const lookEveryMs = 2000
// Longer than the rest after which a process collects its garbage (collect-at-rest.ts).
const restMs = 30_000
/** Its timers, which look for new articles, take up to a twentieth of a busy machine. */
const restingShare = 0.05

const database = await openBenchDatabase('burst')
const db = connect({ url: database.url, connectionsMax: 1, applicationName: 'chowk worker, stories' })
// On a busy machine thousands of rows take longer than a page may wait.
const watch = connect({
  url: database.url,
  connectionsMax: 1,
  applicationName: 'chowk bench',
  statementWaitMs: 3_600_000,
})
try {
  await sql`set statement_timeout = 0`.execute(watch)
  const words = createWordCountStore()
  const read = articles.map(({ title, description }) =>
    packWords(storyWords({ title, url: '', description })),
  )
  await words.add(
    watch,
    read.map(({ text }) => text),
    new Date(),
  )
  await arrive(Number(arrivals))
  collectAtRest()
  const before = process.memoryUsage().rss
  const used = process.cpuUsage()
  const ofDatabase = await databaseCpuMs(watch)
  const grownMb = () => ((process.memoryUsage().rss - before) / 2 ** 20).toFixed(0)
  const startedAt = performance.now()
  const stopping = new AbortController()
  const deps = { db, words, window: createStoryWindow(), now: () => new Date(), log: pino({ level: 'warn' }) }
  const matching = keepMatching(deps, { signal: stopping.signal, isPolling: () => false })
  for (;;) {
    await new Promise(resolve => setTimeout(resolve, lookEveryMs))
    const placed = await countPlaced()
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
    const { user, system } = process.cpuUsage(used)
    const database = (await databaseCpuMs(watch)) - ofDatabase
    const perArticle = `${((user + system) / 1000 / placed).toFixed(2)} + ${(database / placed).toFixed(2)} ms`
    console.log(`${seconds} s: ${placed} placed, worker + database ${perArticle} each, ${grownMb()} MB more`)
    if (placed >= Number(arrivals)) break
  }
  await untilRested()
  console.log(`after the pass and a rest: ${grownMb()} MB more`)
  stopping.abort()
  await matching
} finally {
  await Promise.all([db.destroy(), watch.destroy()])
  await database.drop()
}

/** Waits until the pass over the touched stories has ended and the process has been idle for `restMs`. */
async function untilRested(): Promise<void> {
  for (let idleMs = 0; idleMs < restMs; ) {
    const before = performance.eventLoopUtilization()
    await new Promise(resolve => setTimeout(resolve, lookEveryMs))
    const { utilization } = performance.eventLoopUtilization(before)
    idleMs = utilization < restingShare ? idleMs + lookEveryMs : 0
  }
}

async function countPlaced(): Promise<number> {
  const { rows } = await sql<{ placed: number }>`
    select count(*)::integer as placed from story_links where status = 'placed'`.execute(watch)
  return rows[0]?.placed ?? 0
}

async function arrive(count: number): Promise<void> {
  const { id } = await watch
    .insertInto('categories')
    .values({ name: 'Bench', slug: 'bench' })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (let from = 0; from < count; from += 5000) {
    const rows = Array.from({ length: Math.min(5000, count - from) }, (_, n) => toArrival(from + n))
    await sql`
      with given as materialized (
        select * from json_to_recordset(${JSON.stringify(rows)}::json)
          as given (title text, description text, url text, waits boolean)
      ), published as (
        insert into news_links (title, url, canonical_url, source, description, category, published_at, created_at)
        select title, url, url, 'The Outlet', description, ${id}::uuid, now() - random() * interval '1 hour', now()
        from given where not waits
      )
      insert into entries (identity, title, url, canonical_url, source, description, status, published_at, first_seen_at)
      select url, title, url, url, 'The Outlet', description, 'waiting', now() - random() * interval '1 hour', now()
      from given where waits`.execute(watch)
  }
}

/** A headline of the file with two words from others, so that words are as common as in real ones. */
function toArrival(n: number) {
  const { title = '', description = '' } = articles[n % articles.length] ?? {}
  const words = title.split(' ')
  const others = (articles[Math.floor(random() * articles.length)]?.title ?? '').split(' ')
  words.splice(Math.floor(random() * words.length), 2, ...others.slice(0, 2))
  const url = `https://outlet-${n % 400}.example/burst/${n}`
  return {
    title: words.join(' '),
    description: description.slice(0, 600),
    url,
    waits: n % 100 < Number(waiting),
  }
}
