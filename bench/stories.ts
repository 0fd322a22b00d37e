// node bench/stories.ts ARTICLES.jsonl.gz [LINKS] [STORIES] [HEADLINES]
// The cost of matching in the worker among LINKS places (a million) in STORIES stories (150,000): in memory; placing
// HEADLINES arriving headlines (2,000) before and after the words of the compared articles are in memory; a flood of one
// headline with one word changed; a pass; and memory. The database has an installation's settings; the texts are varied
// from the articles in the file, so that most headlines resemble a dozen others in as many stories.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { pino } from 'pino'
import { connect } from '../src/database/connect.ts'
import { loadArticles } from '../src/domain/stories/load-articles.ts'
import { weighArticle } from '../src/domain/stories/matching/compare-articles.ts'
import { packWords } from '../src/domain/stories/matching/packed-words.ts'
import { storyWords } from '../src/domain/stories/matching/story-words.ts'
import { type WordRarity, wordRarity } from '../src/domain/stories/matching/word-rarity.ts'
import { listCandidates, loadCompared } from '../src/ingest/match-story/find-candidates.ts'
import { matchNew } from '../src/ingest/match-story/keep-matching.ts'
import { placeArrivals } from '../src/ingest/match-story/place-arrivals.ts'
import { placeDue } from '../src/ingest/match-story/place-due.ts'
import { createStoryWindow } from '../src/ingest/match-story/story-window.ts'
import { createWordCountStore } from '../src/ingest/match-story/word-count-store.ts'
import { openBenchDatabase } from './bench-database.ts'
import { databaseCpuMs } from './database-cpu.ts'
import { describeTimes } from './describe-times.ts'
import { readVariedArticles, rowsAtOnce, seedStories } from './seed-stories.ts'
import { seededRandom } from './seed-words.ts'

const [file, links = '1000000', stories = '150000', headlines = '2000'] = process.argv.slice(2)
if (!file) throw new Error('Usage: node bench/stories.ts ARTICLES.jsonl.gz [LINKS] [STORIES] [HEADLINES]')
const random = seededRandom(2026)
const articles = await readVariedArticles(file, random)
const { vary } = articles
const now = new Date('2026-11-01T12:00:00Z')
const floodCount = 2000
const matchedCount = 2000
/** A new link without a place. */
const unplaced = {
  storyId: null,
  house: 'bench',
  voice: 'bench',
  isNew: true,
  isOpen: true,
  isPublic: true,
  isEdited: false,
  isStanding: false,
  isPinned: false,
  isRecurring: false,
  isLocked: false,
  isScheduled: false,
}

