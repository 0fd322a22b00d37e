import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { PlacedArticle } from './load-articles.ts'
import type { StoryReason } from './story-reason.ts'

/** Whether the article of `place` moves with its story. A scheduled entry does: its story of two would otherwise dissolve. */
export const isStoryMember = sql<boolean>`(exists (select from news_links where id = place.news_link_id)
  or exists (select from entries where id = place.entry_id and status in ('waiting', 'scheduled')))`

/** Places whose link is published or whose entry waits, with their headline; for editors only, because of the waiting ones. */
export function currentPlaces(which: RawBuilder<unknown>) {
  return sql`
    select place.id, place.story_id, place.canonical_url, place.placed_by, place.score, place.reasons,
      coalesce(link.title, entry.title) as title, coalesce(link.source, entry.source) as source,
      coalesce(link.url, entry.url) as url, coalesce(link.language, entry.language) as language,
      coalesce(link.outlet_id, entry.outlet_id) as outlet_id,
      coalesce(coalesce(link.outlet_id, entry.outlet_id)::text, link.source, entry.source) as outlet,
      coalesce(link.published_at, entry.published_at, entry.first_seen_at) as published_at,
      link.id as news_link_id, entry.id as entry_id, entry.queued_at, link.id is null as is_waiting
    from story_links place
      left join news_links link on link.id = place.news_link_id
      left join entries entry on entry.id = place.entry_id and entry.status = 'waiting'
    where (link.id is not null or entry.id is not null) and ${which}`
}

export type NewPlace = { id: string; storyId: string | null; score: number | null; reasons: StoryReason[] }

type Addressed = Pick<PlacedArticle, 'canonicalUrl'>

export type NewProposal = {
  pair: readonly [Addressed, Addressed]
  score: number | null
  reasons: StoryReason[]
} & (
  | { kind: 'join' | 'other-script' }
  /** The two stories that the articles are in. */
  | { kind: 'merge'; stories: readonly [string, string] }
  /** Canonical addresses of the articles that would leave the pair's story. */
  | { kind: 'split'; leavingUrls: readonly string[] }
)

/** Also creates stories that are new; the caller must recount them with `refreshStories`. */
export async function writePlaces(tx: Db, places: readonly NewPlace[], now: Date): Promise<void> {
  if (places.length === 0) return
  await makeStories(tx, places, now)
  const rows = places.map(toPlaceRow)
  await sql`
    update story_links place
    set story_id = given.story_id, score = given.score, reasons = given.reasons, status = 'placed', claimed_until = null
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as given (id uuid, story_id uuid, score real, reasons jsonb)
    where place.id = given.id`.execute(tx)
}

/** The keys by which a place is found (`story-window.ts`), and what is copied from the article with them. */
export type PlaceKeys = {
  id: string
  title: string
  outlet: string
  at: Date
  keys: readonly number[]
  series: number | null
  isRecurring: boolean
}

/** `writePlaces` for arriving articles, together with their keys: a row with so many indexes should be written only once. */
export async function writeArrivals(
  tx: Db,
  places: readonly (NewPlace & PlaceKeys)[],
  { keyed, now }: { keyed: string; now: Date },
): Promise<void> {
  await makeStories(tx, places, now)
  const rows = places.map(place => ({
    ...toPlaceRow(place),
    title: place.title,
    outlet: place.outlet,
    at: place.at,
    keys: `{${place.keys.join()}}`,
    series: place.series,
    is_recurring: place.isRecurring,
  }))
  await sql`
    update story_links place
    set story_id = given.story_id, score = given.score, reasons = given.reasons, status = 'placed', claimed_until = null,
      title = given.title, outlet = given.outlet, published_at = given.at, series_key = given.series,
      is_recurring = given.is_recurring, is_touched = not given.is_recurring, attempts = 0, keyed = ${keyed}::bigint,
      keys = given.keys::bigint[]
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as given (id uuid, story_id uuid, score real, reasons jsonb, title text, outlet text, at timestamptz, keys text,
        series bigint, is_recurring boolean)
    where place.id = given.id`.execute(tx)
}

async function makeStories(tx: Db, places: readonly NewPlace[], now: Date): Promise<void> {
  const stories = [...new Set(places.flatMap(({ storyId }) => storyId ?? []))]
  await sql`
    insert into stories (id, first_at, last_at, article_count, voice_count, heat, created_at, updated_at)
    select id, at, at, 0, 0, 0, at, at from unnest(${stories}::uuid[]) id, (select ${now}::timestamptz(3) as at) clock
    on conflict do nothing`.execute(tx)
}

