import { explainQuery, type Plan, type Query } from './explain-queries.ts'
import { withClient } from './with-client.ts'

/** They grow as long as an installation runs. */
const growing = ['entries', 'images', 'news_links', 'revisions', 'stories', 'story_links']
const readsGrowing = new RegExp(`\\b(?:from|join|update|using|into) "?(?:${growing.join('|')})\\b`)

/** An index of more than this share of its table's rows does not make a walk through all of them short. */
const shareMax = 0.1

/**
 * Which of the queries read a growing table whole: table and statement. Sequential scans are off, so one that remains has no
 * index that fits. A walk through a whole index counts, too, unless a limit ends it at its first rows.
 */
export async function findWholeScans(url: string, queries: readonly Query[]): Promise<string[]> {
  return withClient(url, async client => {
    await client.query('set enable_seqscan = off; set jit = off')
    const { rows } = await client.query<{ index: string; table: string }>(
      `select index.relname as index, of_table.relname as table
       from pg_index join pg_class index on index.oid = indexrelid join pg_class of_table on of_table.oid = indrelid
       where of_table.relname = any($1) and index.reltuples > of_table.reltuples * $2`,
      [growing, shareMax],
    )
    const tablesOfIndexes = new Map(rows.map(({ index, table }) => [index, table]))
    const found = new Set<string>()
    for (const query of differentQueries(queries)) {
      const plan = await explainQuery(client, query)
      for (const table of listWhole(plan, { tablesOfIndexes, isLimited: false }))
        found.add(`${table}: ${query.text.replace(/\s+/g, ' ').trim()}`)
    }
    return [...found].toSorted()
  })
}

function differentQueries(queries: readonly Query[]): Query[] {
  const reading = queries.filter(({ text }) => readsGrowing.test(text))
  return [...new Map(reading.map(query => [JSON.stringify(query), query])).values()]
}

type Known = { tablesOfIndexes: ReadonlyMap<string, string>; isLimited: boolean }

function listWhole(plan: Plan, { tablesOfIndexes, isLimited }: Known): string[] {
  const { 'Node Type': node, 'Relation Name': table = '', 'Index Name': index } = plan
  const isNarrow = plan['Index Cond'] !== undefined || (isLimited && !plan.Filter)
  const whole =
    index === undefined
      ? node === 'Seq Scan' && growing.includes(table) && table
      : !isNarrow && tablesOfIndexes.get(index)
  const below = { tablesOfIndexes, isLimited: isLimited || node === 'Limit' }
  return [...(whole ? [whole] : []), ...(plan.Plans ?? []).flatMap(child => listWhole(child, below))]
}
