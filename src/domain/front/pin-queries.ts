import { sql } from 'kysely'
import { compiledOnce } from '../../database/compiled-once.ts'
import type { Db } from '../../database/connect.ts'
import { withMergeChain } from '../stories/merge-chain.ts'
import type { Pin, PinSubject } from './front-page.ts'
import { readSlot } from './places/front-place.ts'

/** The story of a row of `pins`, followed through all its merges; null if it was deleted. */
export const followedStory = sql<string | null>`(
  ${withMergeChain(sql`id = pins.story_id`)} select id from chain where merged_into is null)`

/** All pins, whether they show or not. The pin of a merged story follows the merge. */
export async function listPins(db: Db): Promise<Pin[]> {
  const rows = await listPinRows(db)
  return rows.flatMap(({ newsLinkId, storyId, mergedInto, ...row }): Pin[] => {
    const place = readSlot(row.place)?.place
    const id = newsLinkId ?? mergedInto ?? storyId
    if (!place || !id) return []
    return [{ ...row, place, subject: { kind: newsLinkId ? 'link' : 'story', id } }]
  })
}

const listPinRows = compiledOnce((db: Db) =>
  db
    .selectFrom('pins')
    .select(['place', 'newsLinkId', 'storyId', 'title', 'pinnedAt', 'pinnedBy', 'beginsAt', 'endsAt'])
    .select(['untilNewer', 'version'])
    .select(followedStory.as('mergedInto'))
    .where(eb => eb.or([eb('newsLinkId', 'is not', null), eb('storyId', 'is not', null)])),
)

/** The version of each slot, including those that are empty now. */
export async function listPlaceVersions(db: Db): Promise<Map<string, number>> {
  const rows = await db.selectFrom('pins').select(['place', 'version']).execute()
  return new Map(rows.map(({ place, version }) => [place, version]))
}

/** The titles of the subjects on the desk, by id; missing for those that do not exist. */
export async function findSubjectTitles(
  db: Db,
  subjects: readonly PinSubject[],
): Promise<Map<string, string>> {
  const idsOf = (kind: PinSubject['kind']) => subjects.filter(each => each.kind === kind).map(({ id }) => id)
  const { rows } = await sql<{ id: string; title: string }>`
    select id, title from news_links where id = any(${idsOf('link')}::uuid[])
    union all
    select id, coalesce(title, desk_title) from stories where id = any(${idsOf('story')}::uuid[]) and merged_into is null`.execute(
    db,
  )
  return new Map(rows.map(({ id, title }) => [id, title]))
}
