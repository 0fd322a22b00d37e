import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { inTransaction } from '../database/transaction.ts'

// About 6,000 links: extracting their runs takes a second, and a run in one link of two hundred is found 30 times.
const sampledPages = 700

// Runs with fewer occurrences have no reliable estimate; they count as rare.
const linksMin = 12

/** The share of all links that is assumed for rare runs: `linksMin` of the sample. */
export const rareShare = 0.002

/**
 * Counts, in a sample of all links, how many contain each run of letters that the index keeps, for `lookup.ts`. Once a night
 * is enough: the common runs of a language do not change with the news.
 */
export async function countGrams(db: Db): Promise<void> {
  await inTransaction(db, async tx => {
    // Only one count at a time, because it replaces all rows.
    await sql`lock table search_gram_shares in share row exclusive mode`.execute(tx)
    await sql`delete from search_gram_shares`.execute(tx)
    await sql`
      insert into search_gram_shares (gram, share)
      select word, ndoc::real / max(ndoc) over () from ts_stat(format(
        'select search_grams(search_text, category, id) from news_links tablesample system (%s)',
        (select least(100, ${100 * sampledPages} / greatest(1, pg_relation_size('news_links')
          / current_setting('block_size')::numeric)))
      )) where ndoc >= ${linksMin}`.execute(tx)
  })
}

/**
 * Regular maintenance of the search index: merges the pending list (`gin_pending_list_limit`), which every search
 * reads in full (13 ms at 8 MB), and counts grams that were never counted.
 */
export async function tendIndex(db: Db): Promise<void> {
  await sql`select gin_clean_pending_list('news_links_search')`.execute(db)
  const { rows } = await sql`
    select where exists (select from news_links offset ${linksMin} limit 1)
      and not exists (select from search_gram_shares)`.execute(db)
  if (rows.length > 0) await countGrams(db)
}
