import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { formValue, problemsOf, readFlag, textOf } from './row-fields.ts'

test.each([
  [' a b ', 'a b'],
  ['a\0b', 'ab'],
  [12, '12'],
  [0, '0'],
  [false, 'false'],
  [null, ''],
  [undefined, ''],
  [['a'], ''],
  [{ a: 1 }, ''],
])('the value %j is the text %j', (value, text) => {
  expect(textOf(value)).toBe(text)
})

test('a list or an object is left for the schema of the form to refuse', () => {
  expect(formValue(['a'])).toEqual(['a'])
  expect(formValue({ a: 1 })).toEqual({ a: 1 })
  expect([formValue(null), formValue(7), formValue(' x ')]).toEqual(['', '7', 'x'])
})

test.each([true, 't', 'T', 'TRUE', 'true', 1, '1', 'yes', ' on '])('%j is true', value => {
  expect(readFlag(value)).toBe(true)
})

test.each([false, 'f', 'FALSE', 0, '0', 'no', 'off', '', null, undefined])('%j is false', value => {
  expect(readFlag(value)).toBe(false)
})

test.each(['maybe', 2, '10', 'wahr', 'null'])('%j is neither', value => {
  expect(readFlag(value)).toBeNull()
})

test('a problem is reported with the column’s name in the file', () => {
  const schema = z.object({ imageUrl: z.string('bad-url') })
  const parsed = schema.safeParse({ imageUrl: 7 })
  if (parsed.success) throw new Error('7 is no text')
  expect(problemsOf(parsed.error)).toEqual([{ code: 'field', column: 'image_url', problem: 'bad-url' }])
})

test('of several problems of a column, the first is reported', () => {
  const schema = z.object({ title: z.string().check(z.minLength(5, 'too-short'), z.startsWith('A', 'no-a')) })
  const { error } = schema.safeParse({ title: 'b' })
  expect(problemsOf(error).map(({ problem }) => problem)).toEqual(['too-short'])
})
