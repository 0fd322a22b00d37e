import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { clearDesk, deskScene, editor, readDesk, seen, urlOf } from '../../../../test/support/desk-scene.ts'
import { freshDatabase } from '../../../../test/support/fresh-database.ts'
import { joinStory, openStoryOf } from '../../../../test/support/join-story.ts'
import { property } from '../../../../test/support/property.ts'
import { propertyRuns } from '../../../../test/support/property-runs.ts'
import { decideEntries } from '../../queue/decide-entries.ts'
import { returnEntries } from '../../queue/decided-entries.ts'
import { publishEntries } from '../../queue/publish-entries.ts'
import { listBin } from '../../revisions/bin.ts'
import { listActivity } from '../../revisions/revision-queries.ts'
import { restoreDeleted, restoreRevision, undoBatch } from '../../revisions/undo/undo.ts'
import { deleteRecords } from '../../revisions/write-record.ts'
import { recountSome } from '../recount-stories.ts'
import { isStoryMember } from '../story-places.ts'
import { editStory, mergeStories } from './edit-story.ts'
import { type MoveTarget, moveOutOfStory } from './move-articles.ts'
import { keepApartFromStory } from './named-articles.ts'

const { db } = await freshDatabase()
const letters = 'abcdefgh'

// Each verb notes its batch, so that a later step may undo it.
const verbs: ((step: Step, scene: Scene) => Promise<unknown>)[] = [
  async ({ some }, { desk, batches }) =>
    note(batches, await openStoryOf(db, { articles: desk.named(some.join('')), ...editor })),
  async (_, { batches }) => undoBatch(db, { batchId: batches.pop() ?? none, ...editor }),
  async ({ other }, { batches }) => undoBatch(db, { batchId: pick(batches, other) ?? none, ...editor }),
  async ({ story, some }, { desk, batches }) => {
    const storyId = await pickStory(story)
    const articles = desk.named(some.join(''))
    if (storyId) note(batches, await joinStory(db, { storyId, articles, ...editor }))
  },
  async ({ story, some }, { desk, batches }) => {
    const storyId = await pickStory(story)
    const articles = desk.named(some.join(''))
    if (storyId) note(batches, await keepApartFromStory(db, { storyId, articles, ...editor }))
  },
  async ({ story, other }, { batches }) => {
    const [from, into] = [await pickStory(story), await pickStory(other)]
    if (!from || !into) return
    const both = { from: await seen(db, from), into: await seen(db, into) }
    note(batches, await mergeStories(db, { ...both, ...editor }))
  },
  async (step, { batches }) => moveOut(step, { kind: 'new-story' }, batches),
  async (step, { batches }) => moveOut(step, { kind: 'alone' }, batches),
  async (step, { batches }) => {
    const id = await pickStory(step.other)
    if (id) await moveOut(step, { kind: 'story', id }, batches)
  },
  async ({ story, other }, { batches }) => {
    const id = await pickStory(story)
    const patch = { isLocked: other % 2 === 0 }
    if (id) note(batches, await editStory(db, { seen: await seen(db, id), patch, ...editor }))
  },
  async ({ some }, { desk, batches }) => {
    const ids = desk.named(some.join('')).newsLinkIds
    const { batchId } = await deleteRecords(db, { table: 'news_links', ids, ...editor })
    batches.push(batchId)
  },
  async ({ story }) => {
    const { links } = await listBin(db, { now: editor.now, after: null, limit: 20 })
    const link = pick(links, story)
    if (link) await restoreDeleted(db, { id: link.id, ...editor })
  },
  async ({ some }, { desk, batches }) => {
    const entries = await seenEntries(desk.named(some.join('')).entryIds)
    const batchId = randomUUID()
    await decideEntries(db, { entries, decision: { action: 'reject' }, batchId, ...editor })
    batches.push(batchId)
  },
  async ({ some }, { desk, batches }) => {
    const entries = await seenEntries(desk.named(some.join('')).entryIds)
    const batchId = randomUUID()
    await publishEntries(db, { entries, batchId, ...editor })
    batches.push(batchId)
  },
  async ({ some }, { desk, batches }) =>
    note(batches, await returnEntries(db, { ids: desk.named(some.join('')).entryIds, ...editor })),
  restoreOne,
  restoreOne,
]

