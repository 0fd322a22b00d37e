import { expect, test } from 'vitest'
import { draw } from '../../../test/support/draw.tsx'
import { MissingCategories } from './missing-categories.tsx'

test('one missing category is described in the singular, several in the plural', () => {
  const one = draw(<MissingCategories names={['gardening']} />)
  expect(one).toContain('Import this category first, or ')
  expect(one).toContain('add it by hand')
  const two = draw(<MissingCategories names={['gardening', 'chess']} />)
  expect(two).toContain('Import these categories first, or ')
  expect(two).toContain('<strong class="break-words">gardening, chess</strong>')
})

test('nothing is shown if no category is missing', () => {
  expect(draw(<MissingCategories names={[]} />)).toBe('')
})
