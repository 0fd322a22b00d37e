import { expect, test } from 'vitest'
import type { EditedRule } from '../../../domain/rules/rule-queries.ts'
import { checkRule, ruleFields } from './check-rule.ts'

const outletId = '00000000-0000-7000-8000-0000000000aa'
const texts = {
  ...{ name: 'Horoscopes', outletId, categoryId: '', language: '', words: 'horoscope' },
  ...{ action: 'reject', toCategoryId: '' },
}
const check = (fields: Record<string, string> = {}) => checkRule({ ...texts, ...fields }, 'en')
const signatureOf = (fields: Record<string, string> = {}) => {
  const checked = check(fields)
  return checked.ok ? checked.signature : null
}

test('words stand one a line or between commas, each once', () => {
  const checked = check({ words: ' horoscope,rashifal\n\nhoroscope , ' })
  expect(checked.ok && checked.input.words).toEqual(['horoscope', 'rashifal'])
})

test('a rule that was tried may be renamed and saved, and nothing else of it', () => {
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

test('other spaces around the words make no other rule', () => {
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
])('%j is wrong in one field', (fields, wrong) => {
  const checked = check(fields)
  expect(checked.ok ? [] : Object.keys(checked.errors)).toEqual([wrong])
})

test('the form of a stored rule holds what makes the same rule again', () => {
  const stored: EditedRule = {
    ...{ id: 'r1', name: 'Horoscopes', outletId, categoryId: null, language: null, isOn: true },
    ...{ words: ['horoscope'], action: 'reject', toCategoryId: null },
    ...{ version: 3, hitCount: 0, lastHitAt: null },
  }
  expect(ruleFields(stored)).toEqual(texts)
  expect(signatureOf(ruleFields(stored))).toBe(signatureOf())
  expect(ruleFields(null)).toMatchObject({ name: '', action: 'reject' })
})
