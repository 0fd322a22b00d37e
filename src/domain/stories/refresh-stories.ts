import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { attachPublished } from './attach-published.ts'
import { loadArticles, type PlacedArticle } from './load-articles.ts'
import { listVoices, storyHeat } from './story-heat.ts'

/**
 * Counts the stories' articles and voices anew, with their times and heat. A story of one article that no editor changed
 * and no reader saw is none, and an empty one is gone, unless it leads to the one that it was merged into.
 */
export async function refreshStories(tx: Db, ids: readonly string[], now: Date): Promise<void> {
  await attachPublished(tx, sql`place.story_id = any(${ids}::uuid[])`)
  await dissolveSmall(tx, ids)
  const members = await listMembers(tx, ids)
  const stories = [...Map.groupBy(members, ({ storyId }) => storyId ?? '')].flatMap(([id, of]) => {
    const times = of.map(({ at }) => at)
    const voices = listVoices(of)
    const heat = storyHeat(voices)
    if (heat === null) return []
    const firstAt = new Date(Math.min(...times))
    const lastAt = new Date(Math.max(...times))
    return [{ id, firstAt, lastAt, articleCount: of.length, voiceCount: voices.length, heat }]
  })
  for (const { id, ...counted } of stories)
    await tx
      .updateTable('stories')
      .set({ ...counted, updatedAt: now })
      .where('id', '=', id)
      .execute()
}

async function dissolveSmall(tx: Db, ids: readonly string[]): Promise<void> {
  await sql`
    with counted as (
      select place.story_id, count(*) as articles from story_links place
      where place.story_id = any(${ids}::uuid[])
        and (exists (select from news_links where id = place.news_link_id)
          or exists (select from entries where id = place.entry_id and status = 'waiting'))
      group by place.story_id
    )
    delete from stories story
    where story.id = any(${ids}::uuid[]) and story.merged_into is null
      and coalesce((select articles from counted where story_id = story.id), 0)
        < case when story.is_edited or story.has_been_public then 1 else 2 end`.execute(tx)
}

async function listMembers(tx: Db, ids: readonly string[]): Promise<PlacedArticle[]> {
  if (ids.length === 0) return []
  const places = await tx.selectFrom('storyLinks').select('id').where('storyId', 'in', ids).execute()
  const alike = () => 1
  return loadArticles(
    tx,
    places.map(({ id }) => id),
    alike,
  )
}
