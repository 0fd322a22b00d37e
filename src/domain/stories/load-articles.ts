import { type RawBuilder, sql } from 'kysely'
import { siteOf } from '../../address/site-of.ts'
import type { Db } from '../../database/connect.ts'
import { isPending } from '../articles/entry-status.ts'
import { houseOf, voiceOf } from '../outlets/find-outlet-at.ts'
import { type WeighedArticle, weighArticle } from './matching/compare-articles.ts'
import { memoize } from './matching/memoize.ts'
import { createKnownWords, type PackedWords, packWords } from './matching/packed-words.ts'
import { descriptionMax, storyWords } from './matching/story-words.ts'
import type { WordRarity } from './matching/word-rarity.ts'
import { countedAt } from './public-story.ts'
import { pinnedStories } from './settle-stories.ts'

/** An article with its place. `id` is the id of the place. */
export type PlacedArticle = WeighedArticle & {
  title: string
  url: string
  canonicalUrl: string
  storyId: string | null
  /** An editor changed or locked its story. */
  isEdited: boolean
  /** Its story is pinned or settled: the machine may only add articles to it. */
  isStanding: boolean
  /** It is pinned, or its story is. Two pins never become one story by machine, because the page would show only one. */
  isPinned: boolean
  isRecurring: boolean
  /** It may be found as a candidate: it is not an issue of a series, and matching it has not failed. */
  isOpen: boolean
  /** Its words have not been counted yet. */
  isNew: boolean
  /** By which stories count outlets (`houseOf`). */
  house: string
  /** The outlet's owner if known; otherwise its house. */
  voice: string
  isLocked: boolean
  /** A link that readers see. */
  isPublic: boolean
  /** An entry with a publication time: it is matched and moves with its story, but nothing counts or shows it before. */
  isScheduled: boolean
}

type Row = Omit<PlacedArticle, keyof WeighedArticle | 'voice' | 'house'> & {
  id: string
  rowVersion: string
  outletId: string | null
  source: string
  at: Date
  ownerKey: string
  homeUrl: string
}

const isOpen = sql`not is_recurring and status <> 'failed'`
const placeColumns = sql`id, canonical_url, story_id, is_recurring, ${isOpen} as is_open, title = '' and keyed = 0 as is_new, news_link_id, entry_id`

/** The articles at these places, without those whose link or entry is gone. `open` also excludes places that are not open. */
export async function loadArticles(
  db: Db,
  ids: readonly string[],
  rarityOf: WordRarity,
  which: 'all' | 'open' = 'all',
): Promise<PlacedArticle[]> {
  if (ids.length === 0) return []
  // Looks up each place by its id: for a few hundred rows of a few thousand the planner would otherwise scan whole tables.
  const places = sql`
    select place.* from unnest(${[...new Set(ids)]}::uuid[]) given (id)
      cross join lateral (
        select ${placeColumns} from story_links where id = given.id and ${which === 'open' ? isOpen : sql`true`} offset 0
      ) place`
  return readArticles(db, places, rarityOf)
}

/** The newest articles of each of these stories. */
export async function loadMembers(
  db: Db,
  storyIds: readonly string[],
  rarityOf: WordRarity,
): Promise<PlacedArticle[]> {
  if (storyIds.length === 0) return []
  const places = sql`
    select place.* from unnest(${[...new Set(storyIds)]}::uuid[]) given (id)
      cross join lateral (
        select ${placeColumns} from story_links where story_id = given.id order by published_at desc limit ${membersMax}
      ) place`
  return readArticles(db, places, rarityOf)
}

/** The articles at these places, and the newest other articles of their stories. */
export async function loadWithMembers(
  db: Db,
  ids: readonly string[],
  rarityOf: WordRarity,
): Promise<PlacedArticle[]> {
  const articles = await loadArticles(db, ids, rarityOf)
  const members = await loadMembers(db, listStories(articles), rarityOf)
  return [...new Map([...members, ...articles].map(article => [article.id, article])).values()]
}

export function listStories(articles: readonly Pick<PlacedArticle, 'storyId'>[]): string[] {
  return [...new Set(articles.flatMap(({ storyId }) => storyId ?? []))]
}

const ofLink = countedAt(sql`published_at`, sql`created_at`)
const ofEntry = countedAt(sql`published_at`, sql`first_seen_at`)

