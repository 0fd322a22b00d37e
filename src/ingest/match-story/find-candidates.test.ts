import { expect } from 'vitest'
import { setRow } from '../../../test/support/builders.ts'
import { storyTest } from '../../../test/support/story-scene.ts'
import { loadArticles } from '../../domain/stories/load-articles.ts'
import { nothingCounted, wordRarity } from '../../domain/stories/matching/word-rarity.ts'
import { loadCompared } from './find-candidates.ts'

const { db, test } = await storyTest()
const rarityOf = wordRarity(nothingCounted)

test('all members of a promising candidate’s story are loaded, and no others', async ({ scene }) => {
  for (const title of [
    'Soyuz MS-26 with astronaut Don Pettit lands in Kazakhstan',
    'Don Pettit lands in Kazakhstan aboard Soyuz MS-26',
    'First vote on a nuclear power plant at Balkhash',
    'Vote on the nuclear power plant at Balkhash begins',
    'Astronaut Don Pettit back on Earth as Soyuz MS-26 lands in Kazakhstan',
  ])
    await scene.addLink(title)
  await scene.match()
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
