import { expect, test } from 'vitest'
import { contrast, toHex, toOklch } from './oklch.ts'

test.each('#000000 #ffffff #1a2b4a #ff0000 #00ff00 #0000ff #ffd700 #7f7f7f #8a2be2'.split(' '))(
  '%s survives the conversion in both directions',
  hex => {
    expect(toHex(toOklch(hex))).toBe(hex)
  },
)

test('known colours have their published coordinates', () => {
  const red = toOklch('#ff0000')
  expect(red.lightness).toBeCloseTo(0.628, 2)
  expect(red.chroma).toBeCloseTo(0.2577, 2)
  expect(red.hue).toBeCloseTo(29.2, 0)
})

test('a colour that a screen cannot show keeps its lightness and loses chroma', () => {
  const shown = toOklch(toHex({ lightness: 0.9, chroma: 0.4, hue: 264 }))
  expect(shown.lightness).toBeCloseTo(0.9, 1)
  expect(shown.chroma).toBeLessThan(0.1)
})

test('contrast is computed as in WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2)
  expect(contrast('#123456', '#123456')).toBe(1)
})
