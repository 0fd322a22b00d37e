import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { compiledOnce } from '../../database/quick-lane.ts'
import { isBelow, slicePage, type TimeKey } from '../../database/slice-page.ts'
import { isUuid } from '../fields/record-id.ts'
import { withMergeChain, withMergedStories } from '../stories/merge-chain.ts'
import { isPublic } from '../stories/public-story.ts'
import { type Correction, type ShownCorrection, shownSince } from './correction.ts'

/** `address` is that of the corrected article or the path of the corrected story; null if readers can no longer see it. */
export type PublicCorrection = Correction & {
  storyId: string | null
  address: string | null
  language: string | null
}

export type EditedCorrection = Correction & {
  newsLinkId: string | null
  storyId: string | null
  version: number
}

type Listing = { after: TimeKey | null; limit: number }

/** One page of all corrections, newest first, below `after`. */
export async function listCorrections(
  db: Db,
  { after, limit }: Listing,
): Promise<{ corrections: PublicCorrection[]; next: TimeKey | null }> {
  let query = db
    .selectFrom('corrections')
    .leftJoin('newsLinks', 'newsLinks.id', 'corrections.newsLinkId')
    .select(['corrections.id', 'corrections.headline', 'corrections.source', 'corrections.text'])
    .select(['corrections.createdAt', 'corrections.storyId', 'newsLinks.language'])
    .select(sql<string | null>`coalesce(news_links.url, ${storyPath})`.as('address'))
    .orderBy('corrections.createdAt', 'desc')
    .orderBy('corrections.id', 'desc')
  if (after) query = query.where(isBelow('corrections.created_at', after))
  const { rows, next } = slicePage(await query.limit(limit + 1).execute(), { limit, keyOf })
  return { corrections: rows, next }
}

/** When the list of corrections last got longer or was reworded; null if there is none. */
export async function findCorrectionsTime(db: Db): Promise<Date | null> {
  const { at } = await db
    .selectFrom('corrections')
    .select(({ fn }) => fn.max('updatedAt').as('at'))
    .executeTakeFirstOrThrow()
  return at
}

// The address of a merged story redirects to the story that it became part of.
const storyPath = sql`(
  ${withMergeChain(sql`id = corrections.story_id`)}
  select '/story/' || corrected.slug
  from chain join stories story using (id), stories corrected
  where chain.merged_into is null and corrected.id = corrections.story_id and ${isPublic})`

/** The corrections of a story, and of those merged into it, that its page shows at `now`, newest first. */
export async function listShownWithStory(db: Db, storyId: string, now: Date): Promise<ShownCorrection[]> {
  const rows = await listOfStorySince(db, { storyId, since: shownSince(now) })
  return rows.map(({ createdAt, ...correction }) => ({ ...correction, atMs: createdAt.getTime() }))
}

const listOfStorySince = compiledOnce((db: Db, { storyId, since }: { storyId: string; since: Date }) =>
  db
    .selectFrom('corrections')
    .select(['id', 'text', 'createdAt'])
    .where('storyId', 'in', sql<string>`(${withMergedStories(sql`id = ${storyId}`)} select id from merged)`)
    .where('createdAt', '>', since)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(10)),
)

/** The corrections of one link or story, newest first. The limit is far above the corrections of any article. */
export async function listCorrectionsOf(db: Db, subjectId: string): Promise<EditedCorrection[]> {
  if (!isUuid(subjectId)) return []
  return selectEdited(db)
    .where(({ eb, or }) => or([eb('newsLinkId', '=', subjectId), eb('storyId', '=', subjectId)]))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
}

/** One page of the corrections in the admin area, newest first. */
export async function listEditedCorrections(
  db: Db,
  { after, limit }: Listing,
): Promise<{ corrections: EditedCorrection[]; next: TimeKey | null }> {
  let query = selectEdited(db).orderBy('createdAt', 'desc').orderBy('id', 'desc')
  if (after) query = query.where(isBelow('corrections.created_at', after))
  const { rows, next } = slicePage(await query.limit(limit + 1).execute(), { limit, keyOf })
  return { corrections: rows, next }
}

function selectEdited(db: Db) {
  return db
    .selectFrom('corrections')
    .select(['id', 'newsLinkId', 'storyId', 'headline', 'source', 'text', 'createdAt', 'version'])
}

const keyOf = ({ createdAt, id }: { createdAt: Date; id: string }) => ({ at: createdAt, id })
