import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { getRow } from '../../../test/support/builders.ts'
import { sceneNow, storyTest } from '../../../test/support/story-scene.ts'
import { until } from '../../../test/support/until.ts'

const { db, url, test } = await storyTest()
const script = fileURLToPath(new URL('../../../test/support/match-in-process.ts', import.meta.url))

const eventCount = 20
const outletCount = 4
const articleCount = eventCount * outletCount

test('killed workers leave no half-written story and count nothing twice', async ({ scene }) => {
  const counted = await countHeadlines()
  for (let n = 0; n < eventCount; n++)
    for (let outlet = 0; outlet < outletCount; outlet++)
      await scene.addLink(
        `Minister${n} opens bridge${n} over river${n} in town${n}${outlet > 1 ? ' at last' : ''}`,
        { site: `outlet-${outlet}.example`, hoursAgo: 1 + outlet / 10 },
      )
  for (const minutes of [0, 2, 4, 6]) {
    const at = new Date(sceneNow.getTime() + minutes * 60_000)
    const before = await countPlaced()
    const worker = fork(script, [url, at.toISOString()])
    const exited = once(worker, 'exit')
    // Kills the worker within the batches, or in the pass after them.
    await until('the worker has placed an article', async () => {
      return before >= articleCount || (await countPlaced()) !== before
    })
    worker.kill('SIGKILL')
    await exited
    await expectWhole()
  }
  scene.later(0.2)
  await scene.pass()
  await expectWhole()
  expect(await countPlaced()).toBe(articleCount)
  const stories = await db.selectFrom('stories').select(['articleCount', 'voiceCount']).execute()
  expect(stories).toHaveLength(eventCount)
  expect(new Set(stories.map(story => story.articleCount))).toEqual(new Set([outletCount]))
  expect((await countHeadlines()) - counted).toBeCloseTo(articleCount * weightOf(counted), 0)
})

/** The weight of one headline, which grows slightly by the minute; the scene counted 600 headlines before. */
function weightOf(counted: number): number {
  return counted / 600
}

async function countPlaced(): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::integer as count from story_links where status = 'placed'`.execute(db)
  return rows[0]?.count ?? 0
}

async function countHeadlines(): Promise<number> {
  const row = await getRow(db, 'storyTermCounts', { hash: -1 })
  return row.count
}

/** The stored counts of each story must match its places. */
async function expectWhole(): Promise<void> {
  const { rows } = await sql`
    select story.id from stories story left join story_links place on place.story_id = story.id
    group by story.id having count(place.id) <> story.article_count or count(place.id) < 2`.execute(db)
  expect(rows).toEqual([])
  const failed = await db.selectFrom('storyLinks').select('id').where('status', '=', 'failed').execute()
  expect(failed).toEqual([])
}
