import { expect, test } from 'vitest'
import type { EditedRule } from '../../../domain/rules/rule-queries.ts'
import * as words from '../../../words/queue-rules.ts'
import { describeAction, describeConditions, ruleActions } from './rule-words.ts'

const outlets = [{ id: 'o1', name: 'The Hindu' }]
const categories = [{ id: 'c1', name: 'Politics' }]
const rule = (fields: Partial<EditedRule>): EditedRule => ({
  id: 'r1',
  name: 'A rule',
  isOn: true,
  action: 'reject',
  toCategoryId: null,
  version: 1,
  outletId: null,
  categoryId: null,
  language: null,
  words: [],
  hitCount: 0,
  lastHitAt: null,
  ...fields,
})
const describe = (fields: Partial<EditedRule>) =>
  describeConditions(rule(fields), { outlets, categories, language: 'en' })

test('a rule’s conditions read as one line, each in its order', () => {
  expect(
    describe({ outletId: 'o1', categoryId: 'c1', language: 'hi', words: ['horoscope', 'rashifal'] }),
  ).toBe('of The Hindu, proposed for Politics, in Hindi, with “horoscope” or “rashifal”')
  expect(describe({ words: ['horoscope'] })).toBe('with “horoscope”')
})

test('of many words five are named and the rest counted', () => {
  const words = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  expect(describe({ words })).toBe('with “a” or “b” or “c” or “d” or “e” and 2 more')
  expect(describe({ words: words.slice(0, 5) })).not.toContain('more')
})

test('conditions on deleted records say that these are gone', () => {
  expect(describe({ outletId: 'o9' })).toBe('of a deleted record')
  expect(
    describeAction(rule({ action: 'category', toCategoryId: 'c9' }), { categories, language: 'en' }),
  ).toBe('To a deleted record')
  expect(describeAction(rule({ action: 'category' }), { categories, language: 'en' })).toBe(
    'To a deleted record',
  )
})

test('each action of a rule has a word for the list and one for the trial', () => {
  const inList = ruleActions.map(action =>
    describeAction(rule({ action, toCategoryId: 'c1' }), { categories, language: 'en' }),
  )
  expect(inList).toEqual(['Reject', 'Hold', 'Publish', 'To Politics'])
  const tried = ruleActions.map(action => words.outcome('en', { looked: 9, count: 1, action }))
  expect(new Set(tried).size).toBe(ruleActions.length)
})
