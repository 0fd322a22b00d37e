import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import { takeLock } from '../../../database/locks.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { isUuid } from '../../fields/record-id.ts'
import type { Batch, Editor } from '../../revisions/revision.ts'
import { updateRecords } from '../../revisions/write-record.ts'
import { keepApart, type Parting } from '../constraints.ts'
import { withMergeChain } from '../merge-chain.ts'
import { isStoryMember } from '../story-places.ts'

/** A story with the version that an editor's page shows. */
export type SeenStory = { id: string; version: number }

export type StoryConflict = {
  ok: false
  /** `merged`: it is part of another story. `changed`: it was written to since. `same-story`: it cannot merge into itself. */
  reason: 'no-such-story' | 'merged' | 'changed' | 'same-story'
}

/** Checks that a story is unchanged since an editor saw it. Call it under the lock of the stories. */
export async function checkStoryVersion(
  tx: Db,
  { id, version }: SeenStory,
): Promise<{ ok: true; story: { id: string; leadUrl: string | null } } | StoryConflict> {
  const story = isUuid(id)
    ? await tx
        .selectFrom('stories')
        .select(['id', 'version', 'mergedInto', 'leadUrl'])
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined
  if (!story) return { ok: false, reason: 'no-such-story' }
  if (story.mergedInto !== null) return { ok: false, reason: 'merged' }
  return story.version === version ? { ok: true, story } : { ok: false, reason: 'changed' }
}

// Shared by all of an editor's verbs on stories. Each verb is one transaction under the lock of the
// stories. Its revisions let undo restore the places, constraints and stories of its batch. A batch writes each record
// once: of two writes only the last could be undone.

/** `batchId` is that of the click which this verb is part of. */
export type StoryEditor = Editor & { batchId?: string }

type StoryRow = {
  id: string
  version: number
  mergedInto: string | null
  isLocked: boolean
  hasBeenPublic: boolean
  /** An editor gave it a title or a lead, hid it or locked it. */
  isFurnished: boolean
}

/** A published or waiting article. If two feeds contained it, it has two places, which move together. */
export type StoryArticle = { url: string; storyId: string | null; placeIds: string[]; at: Date }

/** In a larger transaction, take the lock of the stories first: entries locked before it could deadlock with an editor's undo. */
export async function changeStories<T>(
  db: Db,
  { by, now, batchId = randomUUID() }: StoryEditor,
  work: (tx: Db, write: Batch) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async tx => {
    await takeLock(tx, 'stories')
    return work(tx, { by, now, batchId })
  })
}

// Editors' verbs follow longer merge chains than pages do.
const followedMax = 100

/** The story that an id leads to, through all merges; null if it is gone. */
export async function findStory(tx: Db, id: string): Promise<StoryRow | null> {
  if (!isUuid(id)) return null
  const { rows } = await sql<StoryRow>`
    ${withMergeChain(sql`id = ${id}`, followedMax)}
    select story.id, version, story.merged_into, is_locked, has_been_public,
      (title is not null or lead_url is not null or is_hidden or is_locked) as is_furnished
    from chain join stories story using (id) where chain.merged_into is null`.execute(tx)
  return rows[0] ?? null
}

/** Oldest first. */
export async function listArticles(tx: Db, storyIds: readonly string[]): Promise<StoryArticle[]> {
  return selectArticles(tx, sql`place.story_id = any(${storyIds}::uuid[])`)
}

/** The addresses of a story's articles, oldest first, then of deleted and rejected ones, which a decision is about too. */
export async function listPlaced(tx: Db, storyId: string): Promise<string[]> {
  const articles = await listArticles(tx, [storyId])
  const places = await tx
    .selectFrom('storyLinks')
    .select('canonicalUrl')
    .where('storyId', '=', storyId)
    .orderBy('canonicalUrl')
    .execute()
  return [...new Set([...articles.map(({ url }) => url), ...places.map(place => place.canonicalUrl)])]
}

export async function findArticles(tx: Db, urls: readonly string[]): Promise<StoryArticle[]> {
  return selectArticles(tx, sql`place.canonical_url = any(${urls}::text[])`)
}

async function selectArticles(tx: Db, which: ReturnType<typeof sql>): Promise<StoryArticle[]> {
  const { rows } = await sql<StoryArticle>`
    select place.canonical_url as url, (array_agg(place.story_id order by place.story_id))[1] as story_id,
      array_agg(place.id order by place.id) as place_ids, min(place.published_at) as at
    from story_links place
    where ${which} and ${isStoryMember}
    group by place.canonical_url order by at, url`.execute(tx)
  return rows
}

/** Records an editor's move of articles into a story; `storyId` null takes them out of any. */
export async function moveArticles(
  tx: Db,
  urls: readonly string[],
  { storyId, ...write }: Batch & { storyId: string | null },
): Promise<void> {
  const places = await sql<{ id: string }>`
    select id from story_links where canonical_url = any(${urls}::text[])`.execute(tx)
  const ids = places.rows.map(({ id }) => id)
  const values = { storyId, placedBy: 'editor', score: null, reasons: '[]' }
  await updateRecords(tx, { ...write, table: 'story_links', ids, values })
}

/** Keeps `left` and `stayed` in different stories from now on, and closes the open proposals between them. */
export async function separateArticles(tx: Db, parting: Parting): Promise<void> {
  const { left, stayed, among: _, ...write } = parting
  await keepApart(tx, parting)
  await rejectProposalsBetween(tx, [left, stayed], write)
}

/** Accepts open proposals to join or merge `urls` with articles that are now in the same story. */
export async function acceptProposalsOf(tx: Db, urls: readonly string[], write: Batch): Promise<void> {
  // Materialized: with old statistics the planner joins the articles of a story with each other first, which are four million
  // pairs for two thousand articles.
  const { rows } = await sql<{ id: string }>`
    with proposal as materialized (
      select id, first_url, second_url from story_proposals
      where state = 'open' and kind <> 'split' and (first_url = any(${urls}::text[]) or second_url = any(${urls}::text[]))
    )
    select proposal.id from proposal
      join story_links first on first.canonical_url = proposal.first_url
      join story_links second on second.canonical_url = proposal.second_url and second.story_id = first.story_id
    group by proposal.id`.execute(tx)
  await closeProposals(tx, rows, { state: 'accepted', ...write })
}

/** After an editor kept the two sides apart: accepts proposals to split them, and rejects proposals to join or merge them. */
export async function rejectProposalsBetween(
  tx: Db,
  [some, others]: readonly [readonly string[], readonly string[]],
  write: Batch,
): Promise<void> {
  const { rows } = await sql<{ id: string; kind: string }>`
    select id, kind from story_proposals
    where state = 'open' and (first_url = any(${some}::text[]) and second_url = any(${others}::text[])
      or second_url = any(${some}::text[]) and first_url = any(${others}::text[]))`.execute(tx)
  const isSplit = ({ kind }: { kind: string }) => kind === 'split'
  await closeProposals(tx, rows.filter(isSplit), { state: 'accepted', ...write })
  await closeProposals(
    tx,
    rows.filter(row => !isSplit(row)),
    { state: 'rejected', ...write },
  )
}

export async function closeProposals(
  tx: Db,
  rows: readonly { id: string }[],
  { state, ...write }: Batch & { state: 'accepted' | 'rejected' },
): Promise<void> {
  const ids = rows.map(({ id }) => id)
  await updateRecords(tx, {
    ...write,
    table: 'story_proposals',
    ids,
    values: { state, decidedAt: write.now },
  })
}