const database = await openBenchDatabase('stories')
// Seeding a million rows is one statement.
const db = connect({
  url: database.url,
  connectionsMax: 1,
  applicationName: 'chowk bench',
  statementWaitMs: 3_600_000,
})
try {
  await sql`set statement_timeout = 0`.execute(db)
  const words = createWordCountStore()
  const window = createStoryWindow()
  await countWords()
  const rarityOf = wordRarity(words.counts(now))
  const category = await db
    .insertInto('categories')
    .values({ name: 'Bench', slug: 'bench' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await seedStories(db, {
    articles,
    random,
    rarityOf,
    category: category.id,
    links: Number(links),
    stories: Number(stories),
    now,
  })
  const rssBefore = process.memoryUsage().rss
  const readAt = performance.now()
  await window.refresh(db, now)
  console.log(`keys of the window read: ${(performance.now() - readAt).toFixed(0)} ms`)
  await words.load(db)
  await measureMatching(rarityOf)
  const count = Number(headlines)
  await addArrivals(category.id, { name: 'cold', count, titleOf: vary })
  await measurePlacing('headlines that arrive after a restart')
  await readAllWords(rarityOf)
  await addArrivals(category.id, { name: 'warm', count, titleOf: n => vary(n + count) })
  await measurePlacing('headlines that arrive later')
  await addArrivals(category.id, {
    name: 'flood',
    count: 5000,
    titleOf: n => `Board declares class twelve result of Ward${n} with record pass share`,
  })
  await measurePlacing(`one headline ${floodCount} times, one word changed`)
  await measurePass()
  const grownMb = (process.memoryUsage().rss - rssBefore) / 2 ** 20
  console.log(`additional memory: ${grownMb.toFixed(0)} MB`)

  async function countWords(): Promise<void> {
    for (let n = 0; n < articles.all.length; n += rowsAtOnce)
      await words.add(
        db,
        articles.all
          .slice(n, n + rowsAtOnce)
          .map(({ title, description }) => packWords(storyWords({ title, url: '', description })).text),
        now,
      )
  }

  /** As the worker has them that placed these articles itself. */
  async function readAllWords(rarityOf: WordRarity): Promise<void> {
    const { rows } = await sql<{
      id: string
    }>`select id from story_links where news_link_id is not null`.execute(db)
    const ids = rows.map(({ id }) => id)
    for (let from = 0; from < ids.length; from += rowsAtOnce)
      await loadArticles(db, ids.slice(from, from + rowsAtOnce), rarityOf)
  }

  async function addArrivals(
    category: string,
    { name, count, titleOf }: { name: string; count: number; titleOf: (n: number) => string },
  ): Promise<void> {
    for (let from = 0; from < count; from += 500) {
      const rows = Array.from({ length: Math.min(500, count - from) }, (_, n) => {
        const url = `https://outlet-${(from + n) % 400}.example/${name}/${from + n}`
        const at = new Date(now.getTime() - random() * 3_600_000)
        return { title: titleOf(from + n), url, at }
      })
      await sql`
        with link as (
          insert into news_links (title, url, canonical_url, source, category, published_at, created_at)
          select title, url, url, 'The Outlet', ${category}, at, at
          from json_to_recordset(${JSON.stringify(rows)}::json) as given (title text, url text, at timestamptz)
          returning id, url, published_at
        )
        insert into story_links (news_link_id, canonical_url, published_at) select id, url, published_at from link`.execute(
        db,
      )
    }
  }

  /** Without the database: the words of a headline, its candidates, and its comparison with them and their stories. */
  async function measureMatching(rarityOf: WordRarity): Promise<void> {
    const [candidateTimes, elapsed, processor]: [number[], number[], number[]] = [[], [], []]
    const counts = words.counts(now)
    // The first thousand warm up.
    for (let n = -1000; n < matchedCount; n++) {
      const [title, url, id] = [vary(Math.abs(n) * 7), 'https://bench.example/', randomUUID()]
      const [startedAt, usedBefore] = [performance.now(), process.cpuUsage()]
      const own = packWords(storyWords({ title, url, description: '' }))
      const weighed = weighArticle({ id, outlet: 'bench', at: now, words: own }, rarityOf)
      const listed = listCandidates([weighed], { window, rarityOf })
      const candidatesMs = performance.now() - startedAt
      const usedUntilThen = process.cpuUsage(usedBefore)
      const article = { ...unplaced, ...weighed, title, url, canonicalUrl: url }
      const { known, candidates } = await loadCompared(db, [article], { listed, rarityOf })
      const [resumedAt, usedAgain] = [performance.now(), process.cpuUsage()]
      placeArrivals([article], { known, candidates, constraints: { together: [], apart: [] }, counts })
      const used = process.cpuUsage(usedAgain)
      if (n < 0) continue
      candidateTimes.push(candidatesMs)
      elapsed.push(candidatesMs + performance.now() - resumedAt)
      processor.push((usedUntilThen.user + usedUntilThen.system + used.user + used.system) / 1000)
    }
    console.log(`candidates among ${links} places, ms:           ${describeTimes(candidateTimes)}`)
    console.log(`matching a headline in memory, ms:             ${describeTimes(elapsed)}`)
    console.log(`processor time of it:                          ${describeTimes(processor)}`)
  }

  /** Places batches as the worker does; the processor time is this process's, without the database's. */
  async function measurePlacing(name: string): Promise<void> {
    const elapsed: number[] = []
    const processor: number[] = []
    for (;;) {
      const [startedAt, usedBefore] = [performance.now(), process.cpuUsage()]
      const placed = await placeDue({ db, words, window, now: () => now })
      if (placed === 0) break
      const used = process.cpuUsage(usedBefore)
      elapsed.push((performance.now() - startedAt) / placed)
      processor.push((used.user + used.system) / 1000 / placed)
    }
    console.log(`${name}, ms per headline:         ${describeTimes(elapsed)}`)
    console.log(`${name}, processor time of this process: ${describeTimes(processor)}`)
  }

  async function measurePass(): Promise<void> {
    const [slices, processor]: [number[], number[]] = [[], []]
    let used = process.cpuUsage()
    const rest = async (tookMs: number) => {
      slices.push(tookMs)
      const now = process.cpuUsage(used)
      processor.push((now.user + now.system) / 1000)
      used = process.cpuUsage()
    }
    // A pool replaces its connection after ten minutes, and with it the record of what it used.
    const own = connect({ url: database.url, connectionsMax: 1, applicationName: 'chowk worker, stories' })
    const deps = { db: own, words, window, now: () => now, log: pino({ level: 'silent' }) }
    const [startedAt, usedBefore, ofDatabase] = [
      performance.now(),
      process.cpuUsage(),
      await databaseCpuMs(own, 'own'),
    ]
    await matchNew(deps, { isPassDue: true, signal: new AbortController().signal, rest })
    console.log(`a pass over all touched stories:  ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
    const { user, system } = process.cpuUsage(usedBefore)
    const databaseMs = (await databaseCpuMs(own, 'own')) - ofDatabase
    await own.destroy()
    console.log(
      `its processor time:               ${((user + system) / 1e6).toFixed(1)} s, of the database ${(databaseMs / 1000).toFixed(1)} s`,
    )
    console.log(`slices of it, ms:                 ${describeTimes(slices)}`)
    console.log(`processor time of this process:   ${describeTimes(processor)}`)
  }
} finally {
  await db.destroy()
  await database.drop()
}
