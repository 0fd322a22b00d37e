import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { chooseGrams, type Gram } from './choose-grams.ts'

// -1 stands where PostgreSQL has not counted yet, and then nothing would seem worth asking for.
const linksMin = 10_000

/** What to ask `search_grams` for, as the text of a tsquery: every link with the needle, in the category, has all of it. */
export async function writeGramQuery(
  tx: Db,
  { needle, categoryId }: { needle: string; categoryId: string | null },
): Promise<string> {
  const { rows } = await sql<Gram & { total: number }>`
    select gram, place, share,
      (select greatest(reltuples, ${linksMin}) from pg_class where oid = 'news_links'::regclass) as total
    from search_needle_grams(${needle}, ${categoryId}::uuid)`.execute(tx)
  const total = rows[0]?.total ?? 0
  const category = rows.filter(({ place }) => place === 0)
  const links = category.reduce((links, { share }) => links * share, total)
  const chosen = chooseGrams(
    rows.filter(({ place }) => place > 0),
    { links, total },
  )
  return [...category, ...chosen].map(({ gram }) => toLexeme(gram)).join(' & ')
}

// The index keeps single letters and runs of three; two are what a run begins with.
function toLexeme(gram: string): string {
  const quoted = `'${gram.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
  return Array.from(gram).length === 2 ? `${quoted}:*` : quoted
}
