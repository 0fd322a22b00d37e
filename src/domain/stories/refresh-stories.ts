import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { attachPublished } from './attach-published.ts'
import { loadArticles, type PlacedArticle } from './load-articles.ts'
import { markCopies } from './mark-copies.ts'
import { nameStories } from './name-stories.ts'
import { listVoices, storyHeat } from './story-heat.ts'
import { updatePlacedOutlets } from './update-placed-outlets.ts'

/** The articles of that many stories are in memory at once. */
const storiesAtOnce = 50

/**
 * Counts the stories' articles and voices anew, with their times and heat: of all articles for editors, and of published
 * links alone for readers. A story of one article that no editor changed and no reader saw is none, and an empty one is
 * gone, unless it leads to the one that it was merged into.
 */
export async function refreshStories(tx: Db, ids: readonly string[], now: Date): Promise<void> {
  await attachPublished(tx, sql`place.story_id = any(${ids}::uuid[])`)
  await dissolveSmall(tx, ids)
  for (let n = 0; n < ids.length; n += storiesAtOnce) {
    const some = ids.slice(n, n + storiesAtOnce)
    const present = await listMembers(tx, some)
    await updatePlacedOutlets(tx, present)
    const members = Map.groupBy(present, ({ storyId }) => storyId ?? '')
    await markCopies(
      tx,
      [...members.values()].map(of => of.filter(({ isPublic }) => isPublic)),
    )
    await writeCounts(
      tx,
      some.map(id => countStory(id, members.get(id) ?? [])),
      now,
    )
  }
  await nameStories(tx, ids)
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

type Counted = { at: Date[]; articles: number; outlets: number; voices: number; heat: number | null }

function countStory(id: string, members: readonly PlacedArticle[]) {
  const all = countArticles(members)
  const open = countArticles(members.filter(({ isPublic }) => isPublic))
  return {
    id,
    first_at: all.at[0],
    last_at: all.at[1],
    article_count: all.articles,
    voice_count: all.voices,
    heat: all.heat,
    public_first_at: open.at[0],
    public_last_at: open.at[1],
    public_link_count: open.articles,
    public_outlet_count: open.outlets,
    public_voice_count: open.voices,
    public_heat: open.heat,
  }
}

function countArticles(members: readonly PlacedArticle[]): Counted {
  const times = members.map(({ at }) => at).toSorted((a, b) => a - b)
  const voices = listVoices(members)
  return {
    at: [times.at(0), times.at(-1)].flatMap(at => (at === undefined ? [] : new Date(at))),
    articles: members.length,
    outlets: new Set(members.map(({ outlet }) => outlet)).size,
    voices: voices.length,
    heat: storyHeat(voices),
  }
}

/** Writes nothing where nothing changed: pages are told of each change. An empty story keeps its times and its heat. */
async function writeCounts(tx: Db, counted: ReturnType<typeof countStory>[], now: Date): Promise<void> {
  await sql`
    with counted as (
      select * from json_populate_recordset(null::stories, ${JSON.stringify(counted)}::json)
    )
    update stories story
    set first_at = coalesce(counted.first_at, story.first_at), last_at = coalesce(counted.last_at, story.last_at),
      article_count = counted.article_count, voice_count = counted.voice_count,
      heat = coalesce(counted.heat, story.heat), public_first_at = counted.public_first_at,
      public_last_at = counted.public_last_at, public_link_count = counted.public_link_count,
      public_outlet_count = counted.public_outlet_count, public_voice_count = counted.public_voice_count,
      public_heat = coalesce(counted.public_heat, 0), updated_at = ${now}
    from counted
    where story.id = counted.id and (story.first_at, story.last_at, story.article_count, story.voice_count, story.heat,
        story.public_first_at, story.public_last_at, story.public_link_count, story.public_outlet_count,
        story.public_voice_count, story.public_heat)
      is distinct from (coalesce(counted.first_at, story.first_at), coalesce(counted.last_at, story.last_at),
        counted.article_count, counted.voice_count, coalesce(counted.heat, story.heat), counted.public_first_at,
        counted.public_last_at, counted.public_link_count, counted.public_outlet_count, counted.public_voice_count,
        coalesce(counted.public_heat, 0))`.execute(tx)
}
