import { expect, test } from 'vitest'
import { expectWithinMs } from '../../../test/support/processor-ms.ts'
import { measureMarkup } from './measure-markup.ts'

test('tags, attributes and comments are counted', () => {
  expect(measureMarkup('<p class="a">A</p><p>B<!-- c --></p><img src=x onerror=y>')).toEqual({
    ok: true,
    counts: new Map([
      ['<p>', 2],
      ['class on <p>', 1],
      ['comments', 1],
      ['<img>', 1],
      ['src on <img>', 1],
      ['onerror on <img>', 1],
    ]),
  })
})

test('a page may be nested a hundred levels deep and no more, even with unclosed tags', () => {
  expect(measureMarkup('<b>'.repeat(100)).ok).toBe(true)
  expect(measureMarkup('<b>'.repeat(101))).toEqual({ ok: false, reason: 'too-deep' })
  expect(measureMarkup('<b></b>'.repeat(101)).ok).toBe(true)
  expect(measureMarkup(`${'<b>'.repeat(101)}${'</b>'.repeat(101)}`)).toEqual({
    ok: false,
    reason: 'too-deep',
  })
})

test.each([
  ['tags', '<br>'],
  ['comments', '<!---->'],
  ['pieces of text between tags', 'a</b>'],
])('more than 12,000 %s are too many', (_name, part) => {
  expect(measureMarkup(part.repeat(13_000))).toEqual({ ok: false, reason: 'too-many-tags' })
})

test('the same limit applies to attributes of one tag', () => {
  const attributes = Array.from({ length: 13_000 }, (_, n) => ` a${n}=1`).join('')
  expect(measureMarkup(`<p${attributes}>`)).toEqual({ ok: false, reason: 'too-many-tags' })
})

test.each(['<', '<a ', '<!--', '</', '&#', '<a b="'])(
  '%s a hundred thousand times is measured quickly',
  part => {
    const html = part.repeat(100_000)
    expectWithinMs(400, () => measureMarkup(html))
  },
)
