import { expect, test } from 'vitest'
import { explainGrouped, explainHeld } from './explain-headlines.ts'

const minute = 60_000

test.each([
  [0, 'same headline from the same outlet at the same time'],
  [2 * minute, 'same headline from the same outlet at the same time'],
  [5 * minute, 'same headline from the same outlet five minutes apart'],
  [45 * minute, 'same headline from the same outlet 45 minutes apart'],
  [120 * minute, 'same headline from the same outlet two hours apart'],
  [25 * 60 * minute, 'same headline from the same outlet 25 hours apart'],
  [48 * 60 * minute, 'same headline from the same outlet two days apart'],
])('%i ms: %s', (apartMs, sentence) => {
  expect(explainHeld({ rule: 'headline', apartMs })).toBe(sentence)
})

test('the rule is said in words', () => {
  expect(explainHeld({ rule: 'wording', apartMs: 0 })).toMatch(/^nearly the same headline from/)
  expect(explainHeld({ rule: 'text', apartMs: 0 })).toMatch(/^same text under another headline from/)
})

test('another outlet is named, by its site where an aggregator lends one name to all', () => {
  const other = { source: 'Delta Post', url: 'https://www.delta.example/a' }
  const said = (rule: 'headline' | 'text', source: string) =>
    explainGrouped({ rule, apartMs: 60 * minute }, { source }, other)
  expect(said('headline', 'Hill Herald')).toBe('same headline as in Delta Post 60 minutes apart')
  expect(said('text', 'Hill Herald')).toBe('same agency text as in Delta Post 60 minutes apart')
  expect(said('headline', 'Delta Post')).toBe('same headline as in delta.example 60 minutes apart')
})
