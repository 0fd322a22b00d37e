import { expect, test } from 'vitest'
import { correctionLengthMax } from './correction.ts'
import { correctionSchema } from './correction-schema.ts'

const problemOf = (text: string) => correctionSchema('en').safeParse({ text }).error?.issues[0]?.message

test.each(['', '   ', '\0\n'])('%j is no correction', text => {
  expect(problemOf(text)).toBe('Write what was wrong, and what is right')
})

test('letters are counted as people count them, and one too many is refused', () => {
  expect(problemOf('🗞'.repeat(correctionLengthMax))).toBeUndefined()
  expect(problemOf('🗞'.repeat(correctionLengthMax + 1))).toBe('Use at most 1,000 characters')
  expect(problemOf(`<script>alert(1)</script>${'x'.repeat(10_000)}`)).toBe('Use at most 1,000 characters')
})

test('markup stays the text that it is', () => {
  expect(correctionSchema('en').parse({ text: ' <b>Nine</b>, not eight. ' }).text).toBe(
    '<b>Nine</b>, not eight.',
  )
})
