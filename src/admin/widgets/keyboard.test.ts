import { expect, test } from 'vitest'
import { doKeysAct, isComposing, letKeysAct, pressedKey } from './keyboard.ts'

const press = (key: string, code: string, shiftKey = false) => pressedKey({ key, code, shiftKey })

test.each([
  ['j', 'KeyJ', 'j'],
  // On another Latin layout, the letter counts.
  ['a', 'KeyQ', 'a'],
  ['?', 'Comma', '?'],
  ['Escape', 'Escape', 'Escape'],
  ['ArrowDown', 'ArrowDown', 'ArrowDown'],
  ['é', 'Digit2', 'é'],
  [' ', 'Space', ' '],
])('on a Latin keyboard %s at %s counts as %s', (key, code, meant) => {
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
])('on a keyboard without Latin letters the position of %s counts: %s', (key, code, meant) => {
  expect(press(key, code)).toBe(meant)
})

test('shift makes the other letter, and the question mark opens the key sheet', () => {
  expect(press('श', 'KeyS', true)).toBe('S')
  expect(press('क्ष', 'KeyX', true)).toBe('X')
  expect(press('य़', 'Slash', true)).toBe('?')
  expect(press('X', 'KeyX', true)).toBe('X')
})

test('caps lock does not change a letter', () => {
  expect(press('X', 'KeyX')).toBe('x')
  expect(press('x', 'KeyX', true)).toBe('X')
})

const enter = { key: 'Enter', keyCode: 13, isComposing: false }

test('a key of an input method is composing, also the last one in Safari', () => {
  expect(isComposing({ ...enter, isComposing: true })).toBe(true)
  expect(isComposing({ ...enter, keyCode: 229 })).toBe(true)
})

test('other keys are not, and a shortcut that an input method hides is not either', () => {
  expect(isComposing(enter)).toBe(false)
  expect(isComposing({ key: 'Process', keyCode: 229, isComposing: false })).toBe(false)
})

test('a browser keeps whether keys act, and one that stores nothing lets them act', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  }
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  expect(doKeysAct(() => storage)).toBe(true)
  expect(letKeysAct(false, () => storage)).toBe(true)
  expect(doKeysAct(() => storage)).toBe(false)
  expect(letKeysAct(true, () => storage)).toBe(true)
  expect(doKeysAct(() => storage)).toBe(true)
  expect(letKeysAct(false, blocked)).toBe(false)
  expect(doKeysAct(blocked)).toBe(true)
})
