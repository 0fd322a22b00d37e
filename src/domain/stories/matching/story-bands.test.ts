import { expect, test } from 'vitest'
import { bandOf, groupScore, likelyScoreMin, rewordedProbability } from './story-bands.ts'

test('groups are joined by their mean only if one pair is nearly certain', () => {
  expect(bandOf(groupScore(0.78, 0.8))).toBe('likely')
  expect(bandOf(groupScore(0.78, 0.9))).toBe('sure')
  expect(bandOf(groupScore(0.5, 0.9))).toBe('alone')
})

test('nearly the same headline joins a group, whatever the mean', () => {
  expect(bandOf(groupScore(0.05, rewordedProbability))).toBe('sure')
})

test('a mean below the bands stays below them, however certain one pair is', () => {
  expect(groupScore(likelyScoreMin - 0.1, 0.97)).toBeLessThan(likelyScoreMin)
})
