import { expect, test } from 'vitest'
import { correctionSchema } from './correction.record.ts'
import { correctionLengthMax } from './correction.ts'

const problemOf = (text: string) => correctionSchema('en').safeParse({ text }).error?.issues[0]?.message

test.each(['', '   ', '\0\n'])('%j is refused as a correction', text => {
  expect(problemOf(text)).toBe('Write what was wrong, and what is right')
})

test('characters are counted as people count them, and one too many is refused', () => {
  expect(problemOf('🗞'.repeat(correctionLengthMax))).toBeUndefined()
  expect(problemOf('🗞'.repeat(correctionLengthMax + 1))).toBe('Use at most 1,000 characters')
  expect(problemOf(`<script>alert(1)</script>${'x'.repeat(10_000)}`)).toBe('Use at most 1,000 characters')
})

test('markup is kept as text', () => {
  expect(correctionSchema('en').parse({ text: ' <b>Nine</b>, not eight. ' }).text).toBe(
    '<b>Nine</b>, not eight.',
  )
})
