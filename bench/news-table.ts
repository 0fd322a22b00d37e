// node bench/news-table.ts DATABASE_URL [ROUNDS]
// The database cost of a page of the admin's news table: search, each filter, both sorts, at the top and far down, on
// the data of bench/seed-news-links.ts. Prints each case's times, then the total, and the server's processor time.
import { connect } from '../src/database/connect.ts'
import { listCategories } from '../src/domain/categories/category-queries.ts'
import { listNewsTable, type NewsTableFilter, type NewsTableSort } from '../src/search/list-news-table.ts'
import { parseQuery } from '../src/search/parse-query.ts'
import { describeTimes } from './describe-times.ts'
import { readServerCpu } from './server-cpu.ts'

type Case = [name: string, filter: Partial<NewsTableFilter>]

const rowsOfPage = 50
const dayMs = 86_400_000
const none: NewsTableFilter = {
  needle: '',
  categoryId: null,
  source: '',
  featured: false,
  from: null,
  until: null,
}
// Common, rare and absent words, single letters and pairs, in three scripts.
const words = ['the', 'India', 'court', 'monsoon', 'zoo', 'absentword', 'e', 'q', 'th', 'zq', 'सरकार', 'தமிழ்']

const [url, rounds = '5'] = process.argv.slice(2)
if (!url) throw new Error('Usage: node bench/news-table.ts DATABASE_URL [ROUNDS]')
const db = connect({ url, connectionsMax: 1, applicationName: 'chowk bench' })
const serverCpu = await readServerCpu(db)
const places = [null, await keyAt(0.1), await keyAt(0.5), await keyAt(0.99)]
const allElapsed: number[] = []
const allCpu: number[] = []
for (const [name, filter] of await listCases()) {
  for (const sort of ['newest', 'oldest'] as const) await measure(name, { ...none, ...filter }, sort)
}
console.log(`${'all'.padEnd(36)} ${describeTimes(allElapsed)}`)
console.log(`${'of which processor'.padEnd(36)} ${describeTimes(allCpu)}`)
await db.destroy()

async function listCases(): Promise<Case[]> {
  const categories = await listCategories(db)
  const idOf = (slug: string) => categories.find(category => category.slug === slug)?.id ?? null
  const { source } = await db.selectFrom('newsLinks').select('source').limit(1).executeTakeFirstOrThrow()
  const from = places[2]?.at ?? new Date()
  const filters: Case[] = [
    ['everything', {}],
    ...['latest-headlines', 'sports', 'few'].map((slug): Case => [slug, { categoryId: idOf(slug) }]),
    ['featured', { featured: true }],
    ['featured in sports', { featured: true, categoryId: idOf('sports') }],
    [`source ${source}`, { source }],
    ['source of nobody', { source: 'Nobody at all' }],
    ['source in few', { source, categoryId: idOf('few') }],
    ['a day', { from, until: new Date(from.getTime() + dayMs) }],
    ['until a day', { until: from }],
  ]
  const searches = words.flatMap((word): Case[] => {
    const { needle } = parseQuery(word)
    return [
      [`search ${word}`, { needle }],
      [`search ${word} in sports`, { needle, categoryId: idOf('sports') }],
      [`search ${word}, featured`, { needle, featured: true }],
      [`search ${word}, one source`, { needle, source }],
      [`search ${word}, a day`, { needle, from, until: new Date(from.getTime() + dayMs) }],
    ]
  })
  return [...filters, ...searches]
}

async function measure(name: string, filter: NewsTableFilter, sort: NewsTableSort): Promise<void> {
  const elapsed: number[] = []
  for (const after of places) {
    for (let round = 0; round < Number(rounds); round++) {
      const startedAt = performance.now()
      const cpuBefore = serverCpu()
      await listNewsTable(db, { filter, sort, after, limit: rowsOfPage })
      allCpu.push(serverCpu() - cpuBefore)
      elapsed.push(performance.now() - startedAt)
    }
  }
  allElapsed.push(...elapsed)
  console.log(`${`${name}, ${sort}`.padEnd(36)} ${describeTimes(elapsed)}`)
}

/** The key of the link that is older than `share` of all links. */
async function keyAt(share: number) {
  const { count } = await db
    .selectFrom('newsLinks')
    .select(eb => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return db
    .selectFrom('newsLinks')
    .select(['createdAt as at', 'id'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .offset(Math.floor(Number(count) * share))
    .limit(1)
    .executeTakeFirstOrThrow()
}
