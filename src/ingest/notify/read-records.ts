import { type RawBuilder, sql } from 'kysely'
import { inEdition, sitePath } from '../../address/site-path.ts'
import type { Db } from '../../database/connect.ts'
import { correctionAnchor } from '../../domain/corrections/correction.ts'
import { isPublic, leadOfStory, storyColumns } from '../../domain/stories/public-story.ts'

// The only fields of a record that are sent to other sites. Only records that readers can see right now are read, so
// nothing unpublished leaves, whatever the outbox names.

export type PublicRecord = Record<string, unknown>

type Read = { db: Db; origin: string; ids: string[] }

/** Published links by id. */
export async function readLinks({ db, origin, ids }: Read): Promise<Map<string, PublicRecord>> {
  const { rows } = await sql<{ id: string; slug: string; name: string; fields: PublicRecord }>`
    select link.id, category.slug, category.name, json_build_object(
      'id', link.id, 'url', link.url, 'title', link.title, 'source', link.source, 'description', link.description,
      'language', link.language, 'publishedAt', link.published_at) as fields
    from news_links link join categories category on category.id = link.category
    where link.id = any(${ids}::uuid[])`.execute(db)
  return new Map(
    rows.map(({ id, slug, name, fields }) => [
      id,
      { ...fields, category: { slug, name, url: origin + sitePath(null, '/category/:slug', { slug }) } },
    ]),
  )
}

type StoryRow = { id: string; slug: string; title: string; firstAt: Date; lastAt: Date; outletCount: number }

/** Public stories by id. */
export async function readStories({ db, origin, ids }: Read): Promise<Map<string, PublicRecord>> {
  const rows = await selectStories(db, sql`story.id = any(${ids}::uuid[])`)
  return new Map(rows.map(row => [row.id, describeStory(row, origin)]))
}

function selectStories(db: Db, which: RawBuilder<unknown>): Promise<StoryRow[]> {
  return sql<StoryRow>`
    select ${storyColumns} from stories story cross join lateral ${leadOfStory} lead
    where ${isPublic} and ${which}`
    .execute(db)
    .then(({ rows }) => rows)
}

function describeStory({ id, slug, title, firstAt, lastAt, outletCount }: StoryRow, origin: string) {
  const url = origin + sitePath(null, '/story/:slug', { slug })
  return { id, url, title, firstAt, lastAt, outletCount }
}

/** Merged stories by id, each with the story that it became part of, where readers can see that story. */
export async function readMerged({ db, origin, ids }: Read): Promise<Map<string, PublicRecord>> {
  const { rows } = await sql<{ id: string; slug: string; into: string }>`
    select id, slug, merged_into as into from stories where merged_into is not null and id = any(${ids}::uuid[])`.execute(
    db,
  )
  const targets = await readStories({ db, origin, ids: rows.map(({ into }) => into) })
  return new Map(
    rows.flatMap(({ id, slug, into }) => {
      const target = targets.get(into)
      const url = origin + sitePath(null, '/story/:slug', { slug })
      return target ? [[id, { id, url, into: target }] as const] : []
    }),
  )
}

export async function readCorrections({ db, origin, ids }: Read): Promise<Map<string, PublicRecord>> {
  const rows = await db
    .selectFrom('corrections')
    .select(['id', 'newsLinkId', 'storyId', 'headline', 'source', 'url', 'text', 'createdAt', 'updatedAt'])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute()
  const page = origin + inEdition(null, '/corrections')
  return new Map(
    rows.map(({ newsLinkId, storyId, url: articleUrl, ...fields }) => [
      fields.id,
      { ...fields, url: `${page}#${correctionAnchor(fields.id)}`, linkId: newsLinkId, storyId, articleUrl },
    ]),
  )
}
