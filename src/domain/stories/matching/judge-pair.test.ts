import { expect, test } from 'vitest'
import { storyArticle } from '../../../../test/support/story-article.ts'
import { isCopy } from './is-copy.ts'
import { judgePair } from './judge-pair.ts'
import { sureScoreMin } from './story-bands.ts'

test('two headlines that share rare names are surely one story', () => {
  const one = storyArticle('Soyuz MS-26 with astronaut Don Pettit lands in Kazakhstan')
  const two = storyArticle('Don Pettit lands in Kazakhstan aboard Soyuz MS-26 after seven months', {
    hours: 3,
  })
  expect(judgePair(one, two).probability).toBeGreaterThan(sureScoreMin)
})

test('common news words do not make a sure story', () => {
  const one = storyArticle('Delhi police arrest man in murder case')
  const two = storyArticle('Mumbai police arrest three in fraud case', { hours: 2 })
  expect(judgePair(one, two).probability).toBeLessThan(sureScoreMin)
})

test('two articles are less probably one event the further apart they are in time', () => {
  const one = storyArticle('Harvard refuses the demands of the White House')
  const at = (hours: number) => storyArticle('White House letter to Harvard sent by mistake', { hours })
  expect(judgePair(one, at(60)).probability).toBeLessThan(judgePair(one, at(1)).probability)
})

test('the same agency text at two outlets is a copy, and with another number it is not', () => {
  const text = 'Binge drinkers may be tamed by switching off a brain receptor'
  const one = storyArticle(text, { id: 'a' })
  expect(isCopy(one, storyArticle(text, { id: 'b', hours: 30 }))).toBe(true)
  expect(isCopy(one, storyArticle(`${text} 19`, { id: 'c' }))).toBe(false)
  expect(isCopy(one, storyArticle(text, { id: 'd', hours: 200 }))).toBe(false)
  expect(isCopy(one, storyArticle(text, { id: 'e', outlet: 'a' }))).toBe(false)
})