/** Restores one earlier state of one record, as its history offers. */
async function restoreOne({ story, other, some }: Step): Promise<void> {
  const revisions = await listActivity(db, { after: null, limit: 500 })
  const ofStories = revisions.revisions.filter(({ recordTable }) => /^stor/.test(recordTable))
  const revision = pick(some.length > 1 ? ofStories : revisions.revisions, story * 21 + other)
  const side = other % 3 === 0 ? 'before' : 'after'
  if (revision) await restoreRevision(db, { revision, side, ...editor })
}

async function moveOut({ story, some }: Step, to: MoveTarget, batches: string[]): Promise<void> {
  const id = await pickStory(story)
  const urls = some.map(urlOf)
  if (id) note(batches, await moveOutOfStory(db, { from: await seen(db, id), urls, to, ...editor }))
}

function note(batches: string[], result: { ok: boolean; batchId?: string }): void {
  if (result.ok && result.batchId) batches.push(result.batchId)
}

function pick<T>(from: readonly T[], n: number): T | undefined {
  return from[n % Math.max(1, from.length)]
}

async function pickStory(n: number): Promise<string | undefined> {
  const open = await db
    .selectFrom('stories')
    .select('id')
    .where('mergedInto', 'is', null)
    .orderBy('id')
    .execute()
  return pick(open, n)?.id
}

async function seenEntries(ids: string[]): Promise<{ id: string; version: number }[]> {
  if (ids.length === 0) return []
  return db.selectFrom('entries').select(['id', 'version']).where('id', 'in', ids).execute()
}

type Step = { verb: number; story: number; other: number; some: string[] }
type Scene = { desk: Awaited<ReturnType<typeof deskScene>>; batches: string[] }

const step: fc.Arbitrary<Step> = fc.record({
  verb: fc.nat(verbs.length - 1),
  story: fc.nat(20),
  other: fc.nat(20),
  some: fc.uniqueArray(fc.constantFrom(...letters), { minLength: 1, maxLength: 3 }),
})

async function act(step: Step, scene: Scene): Promise<void> {
  await verbs[step.verb]?.(step, scene)
  await settle()
}

async function settle(): Promise<void> {
  while ((await recountSome(db, editor.now)) > 0);
}

const none = '00000000-0000-7000-8000-000000000000'

/**
 * Violations: pairs that contradict an editor’s decision, wrong counts, stories that no article is in or can return to, articles
 * in a story that was merged or in two stories, and an entry or a link that lost the other.
 */
async function listWrongs(): Promise<unknown[]> {
  const { rows } = await sql`
    with place as (
      select distinct canonical_url, story_id from story_links place where ${isStoryMember}
    ), counted as (
      select story.id, story.article_count, (select count(*) from place where story_id = story.id) as articles
      from stories story where merged_into is null
    )
    select 'together' as wrong, first_url as about from story_constraints c
      join place a on a.canonical_url = first_url join place b on b.canonical_url = second_url
      where kind = 'together' and a.story_id is distinct from b.story_id
    union all
    select 'apart', first_url from story_constraints c
      join place a on a.canonical_url = first_url join place b on b.canonical_url = second_url
      where kind = 'apart' and a.story_id = b.story_id
    union all
    select 'count', id::text from counted where article_count <> articles
    union all
    select 'empty', id::text from counted where articles = 0 and id not in (select story_id from story_links where story_id is not null)
    union all
    select 'merged', id::text from stories where merged_into is not null and id in (select story_id from place)
    union all
    select 'twice', canonical_url from place group by canonical_url having count(*) > 1
    union all
    select 'entry', entry.canonical_url from entries entry join news_links link using (canonical_url)
      where entry.status = 'published' and entry.news_link_id is distinct from link.id
    union all
    select 'waits', entry.canonical_url from entries entry join news_links link using (canonical_url)
      where entry.status = 'waiting'`.execute(db)
  return rows
}

property(fc.array(step, { minLength: 1, maxLength: 14 }))(
  'after any sequence of edits, decisions, undos and restores, stories are consistent, correctly counted and match the decisions',
  async steps => {
    await clearDesk(db)
    const desk = await deskScene(db)
    for (const letter of letters) await (letter < 'f' ? desk.addLink(letter) : desk.addEntry(letter))
    const batches: string[] = []
    for (const [n, one] of steps.entries()) {
      await act(one, { desk, batches })
      expect({ n, wrongs: await listWrongs() }).toEqual({ n, wrongs: [] })
    }
    const all = (await readDesk(db)).join('')
    expect(new Set(all).size).toBe(all.length)
  },
  { numRuns: propertyRuns(10) },
)
