import { sql } from 'kysely'
import { expect } from 'vitest'
import { setRow } from '../../../test/support/builders.ts'
import { landed, landedToo, landing, sceneNow, storyTest } from '../../../test/support/story-scene.ts'
import { wordHash } from '../../domain/stories/matching/word-hash.ts'
import { matchNew } from './keep-matching.ts'
import { createStoryWindow } from './story-window.ts'
import { createWordCountStore } from './word-count-store.ts'

const { db, test, openScene, readStories } = await storyTest()

const days = Math.floor(sceneNow.getTime() / (4 * 86_400_000))
const pettit = days * 2 ** 32 + (wordHash('pettit') >>> 0)
const near = (window: ReturnType<typeof createStoryWindow>) =>
  window.near([[pettit, 1]], { max: 12, least: 0 })

test('a worker finds articles that another worker placed as well as its own', async () => {
  const [one, other] = [await openScene(), await openScene({ isEmpty: true })]
  await other.deps.words.load(db)
  await one.addLink(landing, { hoursAgo: 3 })
  await one.match()
  await other.addLink(landed, { hoursAgo: 2, site: 'second.example' })
  await other.match()
  await one.addLink(landedToo, { hoursAgo: 1, site: 'third.example' })
  await one.match()
  expect(await readStories()).toEqual([[landed, landing, landedToo].toSorted()])
})

test('a window continues where it stopped; a later headline replaces an earlier', async ({ scene }) => {
  const window = createStoryWindow()
  const link = await scene.addLink(landing)
  await scene.match()
  await window.refresh(db, sceneNow)
  expect(near(window)).toHaveLength(1)
  await scene.addLink(landed)
  await setRow(db, 'newsLinks', link.id, { title: 'Rain floods the streets of Guwahati' })
  await scene.pass()
  const before = near(window)
  await window.refresh(db, sceneNow)
  expect([before.length, near(window).length]).toEqual([1, 1])
  expect(near(window)).not.toEqual(before)
})

test('rolled-back keys are forgotten', async ({ scene }) => {
  const window = createStoryWindow()
  await scene.arrive(landing)
  await window.refresh(db, sceneNow)
  window.put([{ id: '00000000-0000-4000-8000-000000000000', keys: [pettit], isRecurring: false }], 1)
  expect(near(window)).toHaveLength(2)
  window.forget()
  await window.refresh(db, sceneNow)
  expect(near(window)).toHaveLength(1)
})

test('word counts of a rolled-back batch are read again, once the database is there, and its error is kept', async ({
  scene,
}) => {
  await sql`
    create function refuse() returns trigger language plpgsql as 'begin raise exception ''refused''; end'`.execute(
    db,
  )
  await sql`create constraint trigger refuse after insert on story_term_counts initially deferred
    for each row execute function refuse()`.execute(db)
  const unreadable = db.withPlugin({
    transformQuery: ({ node }) => {
      if (node.kind === 'SelectQueryNode' && JSON.stringify(node.from).includes('story_term_counts'))
        throw new Error('The database is away.')
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await scene.addLink(landing)
  const running = { isPassDue: false, signal: new AbortController().signal, rest: async () => undefined }
  await expect(matchNew({ ...scene.deps, db: unreadable }, running)).rejects.toThrow('refused')
  await sql`drop function refuse cascade`.execute(db)
  scene.later(1)
  await scene.match()
  const stored = createWordCountStore()
  await stored.load(db)
  const articlesIn = (words: typeof stored) => words.counts(scene.deps.now()).articles
  expect(articlesIn(scene.deps.words)).toBeCloseTo(articlesIn(stored))
})

test('a failed or deleted place is not a candidate, although its keys are in memory', async ({ scene }) => {
  await scene.addLink(landing, { hoursAgo: 3 })
  await scene.match()
  await sql`update story_links set status = 'failed'`.execute(db)
  await scene.arrive(landed)
  expect(await readStories()).toEqual([])
})

test('articles of last week are not in the window', async ({ scene }) => {
  await scene.arrive(landing)
  await sql`update story_links set published_at = published_at - interval '7 days'`.execute(db)
  const window = createStoryWindow()
  await window.refresh(db, sceneNow)
  expect(near(window)).toEqual([])
})

test('after a restore the window holds the places of the restored table', async ({ scene }) => {
  const window = createStoryWindow()
  await scene.addLink(landing, { hoursAgo: 3 })
  await scene.match()
  await window.refresh(db, sceneNow)
  await sql`create table restored (like story_links including all)`.execute(db)
  await sql`alter table story_links rename to replaced`.execute(db)
  await sql`alter table restored rename to story_links`.execute(db)
  await scene.arrive(landed)
  const [before] = near(window)
  await window.refresh(db, sceneNow)
  const places = await db.selectFrom('storyLinks').select('id').execute()
  expect(near(window).toSorted()).toEqual(places.map(({ id }) => id).toSorted())
  expect(near(window)).not.toContain(before)
})

test('after a restore a single worker finds the restored articles', async () => {
  const then = await openScene()
  await then.addLink(landing, { hoursAgo: 3, site: 'first.example' })
  await then.match()
  await sql`create table came (like story_links including all)`.execute(db)
  await sql`insert into came select * from story_links`.execute(db)
  await sql`update story_links set keys = '{}'`.execute(db)
  const worker = await openScene({ isEmpty: true })
  await worker.deps.words.load(db)
  await worker.addLink('Rain floods the streets of Guwahati', { hoursAgo: 2, site: 'second.example' })
  await worker.match()
  await sql`alter table story_links rename to replaced_again`.execute(db)
  await sql`alter table came rename to story_links`.execute(db)
  await worker.addLink(landed, { site: 'third.example' })
  await worker.match()
  expect(await readStories()).toEqual([[landed, landing].toSorted()])
})
