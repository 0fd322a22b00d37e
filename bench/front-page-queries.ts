// node bench/front-page-queries.ts DATABASE_URL [ROUNDS]
// The database queries of the uncached front page and a category's pages, on the data of bench/seed-news-links.ts.
import { sql } from 'kysely'
import { connect } from '../src/database/connect.ts'
import { findCategoryBySlug, listCategories } from '../src/domain/categories/category-queries.ts'
import { latestCount, linksPerPage, sectionCount } from '../src/domain/news-links/news-link.ts'
import {
  listHeadlinesByCategory,
  listInCategory,
  listLatest,
} from '../src/domain/news-links/news-link-queries.ts'
import { getSettings } from '../src/domain/settings/settings-queries.ts'
import { describeTimes } from './describe-times.ts'
import { readServerCpu } from './server-cpu.ts'

const [url, rounds = '100'] = process.argv.slice(2)
if (!url) throw new Error('Usage: node bench/front-page-queries.ts DATABASE_URL [ROUNDS]')
const db = connect({ url, connectionsMax: 1, applicationName: 'chowk bench' })
const middle = await sql<{ at: Date; id: string }>`
  select created_at as at, id from news_links tablesample system (0.1) limit 1`.execute(db)
const after = middle.rows[0] ?? null
const idOf = async (slug: string) => (await findCategoryBySlug(db, slug))?.id ?? ''
const inCategory = async (slug: string, from: typeof after) =>
  listInCategory(db, { categoryId: await idOf(slug), limit: linksPerPage, after: from, of: 'stories' })

const reads: Record<string, () => Promise<unknown>> = {
  'round trip alone': () => sql`select 1`.execute(db),
  settings: () => getSettings(db),
  categories: () => listCategories(db),
  latest: () => listLatest(db, latestCount),
  'headlines of each category': () => listHeadlinesByCategory(db, sectionCount, null),
  'category, first page': () => inCategory('politics', null),
  'category, a page far down': () => inCategory('politics', after),
  'category of twenty': () => inCategory('few', null),
  'category of none': () => inCategory('none', null),
}
const serverCpu = await readServerCpu(db)
for (const [name, read] of Object.entries(reads)) {
  for (let round = 0; round < 10; round++) await read()
  const times: number[] = []
  const cpuBefore = serverCpu()
  for (let round = 0; round < Number(rounds); round++) {
    const startedAt = performance.now()
    await read()
    times.push(performance.now() - startedAt)
  }
  const cpu = ((serverCpu() - cpuBefore) / Number(rounds)).toFixed(2)
  console.log(`${name.padEnd(26)} ${describeTimes(times)}  server CPU ${cpu} each`)
}
await db.destroy()
