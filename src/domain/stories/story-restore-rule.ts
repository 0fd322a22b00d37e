import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { takeLock } from '../../database/locks.ts'
import type { Actor } from '../accounts/actor-name.ts'
import { listUnmade, type Restoration, type RestoreRule } from '../revisions/restore-records.ts'
import { refreshEditedStories } from './recount-stories.ts'
import { isStoryMember } from './story-places.ts'

export const storyRestoreRule: RestoreRule = {
  /** Before any row lock, because a worker that counts stories holds this lock while it writes to them. */
  async lock(tx, revisions) {
    if (revisions.some(({ recordTable }) => recordTable === 'stories' || recordTable.startsWith('story_')))
      await takeLock(tx, 'stories')
  },

  /** Joining a story writes no version of it, so an undo of its opening must look for articles that editors added since. */
  async refuse(tx, restored) {
    const gone = listUnmade(restored, 'stories')
    if (gone.length === 0) return null
    const ownIds = restored.map(({ revision }) => revision.recordId)
    const { rows } = await sql`
      select from story_links
      where story_id = any(${gone}::uuid[]) and placed_by = 'editor'
      and id <> all(${ownIds}::uuid[]) limit 1`.execute(tx)
    return rows.length > 0 ? 'against-stories' : null
  },

  async prepare(tx, restored) {
    const gone = listUnmade(restored, 'stories')
    // Articles that the matching added are placed anew by its next pass.
    if (gone.length > 0)
      await sql`update story_links set is_touched = true, attempts = 0
        where story_id = any(${gone}::uuid[])`.execute(tx)
    return async ({ now }) => {
      if (await contradictsStories(tx, restored)) return 'against-stories'
      await keepFromMatching(tx, restored, now)
      return null
    }
  },
}

const matching: Actor = '#matching'

/** An editor who undoes a move of the matching has placed the article: no later pass moves it again. */
async function keepFromMatching(tx: Db, restored: readonly Restoration[], now: Date): Promise<void> {
  const moves = restored.filter(
    ({ revision }) => revision.recordTable === 'story_links' && revision.accountName === matching,
  )
  if (moves.length === 0) return
  const ids = moves.map(({ revision }) => revision.recordId)
  await sql`update story_links set placed_by = 'editor' where id = any(${ids}::uuid[])`.execute(tx)
  const stories = moves.flatMap(({ revision: { before, after } }) =>
    [before, after].flatMap(row => (row?.story_id ? [String(row.story_id)] : [])),
  )
  await refreshEditedStories(tx, [...new Set(stories)], now)
}

/**
 * Whether restored records violate a story invariant. Violations: articles that are kept together are in different stories (or,
 * if that decision is restored, in none); articles that are kept apart are in one story; an article is in a merged story; a
 * story has no article and none that could return.
 */
async function contradictsStories(tx: Db, restored: readonly Restoration[]): Promise<boolean> {
  const isOf = (table: string) => restored.filter(({ revision }) => revision.recordTable === table)
  const [places, pairs, stories] = [isOf('story_links'), isOf('story_constraints'), isOf('stories')]
  if (places.length + pairs.length + stories.length === 0) return false
  const urls = [
    ...places.map(read('canonical_url')),
    ...pairs.map(read('first_url')),
    ...pairs.map(read('second_url')),
  ]
  const ids = [...pairs, ...stories].map(({ revision }) => revision.recordId)
  const { rows } = await sql`
    with member as not materialized (
      select canonical_url as url, place.story_id from story_links place where ${isStoryMember}
    ), pair as (
      select id, kind, first_url, second_url from story_constraints where first_url = any(${urls}::text[])
      union
      select id, kind, first_url, second_url from story_constraints where second_url = any(${urls}::text[])
    )
    select from pair join member a on a.url = first_url join member b on b.url = second_url
    where case kind when 'apart' then a.story_id = b.story_id
      else a.story_id is distinct from b.story_id or a.story_id is null and pair.id = any(${ids}::uuid[]) end
    union all
    select from member join stories story on story.id = member.story_id
    where story.merged_into is not null and (member.url = any(${urls}::text[]) or story.id = any(${ids}::uuid[]))
    union all
    select from stories story
    where id = any(${ids}::uuid[]) and merged_into is null
      and not exists (select from story_links place where place.story_id = story.id)
    limit 1`.execute(tx)
  return rows.length > 0
}

function read(column: string) {
  return ({ revision, to }: Restoration): string =>
    String((to ?? revision.after ?? revision.before)?.[column] ?? '')
}
