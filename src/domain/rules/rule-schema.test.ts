import { expect, test } from 'vitest'
import { ruleSchema } from './rule-schema.ts'

const given = { name: 'No horoscopes', words: 'horoscope', action: 'reject' }
const id = '00000000-0000-7000-8000-00000000dead'
const problems = (fields: object) =>
  ruleSchema('en')
    .safeParse({ ...given, ...fields })
    .error?.issues.map(issue => issue.path.join('.')) ?? []

test('words are separated by lines or commas, each kept once', () => {
  expect(
    ruleSchema('en').parse({ ...given, words: ' horoscope, rashifal\n\nआज का राशिफल ,horoscope' }).words,
  ).toEqual(['horoscope', 'rashifal', 'आज का राशिफल'])
})

test.each([
  ['win ₹1,00,000', ['win ₹1,00,000']],
  ['Rs 10,000, १०,०००\n5,covid', ['Rs 10,000', '१०,०००', '5', 'covid']],
])('a comma inside a number belongs to it: %j', (typed, read) =>
  expect(ruleSchema('en').parse({ ...given, words: typed }).words).toEqual(read),
)

test('an invalid outlet has a readable message', () => {
  const { error } = ruleSchema('en').safeParse({ ...given, outletId: 'zz' })
  expect(error?.issues.map(issue => issue.message)).toEqual(['Choose one from the list'])
})

test.each<[object, string[]]>([
  [{}, []],
  [{ name: ' ' }, ['name']],
  [{ action: 'delete' }, ['action']],
  [{ words: '' }, ['outletId']],
  [{ words: '', language: 'hi' }, []],
  [{ language: 'Hindi!' }, ['language']],
  [{ action: 'category' }, ['toCategoryId']],
  [{ action: 'category', toCategoryId: id }, []],
  [{ action: 'category', toCategoryId: 'zz' }, ['toCategoryId']],
  [{ outletId: id, categoryId: id }, []],
  [{ outletId: 'zz' }, ['outletId']],
  [{ categoryId: `${id}0` }, ['categoryId']],
  [{ words: Array.from({ length: 300 }, (_, n) => n).join(',') }, ['words']],
  [{ words: 'x'.repeat(200) }, ['words']],
])('%j has problems in %j', (fields, paths) => expect(problems(fields)).toEqual(paths))
