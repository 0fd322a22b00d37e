import { expect, test } from 'vitest'
import { draw } from '../../../test/support/draw.tsx'
import { PreloadRoute } from './preload-route.tsx'

test('outside a built page no code is preloaded', () => {
  expect(draw(<PreloadRoute route="admin/undo" />)).toBe('')
})
