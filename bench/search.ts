// node bench/search.ts DATABASE_URL [ROUNDS]
// The database cost of a search: page and count together, each query with and without a category, on the data of
// bench/seed-news-links.ts. Prints each query's times, then p50, p95 and the maximum over all, and the server's
// processor time in them.
import { connect } from '../src/database/connect.ts'
import { listCategories } from '../src/domain/categories/category-queries.ts'
import { parseQuery } from '../src/search/parse-query.ts'
import { searchNewsLinks } from '../src/search/search-news-links.ts'
import { describeTimes } from './describe-times.ts'
import { readServerCpu } from './server-cpu.ts'

// As many as a page of search shows.
const resultsPerPage = 24

// Each kind includes words from the seed's own vocabulary and from the varied headlines.
const needles = {
  common: ['the', 'India', 'of the', 'minister', 'NDTV', 'in '],
  middling: ['court', 'Delhi', 'match', 'covid', 'water'],
  rare: ['zoo', 'monsoon', 'Karnataka', 'omicron', 'jaz', 'Rahul Dravid'],
  absent: ['absentword', 'qqqqqq', 'zzyzx river', 'நஙஞ', 'क्ष्ग्घ'],
  'one letter': ['e', 'q', 'z', 'é', '7', 'क', 'ழ', '்'],
  'two letters': ['th', 'ki', 'zq', 'qu', 'xi', 'jz', '0%', 'kö', 'क्', 'ழ்', 'कि'],
  Hindi: ['सरकार', 'दिल्ली', 'न्यायालय', 'क्र', 'ध्यायो', 'ज्ञहृ', 'के में'],
  Tamil: ['மழை', 'தமிழ்நாடு', 'ஸ்ரீ', 'ழ்நா', 'ங்கவி'],
  nothing: [''],
}

const [url, rounds = '5'] = process.argv.slice(2)
if (!url) throw new Error('Usage: node bench/search.ts DATABASE_URL [ROUNDS]')
const db = connect({ url, connectionsMax: 1, applicationName: 'chowk bench' })
const categories = await listCategories(db)
const chosen = [
  null,
  ...['latest-headlines', 'sports', 'few'].map(slug => categories.find(c => c.slug === slug) ?? null),
]
const serverCpu = await readServerCpu(db)
const allElapsed: number[] = []
const allCpu: number[] = []
for (const [kind, texts] of Object.entries(needles)) {
  for (const text of texts) {
    for (const category of chosen) await measure(kind, text, category)
  }
}
console.log(`all          ${describeTimes(allElapsed)}`)
console.log(`of which CPU ${describeTimes(allCpu)}`)
await db.destroy()

async function measure(kind: string, text: string, category: { id: string; slug: string } | null) {
  const options = {
    query: parseQuery(text),
    categoryId: category?.id ?? null,
    after: null,
    limit: resultsPerPage,
  }
  const times: number[] = []
  let found = await searchNewsLinks(db, options)
  for (let round = 0; round < Number(rounds); round++) {
    const startedAt = performance.now()
    const cpuBefore = serverCpu()
    found = await searchNewsLinks(db, options)
    allCpu.push(serverCpu() - cpuBefore)
    times.push(performance.now() - startedAt)
  }
  allElapsed.push(...times)
  const total = `${found.count.total}${found.count.capped ? '+' : ''}`
  console.log(
    `${kind.padEnd(12)} ${describeTimes(times)}  ${total.padStart(7)}  ${category?.slug ?? 'all'}  ${text}`,
  )
}
