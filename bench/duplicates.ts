// node bench/duplicates.ts DATABASE_URL [COUNT]
// The cost of deciding whether an article is a duplicate, on the data of bench/seed-news-links.ts: one at a time and
// fifty in a batch, with the server's processor time, and what the headline index adds to storing a link.
import { type RawBuilder, sql } from 'kysely'
import { connect, type Db } from '../src/database/connect.ts'
import { findDuplicates, type NewArticle } from '../src/domain/duplicates/judge-articles.ts'
import { describeTimes } from './describe-times.ts'
import { readServerCpu } from './server-cpu.ts'

const [url, count = '300'] = process.argv.slice(2)
if (!url) throw new Error('Usage: node bench/duplicates.ts DATABASE_URL [COUNT]')
const db = connect({ url, connectionsMax: 1, applicationName: 'chowk bench' })
const serverCpu = await readServerCpu(db)
const articles = await readArticles(db, Number(count))
// Warms the cache, which an installation that polls all day has filled.
await judge(articles, 50)
console.log(`${await countLinks(db)} links`)
console.log(`one decision: ${describeTimes(await judge(articles, 1))} ms`)
console.log(`fifty in a batch: ${describeTimes(await judge(articles, 50))} ms`)
await printInserts(db)
await db.destroy()

/** Existing links as another outlet's articles at other addresses: the most expensive case, because each has candidates. */
async function readArticles(db: Db, limit: number): Promise<NewArticle[]> {
  const rows = await db
    .selectFrom('newsLinks')
    .select(['title', 'description', 'imageUrl', 'url', 'publishedAt'])
    .orderBy('id')
    .limit(limit * 100)
    .execute()
  return rows
    .filter((_, n) => n % 100 === 0)
    .map(({ url, ...row }) => {
      const other = `${url}-again`
      return { ...row, url: other, canonicalUrl: other, source: 'Another', outletId: null }
    })
}

async function judge(articles: NewArticle[], atOnce: number): Promise<number[]> {
  const times: number[] = []
  const cpuBefore = serverCpu()
  for (let from = 0; from + atOnce <= articles.length; from += atOnce) {
    const startedAt = performance.now()
    await findDuplicates(db, articles.slice(from, from + atOnce), new Map())
    times.push(performance.now() - startedAt)
  }
  const each = (serverCpu() - cpuBefore) / articles.length
  console.log(`  ${each.toFixed(2)} ms of the server's processor time per decision, ${atOnce} at once`)
  return times
}

/** Inserts the same rows with and without the index, and rolls both back. */
async function printInserts(db: Db): Promise<void> {
  const withIndex = await insertCpu(db, sql`select 1`)
  const without = await insertCpu(db, sql`drop index news_links_headline`)
  console.log(
    `storing a link: ${withIndex.toFixed(2)} ms of the server's processor, ${without.toFixed(2)} without the index of headlines`,
  )
}

async function insertCpu(db: Db, first: RawBuilder<unknown>): Promise<number> {
  const rows = 2_000
  let spent = 0
  await db
    .transaction()
    .execute(async tx => {
      await first.execute(tx)
      const before = serverCpu()
      await sql`
        insert into news_links (title, description, source, category, url, canonical_url, published_at)
        select title || ' anew', description, source, category, url || '?anew', url || '?anew', published_at
        from news_links order by id limit ${rows}`.execute(tx)
      spent = (serverCpu() - before) / rows
      throw new Error('rolled back')
    })
    .catch((error: Error) => {
      if (error.message !== 'rolled back') throw error
    })
  return spent
}

async function countLinks(db: Db): Promise<string> {
  const { links } = await db
    .selectFrom('newsLinks')
    .select(eb => eb.fn.countAll<string>().as('links'))
    .executeTakeFirstOrThrow()
  return links
}
