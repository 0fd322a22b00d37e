import { expect, test } from 'vitest'
import { categoryHeading } from './category-heading.ts'

test('only a name in Latin script is followed by an English word', () => {
  expect(categoryHeading('Politics')).toBe('Politics News')
  expect(categoryHeading('Économie')).toBe('Économie News')
  expect(categoryHeading('हिन्दी')).toBe('हिन्दी')
  expect(categoryHeading('தமிழ்')).toBe('தமிழ்')
})
