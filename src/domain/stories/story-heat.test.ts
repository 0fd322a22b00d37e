import { expect, test } from 'vitest'
import { expectWithinMs } from '../../../test/support/processor-ms.ts'
import { storyArticle as articleOf } from '../../../test/support/story-article.ts'
import { listVoices, storyHeat } from './story-heat.ts'

function storyArticle(...given: Parameters<typeof articleOf>) {
  const article = articleOf(...given)
  return { ...article, voice: article.outlet }
}

const hourMs = 3_600_000
const at = Date.UTC(2026, 0, 5)

function heat(...hours: number[]): number {
  return storyHeat(hours.map(hour => at + hour * hourMs)) ?? Number.NEGATIVE_INFINITY
}

test('a voice that is six hours newer counts double', () => {
  expect(heat(6)).toBeCloseTo(heat(0, 0), 6)
})

test('a story that gains a voice rises above one that was as hot', () => {
  expect(heat(0, 1, 8)).toBeGreaterThan(heat(0, 1, 2))
  expect(heat(0, 1, 2)).toBeGreaterThan(heat(0, 1))
})

test('a story without voices has no heat', () => {
  expect(storyHeat([])).toBeNull()
})

test('forty outlets with the same agency text are one voice, and a later article of an outlet adds none', () => {
  const text = 'Cabinet clears the new bridge over the Teesta river'
  const copies = Array.from({ length: 40 }, (_, n) => storyArticle(text, { id: `copy ${n}`, hours: n / 60 }))
  const own = storyArticle('Villagers along the Teesta wait for their bridge', { outlet: 'own', hours: 2 })
  const again = storyArticle('A bridge for the Teesta at last', { outlet: 'own', hours: 4 })
  expect(listVoices([...copies, own, again])).toEqual([at, at + 2 * hourMs])
})

test('the voices of a story of thousands of articles are counted without comparing every pair', () => {
  const articles = Array.from({ length: 5000 }, (_, n) =>
    storyArticle(`Board declares class twelve result of district${n} with record${n % 50} pass share`, {
      id: `${n}`,
      outlet: `outlet ${n % 40}`,
      hours: n / 100,
    }),
  )
  expect(listVoices(articles)).toHaveLength(40)
  expectWithinMs(3000, () => listVoices(articles))
})

test('outlets of one owner are one voice, and a story that gains an owner rises', () => {
  const one = storyArticle('Villagers along the Teesta wait for their bridge', { outlet: 'one' })
  const two = storyArticle('A bridge for the Teesta at last', { outlet: 'two', hours: 3 })
  const sister = { ...two, voice: 'one' }
  expect(listVoices([one, sister])).toEqual([at])
  expect(storyHeat(listVoices([one, two]))).toBeGreaterThan(storyHeat(listVoices([one, sister])) ?? 0)
})
