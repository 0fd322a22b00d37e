import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fieldErrors } from './read-form.ts'

test('each invalid field has the first of its problems', () => {
  const schema = z.object({
    title: z.string().check(z.minLength(5, 'Too short'), z.startsWith('A', 'No A')),
    source: z.string('No source'),
  })
  const { error } = schema.safeParse({ title: 'b' })
  if (!error) throw new Error('both fields are invalid')
  expect(fieldErrors(error)).toEqual({ title: 'Too short', source: 'No source' })
})
