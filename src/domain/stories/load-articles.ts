import { sql } from 'kysely'
import { siteOf } from '../../address/site-of.ts'
import type { Db } from '../../database/connect.ts'
import { type WeighedArticle, weighArticle } from './matching/compare-articles.ts'
import { rememberAnswers } from './matching/remember-answers.ts'
import { storyWords } from './matching/story-words.ts'
import type { WordRarity } from './matching/word-rarity.ts'

/** An article with its place. `id` is the place's. */
export type PlacedArticle = WeighedArticle & {
  title: string
  canonicalUrl: string
  storyId: string | null
  /** An editor changed or locked its story. */
  isEdited: boolean
  isRecurring: boolean
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
  description: string
  outletId: string | null
  source: string
  at: Date
  canonicalUrl: string
  storyId: string | null
  isEdited: boolean
  isRecurring: boolean
  isNew: boolean
  isPublic: boolean
  isLocked: boolean
  ownerKey: string
}

/** Of the places given, and of the newest others of their stories; without those whose link or entry is gone. */
export async function loadArticles(db: Db, ids: string[], rarityOf: WordRarity): Promise<PlacedArticle[]> {
  const { rows } = await sql<Row>`
    with asked as (
      select id, story_id from story_links where id = any(${ids}::uuid[])
    ), wanted as (
      select id from asked
      union
      select member.id from (select distinct story_id from asked where story_id is not null) of_asked
        cross join lateral (
          select id from story_links where story_id = of_asked.story_id order by published_at desc limit ${membersMax}
        ) member
    )
    select place.id, coalesce(link.title, entry.title) as title, coalesce(link.url, entry.url) as url,
      left(coalesce(link.description, entry.description), 300) as description,
      coalesce(link.outlet_id, entry.outlet_id) as outlet_id, coalesce(link.source, entry.source) as source,
      -- An outlet whose clock is ahead is no later than its articles came.
      coalesce(least(link.published_at, link.created_at), least(entry.published_at, entry.first_seen_at)) as at,
      place.canonical_url, place.story_id, link.id is not null and not link.is_sample as is_public,
      coalesce(story.is_edited or story.is_locked, false) as is_edited,
      coalesce(story.is_locked, false) as is_locked, coalesce(owned.owner_key, '') as owner_key, place.is_recurring, place.title = '' as is_new
    from wanted join story_links place using (id)
      left join news_links link on link.id = place.news_link_id
      left join entries entry on entry.id = place.entry_id and entry.status = 'waiting'
      left join stories story on story.id = place.story_id
      left join outlets owned on owned.id = coalesce(link.outlet_id, entry.outlet_id)
    where link.id is not null or entry.id is not null
    order by place.id`.execute(db)
  return rows.map(row => toArticle(row, rarityOf))
}

/** A longer story is judged by its newest articles. */
const membersMax = 24

/** An article is compared with everything that comes in the next hours; most of its cost are its words. */
const wordsOf = rememberAnswers(
  text => {
    const [title, url, description] = JSON.parse(text)
    return storyWords({ title, url, description })
  },
  { max: 8_000, lengthMax: 3000 },
)

function toArticle(
  { url, description, outletId, source, ownerKey, ...row }: Row,
  rarityOf: WordRarity,
): PlacedArticle {
  const words = wordsOf(JSON.stringify([row.title, url, description]))
  // One site may be many outlets and one outlet many sites; without either, the name that is printed.
  const outlet = outletId ?? (siteOf(url) || source)
  const voice = ownerKey ? `owner ${ownerKey}` : outlet
  return { ...row, voice, ...weighArticle({ id: row.id, outlet, at: row.at, words }, rarityOf) }
}
