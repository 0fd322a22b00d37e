import { expect, test } from 'vitest'
import { cleanTags } from './clean-text.ts'

test.each([
  [
    ['Politics', 'politics', ' World &amp; Asia '],
    ['politics', 'world & asia'],
  ],
  [['Business, Markets,IPO'], ['business', 'markets', 'ipo']],
  [['राजनीति'], ['राजनीति']],
  [
    ['', '123', '***', '<b>Cricket</b>', 'a\u0000b'],
    ['cricket', 'ab'],
  ],
])('the tags of %j are %j', (given, tags) => {
  expect(cleanTags(given)).toEqual(tags)
})

test('huge lists and texts are cut', () => {
  const tags = cleanTags(Array.from({ length: 50_000 }, (_, n) => `${'tag '.repeat(1000)}${n}`))
  expect(tags.every(tag => tag.length <= 40)).toBe(true)
  expect(cleanTags(Array.from({ length: 50_000 }, (_, n) => `tag ${n}`))).toHaveLength(8)
})
