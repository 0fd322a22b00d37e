import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { takeLock } from '../../database/locks.ts'
import { inTransaction } from '../../database/transaction.ts'
import { loadArticles, type PlacedArticle } from './load-articles.ts'
import type { WeighedArticle } from './matching/compare-articles.ts'
import { createCopyFinder } from './matching/is-copy.ts'
import { nameStories } from './name-stories.ts'
import { listVoices, storyHeat } from './story-heat.ts'
import { attachPublished, isStoryMember } from './story-places.ts'

/** How many stories have their articles in memory at the same time. */
const storiesAtOnce = 50

/**
 * Recounts the stories' articles and voices, their times and heat: over all articles for editors, and over published links
 * for readers. Deletes stories of at most one article that no editor changed and no reader could see, a day after the other
 * one left for the bin or was rejected (`pruneSmallStories`): an undo finds it in its story. Another story stays even without
 * an article as long as one can return to it (`pruneEmptyStories`); a merged story stays, because it leads to the story that
 * it became part of.
 */
export async function refreshStories(tx: Db, ids: readonly string[], now: Date): Promise<void> {
  await attachPublished(tx, sql`place.story_id = any(${ids}::uuid[])`)
  await dissolve(tx, ids, { articles: sql`count(*)` })
  for (let n = 0; n < ids.length; n += storiesAtOnce) {
    const some = ids.slice(n, n + storiesAtOnce)
    const present = await listMembers(tx, some)
    await updatePlaces(tx, present)
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

/** Deletes those of at most one article, as `articles` counts the places of a story. */
async function dissolve(
  tx: Db,
  ids: readonly string[],
  { articles }: { articles: RawBuilder<unknown> },
): Promise<void> {
  await sql`
    with counted as (
      select place.story_id, ${articles} as articles from story_links place
      where place.story_id = any(${ids}::uuid[])
      group by place.story_id
    ), dissolved as (
      select id from stories story
      where id = any(${ids}::uuid[]) and merged_into is null
        and not is_edited and not has_been_public
        and not exists (select from counted where story_id = story.id and articles > 1)
    ), left_places as (
      -- Without a headline a place counts as renamed: an entry that returns to the queue is matched anew.
      update story_links place set title = ''
      where story_id in (select id from dissolved) and not ${isStoryMember}
    )
    delete from stories where id in (select id from dissolved)`.execute(tx)
}

/** Deletes the stories that have had at most one article since `before`, unless an editor changed or a reader saw them. */
export async function pruneSmallStories(db: Db, before: Date): Promise<void> {
  const small = await db
    .selectFrom('stories')
    .select('id')
    // As a parameter the number would fit no index.
    .where(sql<boolean>`article_count <= 1`)
    .where('mergedInto', 'is', null)
    .where('isEdited', '=', false)
    .where('hasBeenPublic', '=', false)
    .where('updatedAt', '<', before)
    .execute()
  if (small.length === 0) return
  const ids = small.map(({ id }) => id)
  await inTransaction(db, async tx => {
    await takeLock(tx, 'stories')
    await dissolve(tx, ids, { articles: sql`count(*) filter (where ${isStoryMember})` })
  })
}

/** Deletes the stories that have had no article since `before`: none returns from the bin any more. */
export async function pruneEmptyStories(db: Db, before: Date): Promise<void> {
  await sql`
    delete from stories story
    where article_count = 0 and merged_into is null and updated_at < ${before}
      and not exists (select from story_links place where place.story_id = story.id and ${isStoryMember})`.execute(
    db,
  )
}

/** Without scheduled articles. */
async function listMembers(tx: Db, ids: readonly string[]): Promise<PlacedArticle[]> {
  if (ids.length === 0) return []
  const places = await tx.selectFrom('storyLinks').select('id').where('storyId', 'in', ids).execute()
  const evenRarity = () => 1
  const members = await loadArticles(
    tx,
    places.map(({ id }) => id),
    evenRarity,
  )
  return members.filter(({ isScheduled }) => !isScheduled)
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

/** Skips stories whose counts did not change, because each write notifies pages. An empty story keeps its times and heat. */
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

/** Corrects what places copy: outlets are merged, and outlets date articles anew. */
async function updatePlaces(tx: Db, members: readonly PlacedArticle[]): Promise<void> {
  if (members.length === 0) return
  const rows = members.map(({ id, outlet, at }) => ({ id, outlet: outlet.toWellFormed(), at: new Date(at) }))
  await sql`
    update story_links place set outlet = given.outlet, published_at = given.at
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (id uuid, outlet text, at timestamptz(3))
    where place.id = given.id and (place.outlet, place.published_at) <> (given.outlet, given.at)`.execute(tx)
}

/**
 * Marks the published articles that print a text which another outlet printed before, so that a page of thousands of links
 * compares nothing. Each of `stories` holds all public articles of one story.
 */
async function markCopies(tx: Db, stories: readonly (readonly WeighedArticle[])[]): Promise<void> {
  const members = stories.flat()
  if (members.length === 0) return
  const copies = stories.flatMap(listCopies)
  await sql`
    update story_links set is_copy = not is_copy
    where id = any(${members.map(({ id }) => id)}::uuid[]) and is_copy <> (id = any(${copies}::uuid[]))`.execute(
    tx,
  )
}

/** Ids of the copies. The first article with a text is not a copy. */
export function listCopies(members: readonly WeighedArticle[]): string[] {
  const originals = createCopyFinder()
  return members
    .toSorted((a, b) => a.at - b.at)
    .flatMap(member => {
      if (originals.hasCopyOf(member)) return [member.id]
      originals.add(member)
      return []
    })
}
