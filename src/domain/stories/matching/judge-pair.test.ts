import { expect, test } from 'vitest'
import { storyArticle } from '../../../../test/support/story-article.ts'
import { isCopy } from './is-copy.ts'
import { judgePair } from './judge-pair.ts'
import { sureScoreMin } from './story-bands.ts'

test('two headlines on one event of few people are surely one story', () => {
  const one = storyArticle('Soyuz MS-26 with astronaut Don Pettit lands in Kazakhstan')
  const two = storyArticle('Don Pettit lands in Kazakhstan aboard Soyuz MS-26 after seven months', {
    hours: 3,
  })
  expect(judgePair(one, two).probability).toBeGreaterThan(sureScoreMin)
})

test('common words of the news make no sure story', () => {
  const one = storyArticle('Delhi police arrest man in murder case')
  const two = storyArticle('Mumbai police arrest three in fraud case', { hours: 2 })
  expect(judgePair(one, two).probability).toBeLessThan(sureScoreMin)
})

test('the longer two are apart, the less probably they are one event', () => {
  const one = storyArticle('Harvard refuses the demands of the White House')
  const at = (hours: number) => storyArticle('White House letter to Harvard sent by mistake', { hours })
  expect(judgePair(one, at(60)).probability).toBeLessThan(judgePair(one, at(1)).probability)
})

test('an agency text under two mastheads is a copy; another number makes it another text', () => {
  const text = 'Binge drinkers may be tamed by switching off a brain receptor'
  const one = storyArticle(text, { id: 'a' })
  expect(isCopy(one, storyArticle(text, { id: 'b', hours: 30 }))).toBe(true)
  expect(isCopy(one, storyArticle(`${text} 19`, { id: 'c' }))).toBe(false)
  expect(isCopy(one, storyArticle(text, { id: 'd', hours: 200 }))).toBe(false)
  expect(isCopy(one, storyArticle(text, { id: 'e', outlet: 'a' }))).toBe(false)
})
