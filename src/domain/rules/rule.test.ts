import { expect, test } from 'vitest'
import { judgeByRules, type Rule, type RuledEntry } from './rule.ts'

const entry: RuledEntry = {
  title: 'Horoscope Today',
  description: 'Aries: a good day.',
  outletId: 'hindu',
  categoryId: 'news',
  language: 'en-IN',
}
const rule = (id: string, fields: Partial<Rule>): Rule => ({
  id,
  name: `Rule ${id}`,
  isOn: true,
  outletId: null,
  categoryId: null,
  language: null,
  words: [],
  action: 'reject',
  toCategoryId: null,
  ...fields,
})
const judge = (...rules: Rule[]) => judgeByRules(rules, entry)

test.each<[Partial<Rule>, boolean]>([
  [{ words: ['horoscope'] }, true],
  [{ words: ['aries'] }, true],
  [{ words: ['cricket'] }, false],
  [{ outletId: 'hindu' }, true],
  [{ outletId: 'express' }, false],
  [{ categoryId: 'news' }, true],
  [{ categoryId: 'sports' }, false],
  [{ language: 'en' }, true],
  [{ language: 'EN-in' }, true],
  [{ language: 'e' }, false],
  [{ language: 'hi' }, false],
  [{ words: ['horoscope'], outletId: 'express' }, false],
  [{ words: ['horoscope'], outletId: 'hindu', language: 'en', categoryId: 'news' }, true],
  [{ words: ['horoscope'], isOn: false }, false],
])('a rule with %j matches: %j', (conditions, speaks) => {
  expect(judge(rule('a', conditions)).outcome).toBe(speaks ? 'reject' : null)
})

test('without rules the category stays the feed’s', () => {
  expect(judge()).toEqual({ categoryId: 'news', outcome: null, rule: null, hits: [] })
})

test('the first rule that holds, rejects or publishes ends the judgement', () => {
  const ruling = judge(
    rule('a', { outletId: 'hindu', action: 'hold' }),
    rule('b', { outletId: 'hindu', action: 'publish' }),
  )
  expect(ruling).toMatchObject({ outcome: 'hold', rule: { id: 'a' }, hits: ['a'] })
})

test('after a category rule, later rules apply to the new category', () => {
  const ruling = judge(
    rule('a', { words: ['horoscope'], action: 'category', toCategoryId: 'stars' }),
    rule('b', { categoryId: 'news', action: 'publish' }),
    rule('c', { categoryId: 'stars', action: 'reject' }),
  )
  expect(ruling).toMatchObject({ categoryId: 'stars', outcome: 'reject', hits: ['a', 'c'] })
})