async function readArticles(
  db: Db,
  places: RawBuilder<unknown>,
  rarityOf: WordRarity,
): Promise<PlacedArticle[]> {
  const { rows } = await sql<Row>`
    with place as materialized (${places}), pinned_story as materialized (${pinnedStories})
    select place.id, coalesce(original.title, link.title, entry.title) as title,
      coalesce(original.url, link.url, entry.url) as url,
      -- Changes with every write of the row.
      coalesce(original.written, link.written, entry.written)::text as row_version,
      coalesce(link.outlet_id, entry.outlet_id) as outlet_id, coalesce(link.source, entry.source) as source,
      coalesce(link.at, entry.at) as at,
      place.canonical_url, place.story_id, link.id is not null as is_public,
      link.id is null and entry.status = 'scheduled' as is_scheduled,
      coalesce(story.is_edited or story.is_locked, false) as is_edited,
      coalesce(story.settled_at is not null, false) or place.story_id in (table pinned_story) as is_standing,
      place.story_id in (table pinned_story)
        or place.news_link_id in (select news_link_id from pins where news_link_id is not null) as is_pinned,
      coalesce(story.is_locked, false) as is_locked, coalesce(owned.owner_key, '') as owner_key,
      coalesce(owned.home_url, '') as home_url, place.is_recurring,
      place.is_open, place.is_new
    from place
      left join lateral (
        select id, xmin as written, title, url, source, outlet_id, ${ofLink} as at
        from news_links where id = place.news_link_id offset 0
      ) link on true
      left join lateral (${originalOf(sql`place.news_link_id`)}) original on true
      left join lateral (
        select id, xmin as written, title, url, source, outlet_id, ${ofEntry} as at, status
        from entries where id = place.entry_id and ${isPending} offset 0
      ) entry on true
      left join lateral (select is_edited, is_locked, settled_at from stories where id = place.story_id offset 0) story on true
      left join lateral (
        select owner_key, home_url from outlets where id = coalesce(link.outlet_id, entry.outlet_id) offset 0
      ) owned on true
    where link.id is not null or entry.id is not null
    order by place.id`.execute(db)
  const words = await readWords(db, rows)
  return rows.flatMap(row => {
    const own = words.get(row.id)
    return own ? [toArticle(row, weighArticle({ ...locate(row), words: own }, rarityOf))] : []
  })
}

/** A longer story is judged by its newest articles. */
const membersMax = 24

/**
 * The entry that became this link, with the outlet's own headline, address and text. These decide about stories: an editor
 * rewrites headlines for readers, and that must not move the article. A link has only its own without an entry, or if
 * the page could not be read and the editor typed the headline.
 */
export function originalOf(linkId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select xmin as written, title, url, description from entries
    where news_link_id = ${linkId} and status = 'published' and title <> '' limit 1`
}

const descriptionRead = sql`
  left(coalesce(original.description, link.description, entry.description), ${sql.lit(descriptionMax)})`

const known = createKnownWords()

/** Reads descriptions only for articles whose words are not cached. */
async function readWords(db: Db, rows: readonly Row[]): Promise<Map<string, PackedWords>> {
  const words = new Map<string, PackedWords>()
  const unknown: Row[] = []
  for (const row of rows) {
    const found = known.find(row.id, row.rowVersion)
    if (found) words.set(row.id, found)
    else unknown.push(row)
  }
  if (unknown.length === 0) return words
  const unknownIds = unknown.map(({ id }) => id)
  const described = await readDescriptions(db, unknownIds)
  for (const { id, title, url, rowVersion } of unknown) {
    const read = packWords(storyWords({ title, url, description: described.get(id) ?? '' }))
    known.keep(id, rowVersion, read)
    words.set(id, read)
  }
  return words
}

async function readDescriptions(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; description: string }>`
    select place.id, ${descriptionRead} as description
    from story_links place
      left join news_links link on link.id = place.news_link_id
      left join lateral (${originalOf(sql`place.news_link_id`)}) original on true
      left join entries entry on entry.id = place.entry_id
    where place.id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, description }) => [id, description]))
}

function locate({ id, outletId, url, source, at }: Row): { id: string; outlet: string; at: Date } {
  // One site may host many outlets, and one outlet may have many sites. Without an outlet or a site, the printed name is used.
  return { id, outlet: outletId ?? (siteAt(url) || source), at }
}

/** The origin of an address determines its site. The result is memoized because the same articles are read repeatedly. */
function siteAt(url: string): string {
  return siteOfOrigin(/^https?:\/\/[^/?#\\]+/i.exec(url)?.[0] ?? url)
}

const siteOfOrigin = memoize(siteOf, { max: 5000, lengthMax: 200 })

function toArticle({ ownerKey, homeUrl, ...row }: Row, weighed: WeighedArticle): PlacedArticle {
  const outlet = { id: weighed.outlet, homeUrl, ownerKey }
  return { ...row, ...weighed, house: houseOf(outlet), voice: voiceOf(outlet) }
}
