import { expect, test } from 'vitest'
import { findTimeProblems, readTimes } from './schedule-times.ts'

const now = new Date('2026-03-29T00:30:00Z')
const problemsOf = (publishAt: string, takeDownAt = '') =>
  findTimeProblems(readTimes({ publishAt, takeDownAt }), { now, language: 'en' })

test('an empty field is no time', () => {
  expect(readTimes({})).toEqual({ publishAt: null, takeDownAt: null })
  expect(problemsOf('')).toBe(null)
})

test('a time without a zone is in Indian time', () => {
  expect(readTimes({ publishAt: '2026-03-29T09:00' }).publishAt).toEqual(new Date('2026-03-29T03:30:00Z'))
})

test('past, present, too distant and reversed times are refused at their field', () => {
  expect(problemsOf('2026-03-29T00:30:00Z')?.publishAt).toMatch(/^This time has passed/)
  expect(problemsOf('2027-04-01T00:00:00Z')?.publishAt).toBe('Choose a time within a year')
  expect(problemsOf('', '2026-03-28T00:00:00Z')?.takeDownAt).toMatch(/^This time has passed/)
  expect(problemsOf('2026-03-30T10:00:00Z', '2026-03-30T10:00:00Z')?.takeDownAt).toBe(
    'Choose a time after it is published',
  )
  expect(problemsOf('2026-03-30T10:00:00Z', '2026-03-30T10:01:00Z')).toBe(null)
  expect(Object.keys(problemsOf('2001-01-01T10:00:00Z', '2000-01-01T10:00:00Z') ?? {})).toEqual([
    'publishAt',
    'takeDownAt',
  ])
})
