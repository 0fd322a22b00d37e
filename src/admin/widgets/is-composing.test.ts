import { expect, test } from 'vitest'
import { isComposing } from './is-composing.ts'

const enter = { key: 'Enter', keyCode: 13, isComposing: false }

test('a key of an input method is composing, also the last one in Safari', () => {
  expect(isComposing({ ...enter, isComposing: true })).toBe(true)
  expect(isComposing({ ...enter, keyCode: 229 })).toBe(true)
})

test('other keys are not, and a shortcut that an input method hides is not either', () => {
  expect(isComposing(enter)).toBe(false)
  expect(isComposing({ key: 'Process', keyCode: 229, isComposing: false })).toBe(false)
})
