import { expect } from 'vitest'
import { addProposal } from '../../../test/support/add-proposal.ts'
import { addRow, setRow, setRows } from '../../../test/support/builders.ts'
import { landed, landedToo, landing, rain, sceneNow, storyTest } from '../../../test/support/story-scene.ts'
import type { Db } from '../../database/connect.ts'
import { explainReasons } from '../../domain/stories/explain-reasons.ts'
import { loadArticles } from '../../domain/stories/load-articles.ts'
import { nothingCounted, wordRarity } from '../../domain/stories/matching/word-rarity.ts'
import { listOpenProposals } from '../../domain/stories/open-proposals.ts'
import { loadCompared } from './find-candidates.ts'
import { rearrangeStories } from './rearrange-stories.ts'

const { db, test, readStories } = await storyTest()

const readProposals = () =>
  db
    .selectFrom('storyProposals')
    .select(['kind', 'state', 'leavingUrls'])
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

async function touchAll(): Promise<void> {
  await setRows(db, 'storyLinks', { isTouched: true })
}

test('a merge of two stories is proposed once if an editor changed one of them', async ({ scene }) => {
  const fourth = 'Two cosmonauts and Don Pettit: Soyuz capsule lands in Kazakhstan steppe'
  await scene.arrive(landing, landed, landedToo, fourth)
  const { id: other } = await addRow(db, 'stories', { hasBeenPublic: true })
  await db
    .updateTable('storyLinks')
    .set({ storyId: other })
    .where('title', 'in', [landedToo, fourth])
    .execute()
  await setRows(db, 'stories', { isEdited: true })
  const before = await readStories()
  expect(before).toHaveLength(2)
  for (let n = 0; n < 2; n++) {
    await touchAll()
    await scene.pass()
  }
  expect(await readStories()).toEqual(before)
  expect(await readProposals()).toEqual([{ kind: 'merge', state: 'open', leavingUrls: [] }])
  // A nearer article than those of the open proposal leads to no further proposal.
  await scene.addLink(`${landed} steppe with two cosmonauts`)
  await scene.match()
  await touchAll()
  await scene.pass()
  expect((await readProposals()).filter(({ kind }) => kind === 'merge')).toHaveLength(1)
})

test('a split is proposed once, with its reason, for an unrelated article in an edited story', async ({
  scene,
}) => {
  const [, , stranger] = [
    await scene.addLink(landing),
    await scene.addLink(landed),
    await scene.addLink(rain, { hoursAgo: 20 }),
  ]
  await scene.match()
  const { id } = await db.selectFrom('stories').select('id').executeTakeFirstOrThrow()
  await setRows(db, 'storyLinks', { storyId: id })
  await setRows(db, 'stories', { isEdited: true, isLocked: true })
  const before = await readStories()
  for (let n = 0; n < 2; n++) {
    await touchAll()
    await scene.pass()
  }
  expect(await readStories()).toEqual(before)
  expect(await readProposals()).toEqual([
    { kind: 'split', state: 'open', leavingUrls: [stranger.canonicalUrl] },
  ])
  const [listed] = await listOpenProposals(db, { now: sceneNow, limit: 5 })
  expect(listed).toMatchObject({ leaving: [rain], sides: [{}, { title: rain }] })
  expect(explainReasons(listed?.reasons ?? [], [], 'en')).toMatch(
    /^1 of 3 articles has little in common with the others; .* probability of \d%; .*hours apart/,
  )
  await setRows(db, 'storyProposals', { state: 'rejected' })
  await touchAll()
  await scene.pass()
  expect(await readProposals()).toHaveLength(1)
})

test('a proposal that nobody decided leaves with the news; a rejected one is kept', async ({ scene }) => {
  const [one, two, three] = [
    'https://outlet.example/1',
    'https://outlet.example/2',
    'https://outlet.example/3',
  ]
  await addProposal(db, [one, two], { createdAt: sceneNow })
  await addProposal(db, [one, three], { createdAt: sceneNow, state: 'rejected' })
  scene.later(47)
  await scene.pass()
  expect(await readProposals()).toHaveLength(2)
  scene.later(2)
  await scene.pass()
  expect(await readProposals()).toMatchObject([{ state: 'rejected' }])
})

const rarityOf = wordRarity(nothingCounted)

test('all members of a promising candidate’s story are loaded, and no others', async ({ scene }) => {
  for (const title of [
    'Soyuz MS-26 with astronaut Don Pettit lands in Kazakhstan',
    'Don Pettit lands in Kazakhstan aboard Soyuz MS-26',
    'First vote on a nuclear power plant at Balkhash',
    'Vote on the nuclear power plant at Balkhash begins',
    'Astronaut Don Pettit back on Earth as Soyuz MS-26 lands in Kazakhstan',
  ])
    await scene.arrive(title)
  const places = await db.selectFrom('storyLinks').select(['id', 'title', 'storyId']).execute()
  const idOf = (begin: string) => places.find(({ title }) => title.startsWith(begin))?.id ?? ''
  const [soyuz, vote, arrival] = [idOf('Soyuz'), idOf('Vote'), idOf('Astronaut')]
  await setRow(db, 'storyLinks', arrival, { storyId: null })

  const arrivals = await loadArticles(db, [arrival], rarityOf)
  const { known, candidates } = await loadCompared(db, arrivals, {
    listed: [
      [arrival, soyuz],
      [arrival, vote],
    ],
    rarityOf,
  })
  expect(candidates).toEqual([[arrival, soyuz]])
  const titles = [...known.values()].map(({ title }) => title.split(' ')[0]).toSorted()
  expect(titles).toEqual(['Astronaut', 'Don', 'Soyuz', 'Vote'])
})

// A statement costs a pass more than its rows, and editors' clicks wait for the pass's lock.

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
    expect(await readStories()).toHaveLength(pairs.length)
    const sent = await countStatements(counted => rearrangeStories({ ...scene.deps, db: counted }, running))
    expect(await readStories()).toEqual([])
    return sent
  }
  const ofOne = await passOver(events.slice(0, 1))
  expect(await passOver(events)).toBe(ofOne)
})
