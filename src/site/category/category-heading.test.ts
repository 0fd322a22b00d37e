import { expect, test } from 'vitest'
import { categoryHeading } from './category-heading.ts'

test('only a name in Latin script is followed by an English word', () => {
  expect(categoryHeading('Politics', 'en')).toBe('Politics News')
  expect(categoryHeading('Économie', 'en')).toBe('Économie News')
  expect(categoryHeading('हिन्दी', 'en')).toBe('हिन्दी')
  expect(categoryHeading('தமிழ்', 'en')).toBe('தமிழ்')
})
