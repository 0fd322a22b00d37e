import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { namesOf, namesWith, pick, schemasOf } from './field-names.ts'

const fields = {
  title: { schema: z.string(), isRequired: true },
  size: { schema: z.number(), empty: 0 },
  note: { schema: z.string(), empty: '' },
} as const

test('names come in the order of the description', () => {
  expect(namesOf(fields)).toEqual(['title', 'size', 'note'])
})

test('a property selects the fields that have it, even with an empty value', () => {
  expect(namesWith(fields, 'empty')).toEqual(['size', 'note'])
  expect(namesWith(fields, 'isRequired')).toEqual(['title'])
})

test('the schemas check a whole record', () => {
  const schema = z.object(schemasOf(fields))
  expect(schema.safeParse({ title: 'Rain', size: 1, note: '' }).success).toBe(true)
  expect(schema.safeParse({ title: 'Rain', size: '1', note: '' }).success).toBe(false)
})

test('only the picked values remain', () => {
  expect(pick({ title: 'Rain', size: 1, note: '' }, ['note', 'title'])).toEqual({ title: 'Rain', note: '' })
})
