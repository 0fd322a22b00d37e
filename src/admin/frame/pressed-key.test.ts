import { expect, test } from 'vitest'
import { pressedKey } from './pressed-key.ts'

const press = (key: string, code: string, shiftKey = false) => pressedKey({ key, code, shiftKey })

test.each([
  ['j', 'KeyJ', 'j'],
  // Where the letters stand elsewhere, the letter counts.
  ['a', 'KeyQ', 'a'],
  ['?', 'Comma', '?'],
  ['Escape', 'Escape', 'Escape'],
  ['ArrowDown', 'ArrowDown', 'ArrowDown'],
  ['é', 'Digit2', 'é'],
  [' ', 'Space', ' '],
])('a Latin keyboard says %s at %s', (key, code, meant) => {
  expect(press(key, code)).toBe(meant)
})

test.each([
  ['र', 'KeyJ', 'j'],
  ['ा', 'KeyE', 'e'],
  ['क', 'KeyK', 'k'],
  ['ந', 'KeyJ', 'j'],
  ['ф', 'KeyA', 'a'],
  ['य', 'Slash', '/'],
  ['Process', 'KeyA', 'a'],
  ['Unidentified', 'KeyR', 'r'],
])('on a keyboard without Latin letters the place of %s counts: %s', (key, code, meant) => {
  expect(press(key, code)).toBe(meant)
})

test('with shift it is the other letter, the sheet at the question mark too', () => {
  expect(press('श', 'KeyS', true)).toBe('S')
  expect(press('क्ष', 'KeyX', true)).toBe('X')
  expect(press('य़', 'Slash', true)).toBe('?')
  expect(press('X', 'KeyX', true)).toBe('X')
})

test('caps lock left on makes no other letter', () => {
  expect(press('X', 'KeyX')).toBe('x')
  expect(press('x', 'KeyX', true)).toBe('X')
})
