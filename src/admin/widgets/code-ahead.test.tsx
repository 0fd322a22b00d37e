import { expect, test } from 'vitest'
import { draw } from '../../../test/support/draw.tsx'
import { CodeAhead } from './code-ahead.tsx'

test('a part that stands on no page of the build fetches nothing ahead', () => {
  expect(draw(<CodeAhead route="admin/undo" />)).toBe('')
})
