import { expect, test } from 'vitest'
import type { EditedRule } from '../../../domain/rules/rule-queries.ts'
import { actionChoices, describeAction, describeConditions, pastWords } from './rule-words.ts'

const outlets = [{ id: 'o1', name: 'The Hindu' }]
const categories = [{ id: 'c1', name: 'Politics' }]
const rule = (fields: Partial<EditedRule>): EditedRule => ({
  ...{ id: 'r1', name: 'A rule', isOn: true, action: 'reject', toCategoryId: null, version: 1 },
  ...{ outletId: null, categoryId: null, language: null, words: [], hitCount: 0, lastHitAt: null },
  ...fields,
})
const describe = (fields: Partial<EditedRule>) => describeConditions(rule(fields), { outlets, categories })

test('what a rule is about is one line, each condition in its turn', () => {
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

test('what was deleted meanwhile is said to be gone', () => {
  expect(describe({ outletId: 'o9' })).toBe('of what is gone')
  expect(describeAction(rule({ action: 'category', toCategoryId: 'c9' }), categories)).toBe('To what is gone')
  expect(describeAction(rule({ action: 'category' }), categories)).toBe('To what is gone')
})

test('each thing that a rule does has a word for the list and one for the trial', () => {
  const actions = actionChoices.map(({ value }) => value)
  const inList = actions.map(action => describeAction(rule({ action, toCategoryId: 'c1' }), categories))
  expect(inList).toEqual(['Reject', 'Hold', 'Publish', 'To Politics'])
  expect(new Set(actions.map(pastWords)).size).toBe(actions.length)
})
