import { expect, test } from 'vitest'
import { draw } from '../../../test/support/draw.tsx'
import { MissingCategories } from './missing-categories.tsx'

test('one category that is missing is spoken of as one, several as several', () => {
  const one = draw(<MissingCategories names={['gardening']} />)
  expect(one).toContain('Import this category first, or ')
  expect(one).toContain('add it by hand')
  const two = draw(<MissingCategories names={['gardening', 'chess']} />)
  expect(two).toContain('Import these categories first, or ')
  expect(two).toContain('<strong class="break-words">gardening, chess</strong>')
})

test('where none is missing nothing is said', () => {
  expect(draw(<MissingCategories names={[]} />)).toBe('')
})
