import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { Edition } from '../text/language.ts'
import { chooseGrams, type Gram, rareShare } from './grams.ts'
import { indexedWordsOf } from './parse-query.ts'

/** How large the table of links is. */
type TableSize = { pages: number; links: number }

/** A needle to look up in the trigram index, with its known statistics. */
export type Lookup = {
  needle: string
  categoryId: string | null
  edition: Edition | null
  /**
   * The share of the category's links that contain the needle, estimated from the newest links. The more links with one of
   * its runs contain the whole needle, the less another run saves.
   */
  density: number
  grams: Gram[]
  /** The category's share of all links; 1 without a category, or before the first count. */
  categoryShare: number
  table: TableSize
}

/** The part of the index to query: all links, or its random sample (`search_grams` in the database). */
export type Part = 'all' | 'sample'

/** The share of all links that is in the index's sample. */
export const sampleShare = 1 / 16

// Greater than any distance within a word: runs of different words do not occur together because of a similar word.
const wordsApart = 1_000

// No needle contains this character.
const mark = '\x1f'

/**
 * Reads the statistics that decide which runs of a needle to look up and how to count matches: how common each run is, from
 * the nightly count (`grams.ts`), and the size of the table. `needle` is as returned by `parseQuery`.
 */
export async function prepareLookup(
  tx: Db,
  {
    needle,
    categoryId,
    edition = null,
    density,
  }: Pick<Lookup, 'needle' | 'categoryId' | 'density'> & Partial<Pick<Lookup, 'edition'>>,
): Promise<Lookup> {
  const ofCategory = categoryId && categoryGram(categoryId)
  const { rows } = await sql<TableSize & Pick<Lookup, 'grams' | 'categoryShare'>>`
    select pages, greatest(reltuples, pages) as links,
      case when ${ofCategory}::text is null or not exists (select from search_gram_shares) then 1
        else coalesce((select share from search_gram_shares where gram = ${ofCategory}::text), ${rareShare}) end as category_share,
      (
        select coalesce(json_agg(json_build_object('gram', gram, 'position', position, 'share', coalesce(share, ${rareShare})) order by position), '[]')
        from (
          select substr(folded, position, 3) as gram, min(position + ${wordsApart} * number) as position
          from unnest(${indexedWordsOf(needle)}::text[]) with ordinality as words (word, number),
            search_fold(word) as folded, generate_series(1, greatest(1, length(folded) - 2)) as position
          where folded <> '' group by 1
        ) as grams left join search_gram_shares using (gram)
      ) as grams
    from pg_class, lateral (
      select (pg_relation_size(oid) / current_setting('block_size')::integer)::integer as pages
    ) as size where oid = 'news_links'::regclass`.execute(tx)
  const { grams, categoryShare, ...table } = rows[0] ?? { grams: [], categoryShare: 1, pages: 0, links: 0 }
  return { needle, categoryId, edition, density, grams, categoryShare, table }
}

/** A tsquery for `search_grams` that every link of the part and category with the needle satisfies; others may, too. */
export function writeGramQuery(
  { categoryId, grams, categoryShare, table, density }: Lookup,
  part: Part = 'all',
): string {
  const chosen = chooseGrams(grams, {
    links: table.links * categoryShare * (part === 'sample' ? sampleShare : 1),
    total: table.links,
    density,
  })
  return [
    ...(part === 'sample' ? [`${mark}sample`] : []),
    ...(categoryId ? [categoryGram(categoryId)] : []),
    ...chosen.map(({ gram }) => gram),
  ]
    .map(toLexeme)
    .join(' & ')
}

/** The artificial gram of a link's category. */
function categoryGram(categoryId: string): string {
  return mark + categoryId
}

// The index keeps single letters and runs of three; two letters are looked up as the prefix of runs.
function toLexeme(gram: string): string {
  const quoted = `'${gram.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
  return Array.from(gram).length === 2 ? `${quoted}:*` : quoted
}
