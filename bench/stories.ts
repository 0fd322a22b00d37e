// node bench/stories.ts ARTICLES.jsonl.gz [LINKS] [STORIES] [HEADLINES]
// The cost of matching in the worker: candidates among LINKS places (a million) in STORIES stories (150,000), placing
// HEADLINES arriving headlines (2,000) before and after the words of the compared articles are in memory, a flood of one
// headline with one word changed, a pass, and memory. The database has an installation's settings; the texts are varied
// from the articles in the file.
import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { pino } from 'pino'
import { connect } from '../src/database/connect.ts'
import { loadArticles } from '../src/domain/stories/load-articles.ts'
import { chooseKeys } from '../src/domain/stories/matching/choose-keys.ts'
import { type WeighedArticle, weighArticle } from '../src/domain/stories/matching/compare-articles.ts'
import { scriptWords } from '../src/domain/stories/matching/names-across-scripts.ts'
import { packWords } from '../src/domain/stories/matching/pack-words.ts'
import { storyWords } from '../src/domain/stories/matching/story-words.ts'
import { type WordRarity, wordRarity } from '../src/domain/stories/matching/word-rarity.ts'
import { findCandidates } from '../src/ingest/match-story/find-candidates.ts'
import { matchNew } from '../src/ingest/match-story/keep-matching.ts'
import { placeDue } from '../src/ingest/match-story/place-due.ts'
import { nameKeys, storyKeys } from '../src/ingest/match-story/story-keys.ts'
import { createStoryWindow, type StoryWindow } from '../src/ingest/match-story/story-window.ts'
import { createWordCountStore } from '../src/ingest/match-story/word-count-store.ts'
import { openBenchDatabase } from './bench-database.ts'
import { databaseCpuMs } from './database-cpu.ts'
import { describeTimes } from './describe-times.ts'
import { seededRandom } from './seed-words.ts'

type Article = { title: string; description: string }

const [file, links = '1000000', stories = '150000', headlines = '2000'] = process.argv.slice(2)
if (!file) throw new Error('Usage: node bench/stories.ts ARTICLES.jsonl.gz [LINKS] [STORIES] [HEADLINES]')
const articles: Article[] = gunzipSync(await readFile(file))
  .toString()
  .split('\n')
  .filter(Boolean)
  .map(line => JSON.parse(line))
const random = seededRandom(2026)
const now = new Date('2026-11-01T12:00:00Z')
// The number of places that an installation with thousands of feeds has in three days; the others are older.
const windowLinks = 100_000
const windowMs = 3 * 86_400_000
const rowsAtOnce = 5000
const floodCount = 2000

