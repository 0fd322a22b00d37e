import { expect, test } from 'vitest'
import type { Rule } from './rule.ts'
import type { TriableEntry } from './rule-queries.ts'
import { tryRule } from './try-rule.ts'

const entry = (title: string, origin: TriableEntry['origin'] = 'feed'): TriableEntry => ({
  id: title,
  title,
  description: '',
  outletId: null,
  categoryId: null,
  language: null,
  origin,
  source: 'The Outlet',
  status: 'waiting',
})
const rule = (id: string, words: string[], isOn = true): Rule => ({
  id,
  name: `Rule ${id}`,
  isOn,
  outletId: null,
  categoryId: null,
  language: null,
  words,
  action: 'reject',
  toCategoryId: null,
})
const recent = ['A horoscope', 'A daily horoscope', 'The well'].map(title => entry(title))

test('a trial lists the entries that the rule would have matched, even while it is off', () => {
  const trial = tryRule([rule('a', ['horoscope'], false)], 'a', recent)
  expect(trial.looked).toBe(3)
  expect(trial.matched.map(each => each.title)).toEqual(['A horoscope', 'A daily horoscope'])
})

test('if an earlier rule ends the judgement, the trial names it', () => {
  const trial = tryRule([rule('a', ['daily']), rule('b', ['horoscope'])], 'b', recent)
  expect(trial.matched.map(each => each.decidedBy)).toEqual([null, 'Rule a'])
})

test('a trial of a publishing rule leaves tips out, and one of a rejecting rule shows them', () => {
  const tips = [entry('A horoscope', 'tip')]
  const rejects = rule('a', ['horoscope'])
  expect(tryRule([rejects], 'a', tips).matched).toHaveLength(1)
  expect(tryRule([{ ...rejects, action: 'publish' }], 'a', tips).matched).toEqual([])
})

test('the trial of a rule without matches is empty', () => {
  expect(tryRule([rule('a', ['cricket'])], 'a', recent).matched).toEqual([])
})
