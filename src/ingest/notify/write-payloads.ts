import { type RawBuilder, sql } from 'kysely'
import { inEdition, sitePath } from '../../address/site-path.ts'
import type { Db } from '../../database/connect.ts'
import { correctionAnchor } from '../../domain/corrections/correction.ts'
import { isPublic, leadOfStory, storyColumns } from '../../domain/stories/public-story.ts'

/** One row of the outbox. `recordId` is null when one statement changed `count` records. */
export type Notice = {
  id: string
  event: string
  record: 'link' | 'story' | 'correction'
  recordId: string | null
  slug: string | null
  count: number
  facts: { slug?: string; url?: string; title?: string | null; source?: string } | null
  at: Date
}

export type WrittenNotice = { event: string; payload: PublicRecord }

/** The payload of each notice, in order; a record that readers can no longer see is left out. */
export async function writePayloads(
  db: Db,
  { notices, origin }: { notices: Notice[]; origin: string },
): Promise<WrittenNotice[]> {
  const idsOf = (which: (notice: Notice) => boolean) => [
    ...new Set(
      notices.filter(which).flatMap(({ recordId, facts }) => (recordId && !facts ? [recordId] : [])),
    ),
  ]
  const read = (ids: string[]) => ({ db, origin, ids })
  const isMerge = ({ event }: Notice) => event === 'merged'
  const known = {
    link: await readLinks(read(idsOf(({ record }) => record === 'link'))),
    story: await readStories(read(idsOf(notice => notice.record === 'story' && !isMerge(notice)))),
    correction: await readCorrections(read(idsOf(({ record }) => record === 'correction'))),
  }
  const merged = await readMerged(read(idsOf(isMerge)))
  return notices.flatMap(notice => {
    const { event, record, recordId, count, slug, at } = notice
    const head = { event, at: at.toISOString(), site: origin }
    if (recordId === null) return [{ event, payload: { ...head, many: { record, count, category: slug } } }]
    const fields =
      describeGone(notice, origin) ?? (isMerge(notice) ? merged : known[record]).get(recordId) ?? null
    return fields ? [{ event, payload: { ...head, [record]: fields } }] : []
  })
}

function describeGone({ recordId, facts }: Notice, origin: string): PublicRecord | null {
  if (!facts) return null
  const { slug, title, url, source } = facts
  if (slug !== undefined)
    return { id: recordId, title, url: origin + sitePath(null, '/story/:slug', { slug }) }
  return { id: recordId, title, url, source }
}

// The only fields of a record that are sent to other sites. Only records that readers can see right now are read, so
// nothing unpublished leaves, whatever the outbox names.

type PublicRecord = Record<string, unknown>

type Read = { db: Db; origin: string; ids: string[] }

async function readLinks({ db, origin, ids }: Read): Promise<Map<string, PublicRecord>> {
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

async function readStories({ db, origin, ids }: Read): Promise<Map<string, PublicRecord>> {
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
async function readMerged({ db, origin, ids }: Read): Promise<Map<string, PublicRecord>> {
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

async function readCorrections({ db, origin, ids }: Read): Promise<Map<string, PublicRecord>> {
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
