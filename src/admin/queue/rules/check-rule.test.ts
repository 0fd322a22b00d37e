import { expect, test } from 'vitest'
import type { EditedRule } from '../../../domain/rules/rule-queries.ts'
import * as words from '../../../words/queue-rules.ts'
import { checkRule, describeAction, describeConditions, ruleActions, ruleFields } from './check-rule.ts'

const outletId = '00000000-0000-7000-8000-0000000000aa'
const texts = {
  name: 'Horoscopes',
  outletId,
  categoryId: '',
  language: '',
  words: 'horoscope',
  action: 'reject',
  toCategoryId: '',
}
const check = (fields: Record<string, string> = {}) => checkRule({ ...texts, ...fields }, 'en')
const signatureOf = (fields: Record<string, string> = {}) => {
  const checked = check(fields)
  return checked.ok ? checked.signature : null
}

test('words are separated by lines or commas, and each counts once', () => {
  const checked = check({ words: ' horoscope,rashifal\n\nhoroscope , ' })
  expect(checked.ok && checked.input.words).toEqual(['horoscope', 'rashifal'])
})

test('a tried rule may be renamed and then saved, but not changed otherwise', () => {
  expect(signatureOf({ name: 'Stars' })).toBe(signatureOf())
  const others: Record<string, string>[] = [
    { words: 'horoscopes' },
    { words: 'horoscope\nrashifal' },
    { action: 'hold' },
    { language: 'hi' },
    { categoryId: outletId },
    { outletId: '' },
  ]
  for (const fields of others) expect(signatureOf(fields)).not.toBe(signatureOf())
})

test('different spaces around the words do not make a different rule', () => {
  expect(signatureOf({ words: '\nhoroscope \n' })).toBe(signatureOf())
})

test.each<[Record<string, string>, string]>([
  [{ name: '' }, 'name'],
  [{ name: 'x'.repeat(201) }, 'name'],
  [{ outletId: 'x' }, 'outletId'],
  [{ outletId: '', words: ' , \n' }, 'outletId'],
  [{ language: 'Hindi!' }, 'language'],
  [{ words: 'x'.repeat(101) }, 'words'],
  [{ words: Array.from({ length: 201 }, (_, n) => `w${n}`).join(',') }, 'words'],
  [{ action: 'delete' }, 'action'],
  [{ action: 'category' }, 'toCategoryId'],
])('%j has an error in one field', (fields, wrong) => {
  const checked = check(fields)
  expect(checked.ok ? [] : Object.keys(checked.errors)).toEqual([wrong])
})

test('the form of a stored rule parses back into the same rule', () => {
  const stored: EditedRule = {
    id: 'r1',
    name: 'Horoscopes',
    outletId,
    categoryId: null,
    language: null,
    isOn: true,
    words: ['horoscope'],
    action: 'reject',
    toCategoryId: null,
    version: 3,
    hitCount: 0,
    lastHitAt: null,
  }
  expect(ruleFields(stored)).toEqual(texts)
  expect(signatureOf(ruleFields(stored))).toBe(signatureOf())
  expect(ruleFields(null)).toMatchObject({ name: '', action: 'reject' })
})

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
