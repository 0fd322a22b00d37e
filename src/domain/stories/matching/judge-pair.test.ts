import { expect, test } from 'vitest'
import { storyArticle } from '../../../../test/support/story-article.ts'
import { isCopy, isReworded } from './is-copy.ts'
import { judgePair } from './judge-pair.ts'
import { likelyScoreMin, sureScoreMin } from './story-bands.ts'

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

test.each([
  ['Karan Johar opens up about his weight loss', 'Karan Johar wishes his mother on her birthday'],
  ['Shahid Kapoor plays cricket with Ishaan', 'Mira Rajput defends Shahid Kapoor'],
  ['Elden Ring: how to find the hidden sword', 'Elden Ring guide: the best armour for beginners'],
  [
    'Kumar Vishwas now asks why Kejriwal keeps silent over Khalistan at every rally of the campaign',
    'Letter of Channi reaches the minister, who promises a probe against Kejriwal for links to Khalistan',
  ],
])('a shared subject alone is not even proposed: %s', (one, other) => {
  expect(judgePair(storyArticle(one), storyArticle(other, { hours: 1 })).probability).toBeLessThan(
    likelyScoreMin,
  )
})

test('who and what happened together make a sure story', () => {
  const one = storyArticle('Teenager stabbed to death in Seelampur, locals block road')
  const two = storyArticle('Seelampur teen stabbed to death: two held, residents block road', { hours: 2 })
  expect(judgePair(one, two).probability).toBeGreaterThan(sureScoreMin)
})

test('nearly the same headline of two outlets is one report, unless each names its own place or number', () => {
  const text = 'check-ups every woman needs before she is forty'
  const five = storyArticle(`Five ${text}`, { id: 'a' })
  expect(isReworded(five, storyArticle(`5 health ${text}`, { id: 'b', hours: 30 }))).toBe(true)
  expect(isReworded(five, storyArticle(`7 ${text}`, { id: 'c' }))).toBe(false)
  const patna = storyArticle('Police arrest two men in Patna for the murder of a trader')
  const nagpur = storyArticle('Police arrest two men in Nagpur for the murder of a trader')
  expect(isReworded(patna, nagpur)).toBe(false)
  expect(judgePair(patna, nagpur).probability).toBeLessThan(sureScoreMin)
})
