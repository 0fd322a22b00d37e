import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { PlacedArticle } from './load-articles.ts'
import type { StoryReason } from './story-reason.ts'

export type NewPlace = { id: string; storyId: string | null; score: number | null; reasons: StoryReason[] }

export type NewProposal = {
  kind: 'join' | 'other-script'
  pair: readonly [PlacedArticle, PlacedArticle]
  score: number | null
  reasons: StoryReason[]
}

/** Makes the stories that are new, too; the caller counts them with `refreshStories`. */
export async function writePlaces(tx: Db, places: readonly NewPlace[], now: Date): Promise<void> {
  const stories = [...new Set(places.flatMap(({ storyId }) => storyId ?? []))]
  await sql`
    insert into stories (id, first_at, last_at, article_count, voice_count, heat, created_at, updated_at)
    select id, at, at, 0, 0, 0, at, at from unnest(${stories}::uuid[]) id, (select ${now}::timestamptz(3) as at) clock
    on conflict do nothing`.execute(tx)
  const rows = places.map(({ id, storyId, score, reasons }) => ({ id, story_id: storyId, score, reasons }))
  await sql`
    update story_links place
    set story_id = given.story_id, score = given.score, reasons = given.reasons, status = 'placed', claimed_until = null
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as given (id uuid, story_id uuid, score real, reasons jsonb)
    where place.id = given.id`.execute(tx)
}

/** One that was made before, whatever became of it, stays as it is. */
export async function writeProposals(tx: Db, proposals: readonly NewProposal[], now: Date): Promise<void> {
  if (proposals.length === 0) return
  const rows = proposals.flatMap(({ kind, pair, score, reasons }) => {
    const [firstUrl = '', secondUrl = ''] = pair.map(({ canonicalUrl }) => canonicalUrl).toSorted()
    if (firstUrl === secondUrl) return []
    return [{ kind, firstUrl, secondUrl, score, reasons: JSON.stringify(reasons), createdAt: now }]
  })
  if (rows.length === 0) return
  await tx
    .insertInto('storyProposals')
    .values(rows)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
