import { sql } from 'kysely'
import { siteOf } from '../../address/site-of.ts'
import type { Db } from '../../database/connect.ts'
import { createKnownWords } from './known-words.ts'
import { type WeighedArticle, weighArticle } from './matching/compare-articles.ts'
import { type PackedWords, packWords } from './matching/pack-words.ts'
import { rememberAnswers } from './matching/remember-answers.ts'
import { descriptionMax, storyWords } from './matching/story-words.ts'
import type { WordRarity } from './matching/word-rarity.ts'

/** An article with its place. `id` is the place's. */
export type PlacedArticle = WeighedArticle & {
  title: string
  url: string
  canonicalUrl: string
  storyId: string | null
  /** An editor changed or locked its story. */
  isEdited: boolean
  isRecurring: boolean
  /** It may be found: it is no issue of a series, and did not fail. */
  isOpen: boolean
  isNew: boolean
  /** Its outlet's owner, where it is known; otherwise its outlet. */
  voice: string
  isLocked: boolean
  /** A link that readers see. */
  isPublic: boolean
}

type Row = {
  id: string
  title: string
  url: string
  rowVersion: string
  outletId: string | null
  source: string
  at: Date
  canonicalUrl: string
  storyId: string | null
  isEdited: boolean
  isRecurring: boolean
  isOpen: boolean
  isNew: boolean
  isPublic: boolean
  isLocked: boolean
  ownerKey: string
}

const isOpen = sql`not is_recurring and status <> 'failed'`
const ofPlace = sql`id, canonical_url, story_id, is_recurring, ${isOpen} as is_open, title = '' as is_new, news_link_id, entry_id`

/**
 * Of the places given, and of the newest others of their stories; without those whose link or entry is gone. `open`: without
 * those given that are not open, and their stories.
 */
export async function loadArticles(
  db: Db,
  ids: string[],
  rarityOf: WordRarity,
  which: 'all' | 'open' = 'all',
): Promise<PlacedArticle[]> {
  const given = which === 'open' ? isOpen : sql`true`
  const { rows } = await sql<Row>`
    with asked as materialized (
      select place.* from unnest(${[...new Set(ids)]}::uuid[]) given (id)
        cross join lateral (
          -- Each is looked up by its id: of a few thousand rows the planner would read whole tables to join a few hundred.
          select ${ofPlace} from story_links where id = given.id and ${given} offset 0
        ) place
    ), place as (
      select * from asked
      union all
      select member.* from (select distinct story_id from asked where story_id is not null) of_asked
        cross join lateral (
          select ${ofPlace} from story_links where story_id = of_asked.story_id order by published_at desc limit ${membersMax}
        ) member
      where member.id not in (select id from asked)
    )
    select place.id, coalesce(link.title, entry.title) as title, coalesce(link.url, entry.url) as url,
      -- Another one after every write of the row, without reading its text.
      coalesce(link.written, entry.written)::text as row_version,
      coalesce(link.outlet_id, entry.outlet_id) as outlet_id, coalesce(link.source, entry.source) as source,
      -- An outlet whose clock is ahead is no later than its articles came.
      coalesce(link.at, entry.at) as at,
      place.canonical_url, place.story_id, link.id is not null as is_public,
      coalesce(story.is_edited or story.is_locked, false) as is_edited,
      coalesce(story.is_locked, false) as is_locked, coalesce(owned.owner_key, '') as owner_key, place.is_recurring,
      place.is_open, place.is_new
    from place
      left join lateral (
        select id, xmin as written, title, url, source, outlet_id, least(published_at, created_at) as at
        from news_links where id = place.news_link_id offset 0
      ) link on true
      left join lateral (
        select id, xmin as written, title, url, source, outlet_id, least(published_at, first_seen_at) as at
        from entries where id = place.entry_id and status = 'waiting' offset 0
      ) entry on true
      left join lateral (select is_edited, is_locked from stories where id = place.story_id offset 0) story on true
      left join lateral (
        select owner_key from outlets where id = coalesce(link.outlet_id, entry.outlet_id) offset 0
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

const descriptionRead = sql`left(coalesce(link.description, entry.description), ${sql.lit(descriptionMax)})`

const known = createKnownWords()

/** Descriptions are read of those alone whose words are not known. */
async function readWords(db: Db, rows: readonly Row[]): Promise<Map<string, PackedWords>> {
  const words = new Map<string, PackedWords>()
  const unknown: Row[] = []
  for (const row of rows) {
    const found = known.find(row.id, row.rowVersion)
    if (found) words.set(row.id, found)
    else unknown.push(row)
  }
  if (unknown.length === 0) return words
  const described = await readDescriptions(
    db,
    unknown.map(({ id }) => id),
  )
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
      left join entries entry on entry.id = place.entry_id and entry.status = 'waiting'
    where place.id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, description }) => [id, description]))
}

function locate({ id, outletId, url, source, at }: Row): { id: string; outlet: string; at: Date } {
  // One site may be many outlets and one outlet many sites; without either, the name that is printed.
  return { id, outlet: outletId ?? (siteAt(url) || source), at }
}

/** Where an address begins says its site; the same articles are read again and again. */
function siteAt(url: string): string {
  return siteOfOrigin(/^https?:\/\/[^/?#\\]+/i.exec(url)?.[0] ?? url)
}

const siteOfOrigin = rememberAnswers(siteOf, { max: 5000, lengthMax: 200 })

function toArticle({ ownerKey, ...row }: Row, weighed: WeighedArticle): PlacedArticle {
  return { ...row, ...weighed, voice: ownerKey ? `owner ${ownerKey}` : weighed.outlet }
}
