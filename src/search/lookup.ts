import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { Edition } from '../text/language.ts'
import { chooseGrams, type Gram } from './choose-grams.ts'
import { rareShare } from './count-grams.ts'
import { indexedWordsOf } from './words-of.ts'

/** How large the table of links is. */
type TableSize = { pages: number; links: number }

/** A needle to look up in the trigram index, with its known statistics. */
export type Lookup = {
  needle: string
  categoryId: string | null
  edition: Edition | null
  /**
   * The share of the category's links that have the needle, as far as the newest tell. The more of those with a run of
   * it have all of it, the less is spared by asking for another run.
   */
  density: number
  grams: Gram[]
  /** Of all links; 1 without a category, or where nothing was counted yet. */
  categoryShare: number
  table: TableSize
}

/** The part of the index to query: all links, or its random sample (0030_sample_in_the_search_index.sql). */
export type Part = 'all' | 'sample'

/** Of all links. */
export const sampleShare = 1 / 16

// Further than the runs of one word: those of two words do not come together by likeness.
const wordsApart = 1_000

// No needle has it.
const mark = '\x1f'

/**
 * Asks once what decides which runs of a needle are looked up and how matches are counted: how common each run is, by
 * the count of the night (`count-grams.ts`), and the size of the table. `needle` as `parseQuery` leaves it.
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

/** A tsquery for `search_grams`: every link of the part, in the category, with the needle has all of it. */
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

/** The gram that stands for a link's category. */
function categoryGram(categoryId: string): string {
  return mark + categoryId
}

// The index keeps single letters and runs of three; two are what a run begins with.
function toLexeme(gram: string): string {
  const quoted = `'${gram.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
  return Array.from(gram).length === 2 ? `${quoted}:*` : quoted
}