function toPlaceRow({ id, storyId, score, reasons }: NewPlace) {
  return { id, story_id: storyId, score, reasons }
}

/**
 * Existing proposals, open or decided, are not changed. An article is proposed for a story by one open proposal, and for a split
 * only once. A merge of two stories is not proposed while another proposal between them is open or an editor keeps an article
 * of one apart from the other.
 */
export async function writeProposals(tx: Db, proposals: readonly NewProposal[], now: Date): Promise<void> {
  const rows = proposals.map(toRow).filter(({ first_url, second_url }) => first_url !== second_url)
  if (rows.length === 0) return
  await sql`
    insert into story_proposals (kind, first_url, second_url, score, reasons, leaving_urls, created_at)
    select kind, first_url, second_url, score, reasons, leaving, ${now}
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (kind text, first_url text, second_url text,
        score real, reasons jsonb, one uuid, other uuid, leaving_urls json)
      cross join lateral (select array(select json_array_elements_text(leaving_urls)) as leaving) listed
    where not (kind = 'merge' and ${isDecidedBetween(sql`given.one`, sql`given.other`)})
      and not (kind in ('join', 'other-script') and ${isProposedBetween(sql`given.first_url`, sql`given.second_url`)})
      and not exists (select from story_proposals known where known.kind = 'split' and known.leaving_urls && leaving)
    on conflict do nothing`.execute(tx)
}

function toRow(proposal: NewProposal) {
  const { kind, pair, score, reasons } = proposal
  const [first_url = '', second_url = ''] = pair.map(({ canonicalUrl }) => canonicalUrl).toSorted()
  const [one, other] = kind === 'merge' ? proposal.stories : [null, null]
  const leaving_urls = kind === 'split' ? proposal.leavingUrls : []
  return { kind, first_url, second_url, score, reasons, one, other, leaving_urls }
}

/** Whether an open proposal or a decision to keep apart concerns one article of each story. */
function isDecidedBetween(one: RawBuilder<unknown>, other: RawBuilder<unknown>) {
  const urlsOf = (story: RawBuilder<unknown>) =>
    sql`(select canonical_url from story_links where story_id = ${story})`
  const sides = [urlsOf(one), urlsOf(other)] as const
  const isApart = existsBetween(sql`story_constraints`, sql`known.kind = 'apart'`, sides)
  return sql`(${existsBetween(sql`story_proposals`, sql`known.state = 'open'`, sides)} or ${isApart})`
}

/** Whether an open proposal concerns the same article and another article of the same story. */
function isProposedBetween(one: RawBuilder<unknown>, other: RawBuilder<unknown>) {
  const sideOf = (url: RawBuilder<unknown>) => sql`(
    select ${url} union all select mate.canonical_url
      from story_links own join story_links mate on mate.story_id = own.story_id where own.canonical_url = ${url})`
  const isOpen = sql`known.state = 'open' and known.kind <> 'split'`
  return existsBetween(sql`story_proposals`, isOpen, [sideOf(one), sideOf(other)])
}

function existsBetween(
  table: RawBuilder<unknown>,
  which: RawBuilder<unknown>,
  [some, others]: readonly [RawBuilder<unknown>, RawBuilder<unknown>],
) {
  return sql`exists (
    select from ${table} known where ${which} and (known.first_url in ${some} and known.second_url in ${others}
      or known.first_url in ${others} and known.second_url in ${some}))`
}

/** Gives the places of published entries that `which` selects to their links too. The entry waits again after an undo. */
export async function attachPublished(db: Db, which: RawBuilder<unknown>): Promise<void> {
  await sql`
    with published as (
      select distinct on (entry.news_link_id) entry.news_link_id as link_id, place.id
      from story_links place join entries entry on entry.id = place.entry_id
      where ${which} and entry.news_link_id is not null and place.news_link_id is distinct from entry.news_link_id
        and not exists (select from story_links other where other.news_link_id = entry.news_link_id)
      order by entry.news_link_id, entry.status = 'published' desc, place.id
    )
    update story_links place set news_link_id = published.link_id
    from published where place.id = published.id`.execute(db)
}
