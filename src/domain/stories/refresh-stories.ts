import { type RawBuilder, sql } from 'kysely'
import { notifyAtPace } from '../../database/changes.ts'
import type { Db } from '../../database/connect.ts'
import { takeLock } from '../../database/locks.ts'
import { inTransaction } from '../../database/transaction.ts'
import { chooseLeads } from './choose-leads.ts'
import { loadArticles, type PlacedArticle } from './load-articles.ts'
import type { WeighedArticle } from './matching/compare-articles.ts'
import { createCopyFinder } from './matching/is-copy.ts'
import { nameStories } from './name-stories.ts'
import { isPublic } from './public-story.ts'
import { listVoices, storyHeat } from './story-heat.ts'
import { attachPublished, isStoryMember } from './story-places.ts'

/** How many stories have their articles in memory at the same time. */
const storiesAtOnce = 50

/**
 * Recounts the stories' articles and voices, their times and heat: over all articles for editors, and over published links
 * for readers, for whom it also chooses the leads. Deletes stories of at most one article that no editor changed and no reader could see, a day after the other
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
    const published = [...members.values()].map(of => of.filter(({ isPublic }) => isPublic))
    const copies = await markCopies(tx, published)
    const counted = some.map(id => countStory(id, members.get(id) ?? [], copies))
    await writeCounts(tx, counted, now)
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
      and not exists (select from story_links place
      where place.story_id = story.id and ${isStoryMember})`.execute(db)
}

/** `headline`: as readers see it; null while it waits. `settled`: the leads with which readers saw its story. */
type Member = PlacedArticle & {
  headline: { linkId: string; title: string; language: string | null } | null
  settled: string[]
}

/** Without scheduled articles. */
async function listMembers(tx: Db, ids: readonly string[]): Promise<Member[]> {
  const { rows } = await sql<Pick<Member, 'id' | 'headline' | 'settled'>>`
    select place.id, case when story.settled_at is null then '{}' else story.settled_leads end as settled,
      case when link.id is not null
        then json_build_object('linkId', link.id, 'title', link.title, 'language', link.language) end as headline
    from stories story join story_links place on place.story_id = story.id
      left join news_links link on link.id = place.news_link_id
    where story.id = any(${ids}::uuid[])`.execute(tx)
  const places = new Map(rows.map(row => [row.id, row]))
  const evenRarity = () => 1
  const members = await loadArticles(tx, [...places.keys()], evenRarity)
  return members.flatMap(member => {
    const place = places.get(member.id)
    return place && !member.isScheduled ? { ...member, ...place } : []
  })
}

type Counted = { at: Date[]; articles: number; outlets: number; voices: number; heat: number | null }

function countStory(id: string, members: readonly Member[], copies: ReadonlySet<string>) {
  const all = countArticles(members)
  const open = countArticles(members.filter(({ isPublic }) => isPublic))
  const candidates = members.flatMap(({ id, at, headline }) =>
    headline ? { ...headline, at, isCopy: copies.has(id) } : [],
  )
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
    settled_leads: chooseLeads(candidates, members[0]?.settled ?? []),
  }
}

function countArticles(members: readonly PlacedArticle[]): Counted {
  const times = members.map(({ at }) => at).toSorted((a, b) => a - b)
  const voices = listVoices(members)
  return {
    at: [times.at(0), times.at(-1)].flatMap(at => (at === undefined ? [] : new Date(at))),
    articles: members.length,
    outlets: new Set(members.map(({ house }) => house)).size,
    voices: voices.length,
    heat: storyHeat(voices),
  }
}

/**
 * Skips stories whose counts and leads did not change, because each write notifies pages. An empty story keeps its times, heat
 * and leads. Another lead is announced here: no trigger compares leads.
 */
async function writeCounts(tx: Db, counted: ReturnType<typeof countStory>[], now: Date): Promise<void> {
  const names = Object.keys(counted[0] ?? {}).filter(name => name !== 'id')
  const columnsOf = (table: string) => sql.join(names.map(name => sql.ref(`${table}.${name}`)))
  await sql`
    with counted as (
      select given.id, coalesce(given.first_at, story.first_at) as first_at, coalesce(given.last_at, story.last_at) as last_at,
        given.article_count, given.voice_count, coalesce(given.heat, story.heat) as heat, given.public_first_at,
        given.public_last_at, given.public_link_count, given.public_outlet_count, given.public_voice_count,
        coalesce(given.public_heat, 0) as public_heat,
        coalesce(nullif(given.settled_leads, '{}'), story.settled_leads) as settled_leads,
        story.settled_leads[1] as earlier_lead
      from json_populate_recordset(null::stories, ${JSON.stringify(counted)}::json) given join stories story using (id)
    ), written as (
      update stories story
      set ${sql.join(names.map(name => sql`${sql.ref(name)} = ${sql.ref(`counted.${name}`)}`))}, updated_at = ${now}
      from counted
      where story.id = counted.id and (${columnsOf('story')}) is distinct from (${columnsOf('counted')})
      returning story.*, counted.earlier_lead
    )
    select ${notifyAtPace(sql`'story:' || id`)}
    from written story where ${isPublic} and earlier_lead is distinct from settled_leads[1]`.execute(tx)
}

/** Corrects what places copy: outlets are merged, and outlets date articles anew. */
async function updatePlaces(tx: Db, members: readonly PlacedArticle[]): Promise<void> {
  if (members.length === 0) return
  const rows = members.map(({ id, house, at }) => ({ id, outlet: house.toWellFormed(), at: new Date(at) }))
  await sql`
    update story_links place set outlet = given.outlet, published_at = given.at
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (id uuid, outlet text, at timestamptz(3))
    where place.id = given.id and (place.outlet, place.published_at) <> (given.outlet, given.at)`.execute(tx)
}

/** Marks the published articles that print another outlet's earlier text, so that no page compares them; returns their ids. */
async function markCopies(
  tx: Db,
  stories: readonly (readonly WeighedArticle[])[],
): Promise<ReadonlySet<string>> {
  const members = stories.flat()
  const copies = stories.flatMap(listCopies)
  if (members.length === 0) return new Set()
  await sql`
    update story_links set is_copy = not is_copy
    where id = any(${members.map(({ id }) => id)}::uuid[])
    and is_copy <> (id = any(${copies}::uuid[]))`.execute(tx)
  return new Set(copies)
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
