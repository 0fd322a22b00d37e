import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { clearDesk, deskScene, editor, readDesk, seen, urlOf } from '../../../../test/support/desk-scene.ts'
import { freshDatabase } from '../../../../test/support/fresh-database.ts'
import { joinStory, openStoryOf } from '../../../../test/support/join-story.ts'
import { undoBatch } from '../../revisions/undo.ts'
import { recountSome } from '../recount-some.ts'
import { editStory } from './edit-story.ts'
import { keepApartFromStory } from './keep-apart-from-story.ts'
import { mergeStories } from './merge-stories.ts'
import { moveOutOfStory } from './split-story.ts'

const { db } = await freshDatabase()
const letters = 'abcdefgh'

type Step = { verb: number; story: number; other: number; some: string[] }

const step: fc.Arbitrary<Step> = fc.record({
  verb: fc.nat(7),
  story: fc.nat(20),
  other: fc.nat(20),
  some: fc.uniqueArray(fc.constantFrom(...letters), { minLength: 1, maxLength: 3 }),
})

async function act(
  { verb, story, other, some }: Step,
  { desk, batches }: { desk: Awaited<ReturnType<typeof deskScene>>; batches: string[] },
): Promise<void> {
  const open = await db
    .selectFrom('stories')
    .select('id')
    .where('mergedInto', 'is', null)
    .orderBy('id')
    .execute()
  const [one, two] = [open[story % Math.max(1, open.length)]?.id, open[other % Math.max(1, open.length)]?.id]
  const articles = desk.named(some.join(''))
  const urls = some.map(urlOf)
  const note = (result: { ok: boolean; batchId?: string }) => {
    if (result.ok && result.batchId) batches.push(result.batchId)
  }
  if (verb === 0) note(await openStoryOf(db, { articles, ...editor }))
  else if (verb === 1) await undoBatch(db, { batchId: batches.pop() ?? editorless, ...editor })
  if (verb < 2 || !one || !two) return settle()
  const from = await seen(db, one)
  if (verb === 2) note(await joinStory(db, { storyId: one, articles, ...editor }))
  if (verb === 3) note(await keepApartFromStory(db, { storyId: one, articles, ...editor }))
  if (verb === 4) note(await mergeStories(db, { from, into: await seen(db, two), ...editor }))
  if (verb === 5) note(await moveOutOfStory(db, { from, urls, to: { kind: 'new-story' }, ...editor }))
  if (verb === 6) note(await moveOutOfStory(db, { from, urls, to: { kind: 'alone' }, ...editor }))
  if (verb === 7) note(await editStory(db, { seen: from, patch: { isLocked: story % 2 === 0 }, ...editor }))
  await settle()
}

async function settle(): Promise<void> {
  while ((await recountSome(db, editor.now)) > 0);
}

const editorless = '00000000-0000-7000-8000-000000000000'

/** Violations: pairs that contradict an editor’s decision, wrong counts, and stories without an article. */
async function listWrongs(): Promise<unknown[]> {
  const { rows } = await sql`
    with place as (
      select distinct canonical_url, story_id from story_links
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
    select 'empty', id::text from counted where articles = 0
    union all
    select 'merged', id::text from stories where merged_into is not null and id in (select story_id from place)`.execute(
    db,
  )
  return rows
}

test('after any sequence of edits and undos, stories are consistent, correctly counted and match the decisions', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async steps => {
      await clearDesk(db)
      const desk = await deskScene(db)
      for (const letter of letters) await desk.addLink(letter)
      const batches: string[] = []
      for (const one of steps) {
        await act(one, { desk, batches })
        expect(await listWrongs()).toEqual([])
      }
      const all = (await readDesk(db)).join('')
      expect(new Set(all).size).toBe(all.length)
    }),
    { numRuns: 25, seed: 14 },
  )
}, 120_000)
