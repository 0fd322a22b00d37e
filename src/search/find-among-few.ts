import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { hasEachWord, joinSpellings } from '../database/contains-words.ts'
import { compiledOnce } from '../database/quick-lane.ts'
import type { Edition } from '../text/language.ts'
import { inCategory, type Search } from './find-matches.ts'
import { spelledWordsOf } from './parse-query.ts'

type Found = { ids: string[]; total: number }

/**
 * All matches, newest first below `after` and up to the limit, if there are at most `rows` links, matching or not, in the
 * category or at all; null if there are more. One planned statement, because on a small site planning takes longer than reading.
 */
export async function findAmongFew(db: Db, search: Search, rows: number): Promise<Found | null> {
  const { needle, categoryId, edition = null, after, limit } = search
  const of = categoryId ? 'category' : 'all'
  const values = {
    words: joinSpellings(spelledWordsOf(needle)),
    categoryId,
    at: after?.at,
    id: after?.id,
    limit,
  }
  const [found] = await listAmongFew(db, values, of, edition, rows)
  return found ?? null
}

// The limit is no part of the statement: programs choose theirs, and each would keep a plan of its own.
type Values = { words: string[]; categoryId: string | null; at?: Date; id?: string; limit: number }

const listAmongFew = compiledOnce(
  (
    _: Db,
    { words, categoryId, at, id, limit }: Values,
    of: 'all' | 'category',
    edition: Edition | null,
    rows: number,
  ) => {
    const [isOfIt, order] =
      of === 'category' ? [inCategory({ categoryId }), sql`category,`] : [sql`true`, sql``]
    const newestFirst = sql`order by ${order} created_at desc, id desc`
    return sql<Found>`
      with matches as materialized (
        select id, created_at from (
          select * from news_links where ${isOfIt} ${newestFirst} limit ${sql.lit(rows)}
        ) as news_links
        where ${inCategory({ categoryId: null, edition })} and ${hasEachWord(words, sql`search_text`)}
      )
      select (select count(*)::integer from matches) as total, array(
        select id from matches
        where ${at}::timestamptz is null or (created_at, id) < (${at}, ${id}::uuid)
        order by created_at desc, id desc limit ${limit}::integer
      )::text[] as ids
      where not exists (select from news_links where ${isOfIt} ${newestFirst} offset ${sql.lit(rows)} limit 1)`
  },
)
