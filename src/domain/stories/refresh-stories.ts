import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { loadArticles, type PlacedArticle } from './load-articles.ts'
import { listVoices, storyHeat } from './story-heat.ts'

/**
 * Counts the stories' articles and voices anew, with their times and heat. A story of one article that no editor changed
 * is none, and an empty one is gone.
 */
export async function refreshStories(tx: Db, ids: readonly string[], now: Date): Promise<void> {
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
    with small as (
      select story.id from stories story left join story_links place on place.story_id = story.id
      where story.id = any(${ids}::uuid[])
      group by story.id having count(place.id) = 0 or (count(place.id) = 1 and not story.is_edited)
    )
    delete from stories using small where stories.id = small.id`.execute(tx)
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
