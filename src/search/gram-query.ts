import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { chooseGrams, type Gram } from './choose-grams.ts'
import { rareShare } from './count-grams.ts'

// -1 stands where PostgreSQL has not counted yet, and then nothing would seem worth asking for.
const linksMin = 10_000

/** What to ask `search_grams` for, as the text of a tsquery: every link with the needle, in the category, has all of it. */
export async function writeGramQuery(
  tx: Db,
  { needle, categoryId }: { needle: string; categoryId: string | null },
): Promise<string> {
  const { rows } = await sql<Gram & { total: number }>`
    select gram, place, coalesce(share, ${rareShare}) as share,
      (select greatest(reltuples, ${linksMin}) from pg_class where oid = 'news_links'::regclass) as total
    from (
      select substr(folded, place, 3) as gram, min(place) as place
      from search_fold(${needle}) as folded, generate_series(1, greatest(1, length(folded) - 2)) as place
      group by substr(folded, place, 3)
      union all select ${categoryId}, 0 where ${categoryId}::text is not null
    ) as grams left join search_gram_shares using (gram)
    order by place`.execute(tx)
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
