// A statement costs a pass more than its rows, and editors' clicks wait for the pass's lock.
import { expect } from 'vitest'
import { landed, landing, readStories, sceneNow, storyTest } from '../../../test/support/story-scene.ts'
import type { Db } from '../../database/connect.ts'
import { rearrangeStories } from './rearrange-stories.ts'

const { db, test } = await storyTest()

async function countStatements(work: (counted: Db) => Promise<unknown>): Promise<number> {
  let count = 0
  const transformQuery = <T>({ node }: { node: T }) => {
    count += 1
    return node
  }
  await work(db.withPlugin({ transformQuery, transformResult: async ({ result }) => result }))
  return count
}

const events = [
  [landing, landed],
  [
    'Ferry with forty passengers sinks off Alibaug in a storm',
    'Forty passengers saved as ferry sinks off Alibaug in storm',
  ],
  [
    'Teenager stabbed to death in Seelampur, locals block road',
    'Seelampur teenager stabbed to death: locals block the road',
  ],
]

test('a pass that separates three stories sends as many statements as for one', async ({ scene }) => {
  const running = { signal: new AbortController().signal, rest: async () => undefined }
  const passOver = async (pairs: string[][]) => {
    for (const table of ['storyConstraints', 'stories', 'storyLinks'] as const)
      await db.deleteFrom(table).execute()
    await db.deleteFrom('newsLinks').execute()
    for (const titles of pairs) {
      const links = []
      for (const title of titles) links.push(await scene.addLink(title))
      const [firstUrl = '', secondUrl = ''] = links.map(({ url }) => url).toSorted()
      await scene.match()
      const decision = { kind: 'apart' as const, firstUrl, secondUrl, accountName: 'Editor', at: sceneNow }
      await db.insertInto('storyConstraints').values(decision).execute()
    }
    expect(await readStories(db)).toHaveLength(pairs.length)
    const sent = await countStatements(counted => rearrangeStories({ ...scene.deps, db: counted }, running))
    expect(await readStories(db)).toEqual([])
    return sent
  }
  const ofOne = await passOver(events.slice(0, 1))
  expect(await passOver(events)).toBe(ofOne)
})
