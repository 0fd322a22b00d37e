import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { foldedPattern } from '../../database/contains-words.ts'
import { spellWords } from '../../text/spelling/spellings.ts'
import { nilId } from '../fields/record-id.ts'
import type { QueueFilter } from './queue-entry.ts'

/** Written like the condition of the partial indexes (`entries_waiting_…`). */
export function conditionsOf(
  { view, categoryId, outletId, language, origin, from, until, words }: QueueFilter,
  now: Date,
): RawBuilder<unknown> {
  const conditions = [
    view === 'held' ? sql`entries.status = 'duplicate'` : sql`entries.status = 'waiting'`,
    view === 'snoozed' ? sql`entries.queued_at > ${now}` : sql`entries.queued_at <= ${now}`,
    categoryId === null ? null : sql`entries.category = ${categoryId}::uuid`,
    outletId === null ? null : sql`entries.outlet_id = ${outletId}::uuid`,
    language === null ? null : sql`entries.language = ${language}`,
    origin === null ? null : sql`entries.origin = ${origin}`,
    origin === null || origin === 'feed' ? null : sql`entries.origin <> 'feed'`,
    from && sql`entries.queued_at >= ${from}`,
    until && sql`entries.queued_at < ${until}`,
    words.length === 0 ? null : containsAll(words),
  ].filter(condition => condition !== null)
  return sql.join(conditions, sql` and `)
}

/** `coalesce` makes the planner expect half of the entries and read them in the page's order; otherwise it sorts the whole queue. */
function containsAll(words: readonly string[]): RawBuilder<unknown> {
  const conditions = spellWords(words).map(
    ({ spellings }) => sql`folded like any (array[${sql.join(spellings.map(foldedPattern))}])`,
  )
  return sql`coalesce((select ${sql.join(conditions, sql` and `)}
    from (select search_fold(concat_ws(' ', entries.title, entries.source)) as folded offset 0) as one), false)`
}

type Wanted = {
  filter: QueueFilter
  now: Date
  /** How many matches are read. */
  limit: number
  use: 'page' | 'count'
}

// Reading this many of the newest entries takes 6 ms and shows how frequent the words are.
const walkedRows = 2_000

// A page sorts all that the index finds: among 100,000 entries both ways take the same time where this times the square of the
// share of matches is the number of rows of the page (a match costs 55 µs, an entry read in order 10).
const evenRows = 500_000

// A count stops at its limit in either way. If more entries than this would have to be read in order, the index is faster.
const walkMax = 20_000

/** A condition that finds rare words by the trigram index (`entries_waiting_words`); frequent ones are found in the page's order. */
export async function findWords(db: Db, { filter, now, limit, use }: Wanted): Promise<RawBuilder<unknown>> {
  if (filter.words.length === 0 || filter.view === 'held') return sql`true`
  const { looked, found, query } = await countInNewest(db, filter, now)
  const share = found / looked
  const isFrequent = use === 'page' ? evenRows * share ** 2 >= limit : share * walkMax >= limit
  const isNear = looked < walkedRows || isFrequent
  return isNear || query === null ? sql`true` : sql`${gramsOfEntry} @@ ${query}::tsquery`
}

const none = sql.raw(`'${nilId}'::uuid`)
const gramsOfEntry = sql`search_grams(search_fold(left(entries.title || E'\x1f' || entries.source, 2000)), ${none}, ${none})`

async function countInNewest(db: Db, filter: QueueFilter, now: Date) {
  const unworded = conditionsOf({ ...filter, words: [] }, now)
  const { rows } = await sql<{ looked: number; found: number; query: string | null }>`
    select count(*)::integer as looked, count(*) filter (where ${conditionsOf(filter, now)})::integer as found,
      (select string_agg(distinct lexeme, ' & ') from (${lexemesOf(filter.words)}) as lexemes) as query
    from (
      select * from entries where ${unworded}
      order by queued_at desc, id desc limit ${walkedRows}
    ) as entries`.execute(db)
  return rows[0] ?? { looked: 0, found: 0, query: null }
}

/** All trigrams of the words; for shorter words the prefix of a trigram. */
function lexemesOf(words: readonly string[]): RawBuilder<unknown> {
  return sql`select '''' || replace(replace(gram, '\\', '\\\\'), '''', '''''') || case when length(gram) = 2 then ''':*' else '''' end as lexeme
    from unnest(${spellWords(words).flatMap(({ parts }) => parts)}::text[]) as word, search_fold(word) as folded,
      generate_series(1, greatest(1, length(folded) - 2)) as place, substr(folded, place, 3) as gram
    where folded <> ''`
}
