import { sql } from 'kysely'
import { compiledOnce } from '../database/compiled-once.ts'
import type { Db } from '../database/connect.ts'
import { isPublic, leadOfStoryIn, storyColumnsIn } from '../domain/stories/public-story.ts'
import type { Story } from '../domain/stories/story.ts'
import type { Edition } from '../text/language.ts'
import { hasEachWord } from './find-matches.ts'
import { wordsOf } from './parse-query.ts'

const matchingStoriesMax = 3

// Few stories have a name given by an editor; those older than this many are found by their headlines.
const namedMax = 1_000

/**
 * Public stories whose name or headline contains all words of the needle, those with the most matching headlines first.
 * `linkIds`: the newest matching links; no other headlines are read.
 */
export function findStories(
  db: Db,
  {
    needle,
    linkIds,
    edition = null,
  }: { needle: string; linkIds: readonly string[]; edition?: Edition | null },
): Promise<Story[]> {
  return listStories(db, { words: wordsOf(needle), linkIds }, edition)
}

const listStories = compiledOnce(
  (
    _: Db,
    { words, linkIds }: { words: readonly string[]; linkIds: readonly string[] },
    edition: Edition | null,
  ) => {
    const hasWords = hasEachWord(words, sql`folded`)
    return sql<Story>`
      with matches as materialized (
        select own.story_id as id
        from story_links own join news_links link on link.id = own.news_link_id
          cross join lateral search_fold(link.title) as folded
        where own.news_link_id = any(${linkIds}::uuid[]) and own.story_id is not null and ${hasWords}
        union all
        select id from (
          select id, title from stories story where title is not null and ${isPublic}
          order by public_last_at desc limit ${sql.lit(namedMax)}
        ) named cross join lateral search_fold(named.title) as folded
        where ${hasWords}
      ), best as materialized (
        select story.*, hits
        from (select id, count(*) as hits from matches group by id) counted join stories story using (id)
        where ${isPublic} order by hits desc, public_last_at desc, id desc limit ${sql.lit(matchingStoriesMax)}
      )
      select ${storyColumnsIn(edition)} from best story cross join lateral ${leadOfStoryIn(edition)} lead
      order by hits desc, story.public_last_at desc, story.id desc`
  },
)
