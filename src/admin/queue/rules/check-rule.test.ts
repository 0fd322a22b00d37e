import { expect, test } from 'vitest'
import type { EditedRule } from '../../../domain/rules/rule-queries.ts'
import { checkRule, ruleFields } from './check-rule.ts'

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
