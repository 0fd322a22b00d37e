import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { inTransaction } from '../database/transaction.ts'

/** A run of letters (gram) at `position` in the needle, and the share of all links that contain it. */
export type Gram = { gram: string; position: number; share: number }

// Costs measured at a million links: reading one entry of a posting list, and visiting one link.
const entryMicroseconds = 0.045
const linkMicroseconds = 2.5

// Links that contain one run of the needle but not the needle often contain another run too, because of a similar word.
// The shares by distance of the runs: the same run, the next, the one after, and further (`alikeShareFar`). Means over 36
// words of four scripts in 100,000 links.
const alikeShares = [1, 0.4, 0.2]
const alikeShareFar = 0.15

// The newest links are only a sample, so some links of a posting list are always assumed not to contain the needle.
const falseShareMin = 0.1

const gramsMax = 3

/**
 * The runs to look up in the index: the rarest, then each one that saves more time on links than reading its posting list
 * takes. `links` of the `total` are candidates (those of the category); a share of `density` of them contains the needle.
 */
export function chooseGrams(
  grams: Gram[],
  { links, total, density }: { links: number; total: number; density: number },
): Gram[] {
  const [rarest] = grams.toSorted((a, b) => a.share - b.share)
  if (!rarest) return []
  const chosen = [rarest]
  let inVain = links * Math.max(rarest.share - density, rarest.share * falseShareMin)
  while (chosen.length < gramsMax) {
    const next = findMostSparing(grams, chosen, { inVain, total })
    if (!next) break
    chosen.push(next)
    inVain *= shareAmongChosen(next, chosen.slice(0, -1))
  }
  return chosen
}

/** Among runs that save equally much, as in a word without statistics, prefers the one furthest from the chosen runs. */
function findMostSparing(
  grams: Gram[],
  chosen: Gram[],
  { inVain, total }: { inVain: number; total: number },
): Gram | undefined {
  const worths = grams.map(gram => {
    const spared = inVain * (1 - shareAmongChosen(gram, chosen)) * linkMicroseconds
    return {
      gram,
      distance: distanceFrom(chosen, gram),
      worth: spared - gram.share * total * entryMicroseconds,
    }
  })
  const [best] = worths.toSorted((a, b) => b.worth - a.worth || b.distance - a.distance)
  return best && best.worth > 0 ? best.gram : undefined
}

/** The share of the chosen runs' false candidates that also contain this run. */
function shareAmongChosen(gram: Gram, chosen: Gram[]): number {
  const alike = alikeShares[distanceFrom(chosen, gram)] ?? alikeShareFar
  return gram.share + (1 - gram.share) * alike
}

function distanceFrom(chosen: Gram[], { position }: Gram): number {
  return Math.min(...chosen.map(other => Math.abs(other.position - position)))
}

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
