import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { conditionsOf } from './queue-conditions.ts'
import type { QueueFilter } from './queue-entry.ts'

type Wanted = {
  filter: QueueFilter
  now: Date
  /** How many matches are read. */
  limit: number
}

// Reading so many entries takes 6 ms and shows how many of the newest have the words.
const walkedRows = 2_000

// Beyond this distance the index finds all matches sooner.
const walkMax = 20_000

/**
 * A condition to add to those of the filter. Words that many entries have are found by reading the queue in the order of
 * the page; the others by the index of letters (0074_words_of_waiting_entries.sql).
 */
export async function findWords(db: Db, { filter, now, limit }: Wanted): Promise<RawBuilder<unknown>> {
  if (filter.words.length === 0 || filter.view === 'held') return sql`true`
  const { looked, found, query } = await lookAtNewest(db, filter, now)
  const isNear = looked < walkedRows || (found > 0 && (limit * looked) / found <= walkMax)
  return isNear || query === null ? sql`true` : sql`${gramsOfEntry} @@ ${query}::tsquery`
}

const none = sql.raw("'00000000-0000-0000-0000-000000000000'::uuid")
const gramsOfEntry = sql`search_grams(search_fold(left(entries.title || E'\x1f' || entries.source, 2000)), ${none}, ${none})`

async function lookAtNewest(db: Db, filter: QueueFilter, now: Date) {
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

/** Every run of three letters, or one or two with which a run begins. */
function lexemesOf(words: readonly string[]): RawBuilder<unknown> {
  return sql`select '''' || replace(replace(gram, '\\', '\\\\'), '''', '''''') || case when length(gram) = 2 then ''':*' else '''' end as lexeme
    from unnest(${words}::text[]) as word, search_fold(word) as folded,
      generate_series(1, greatest(1, length(folded) - 2)) as place, substr(folded, place, 3) as gram
    where folded <> ''`
}
