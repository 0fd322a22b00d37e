import { expect, test } from 'vitest'
import { publishedAtSchema } from './article-fields.ts'

test.each([
  ['', true],
  ['9999-12-31T23:59:59Z', true],
  ['9999-12-31T23:59:59-00:01', false],
  ['0001-01-01T00:00:00Z', true],
  ['0001-01-01T00:00', false],
  ['0000-06-01T00:00:00Z', false],
  ['yesterday', false],
])('the time "%s" is accepted: %s', (time, accepted) => {
  expect(publishedAtSchema().safeParse(time).success).toBe(accepted)
})