const database = await openBenchDatabase('stories')
const db = connect({ url: database.url, connectionsMax: 1, applicationName: 'chowk bench' })
try {
  // Seeding a million rows is one statement.
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
  await seedPlaces(rarityOf, category.id)
  const rssBefore = process.memoryUsage().rss
  const readAt = performance.now()
  await window.refresh(db, now)
  console.log(`keys of the window read: ${(performance.now() - readAt).toFixed(0)} ms`)
  await measureCandidates(rarityOf, window)
  await words.load(db)
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
    for (let n = 0; n < articles.length; n += rowsAtOnce)
      await words.add(
        db,
        articles
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
    const deps = { db, words, window, now: () => now, log: pino({ level: 'silent' }) }
    const startedAt = performance.now()
    await matchNew(deps, { isPassDue: true, signal: new AbortController().signal, rest })
    console.log(`a pass over all touched stories:  ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
    console.log(`slices of it, ms:                 ${describeTimes(slices)}`)
    console.log(`processor time of this process:   ${describeTimes(processor)}`)
  }
} finally {
  await db.destroy()
  await database.drop()
}

/** A headline of the file with two words from others, so that words are as common as in real ones. */
function vary(n: number): string {
  const words = pick(n).title.split(' ')
  const others = pick(Math.floor(random() * articles.length)).title.split(' ')
  words.splice(Math.floor(random() * words.length), 2, ...others.slice(0, 2))
  return words.join(' ')
}

function pick(n: number): Article {
  const article = articles[n % articles.length]
  if (!article) throw new Error(`${file} holds no articles`)
  return article
}

async function seedPlaces(rarityOf: WordRarity, category: string): Promise<void> {
  await sql`insert into stories (id, first_at, last_at, public_outlet_count, public_heat)
    select uuid_v7(), ${now}, ${now}, 2 + n % 5, n from generate_series(1, ${Number(stories)}::integer) n`.execute(
    db,
  )
  await sql`create temp table story_ids as select row_number() over () as n, id from stories`.execute(db)
  await sql`create index on story_ids (n)`.execute(db)
  const inWindow = Math.min(windowLinks, Number(links))
  for (let from = 0; from < inWindow; from += rowsAtOnce) {
    const rows = Array.from({ length: Math.min(rowsAtOnce, inWindow - from) }, (_, n) =>
      toPlace(from + n, rarityOf),
    )
    // Arriving articles are compared with these words.
    await sql`
      with given as materialized (
        select uuid_v7() as id, *
        from json_to_recordset(${JSON.stringify(rows)}::json)
          as given (story integer, title text, description text, url text, at timestamptz, keys json)
      ), link as (
        insert into news_links (id, title, url, canonical_url, source, description, category, published_at, created_at)
        select id, title, url, url, 'The Outlet', description, ${category}::uuid, at, at from given
      )
      insert into story_links (news_link_id, story_id, canonical_url, published_at, keys, status, is_touched, title)
      select given.id, story_ids.id, url, at, array(select json_array_elements_text(keys)::bigint), 'placed', false, title
      from given left join story_ids on story_ids.n = given.story`.execute(db)
  }
  // The same texts from long ago: their keys belong to other days.
  await sql`
    insert into story_links (entry_id, story_id, canonical_url, published_at, keys, status, is_touched, title)
    select gen_random_uuid(), story_id, canonical_url || '/' || ago, published_at - ago * 40 * interval '1 day',
      array(select key - ago * 10 * 4294967296 from unnest(keys) key), 'placed', false, 'seeded'
    from story_links, generate_series(1, ${Math.ceil(Number(links) / windowLinks) - 1}::integer) ago`.execute(
    db,
  )
  await sql`truncate story_recounts`.execute(db)
  await sql`analyze story_links, stories, news_links`.execute(db)
}

function toPlace(n: number, rarityOf: WordRarity) {
  const at = now.getTime() - random() * windowMs
  const title = vary(n)
  const words = packWords(storyWords({ title, url: '', description: '' }))
  const keys = [...storyKeys(chooseKeys(words, rarityOf), at), ...nameKeys(scriptWords(title), at)]
  const story = random() < 0.6 ? 1 + Math.floor(random() * Number(stories)) : 0
  const url = `https://outlet-${n % 400}.example/seeded/${n}`
  return { story, title, description: pick(n).description.slice(0, 600), url, at: new Date(at), keys }
}

async function measureCandidates(rarityOf: WordRarity, window: StoryWindow): Promise<void> {
  const times: number[] = []
  const processor: number[] = []
  const ofDatabase: number[] = []
  for (let n = 0; n < 500; n++) {
    const words = packWords(storyWords({ title: vary(n * 7), url: '', description: '' }))
    const article: WeighedArticle = weighArticle(
      { id: crypto.randomUUID(), outlet: 'bench', at: now, words },
      rarityOf,
    )
    const [cpuBefore, databaseBefore] = [process.cpuUsage(), await databaseCpuMs(db)]
    const startedAt = performance.now()
    await findCandidates(db, [article], { window, rarityOf })
    const tookMs = performance.now() - startedAt
    const used = process.cpuUsage(cpuBefore)
    times.push(tookMs)
    processor.push((used.user + used.system) / 1000)
    // Includes the query that reads the time itself.
    ofDatabase.push((await databaseCpuMs(db)) - databaseBefore)
  }
  console.log(`candidates among ${links} places, ms:       ${describeTimes(times)}`)
  console.log(`processor time of this process:           ${describeTimes(processor)}`)
  console.log(`processor time of the database, at most:  ${describeTimes(ofDatabase)}`)
}
