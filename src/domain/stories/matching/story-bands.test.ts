import { expect, test } from 'vitest'
import { bandOf, groupScore, rewordedProbability } from './story-bands.ts'

test.each([
  ['a mean in the band, but no pair that is nearly certain', 0.78, 0.8, 'likely'],
  ['a mean in the band, with such a pair', 0.78, 0.83, 'sure'],
  ['half a mean, with a pair that is certain', 0.5, 0.95, 'sure'],
  ['a mean just below the band, with a pair that is hardly nearly certain', 0.66, 0.83, 'likely'],
  ['half a mean, with the same pair', 0.5, 0.83, 'alone'],
  ['a certain pair in a story that is about something else', 0.3, 0.97, 'likely'],
  ['nearly the same headline, whatever the mean', 0.05, rewordedProbability, 'sure'],
] as const)('%s', (_, mean, best, band) => {
  expect(bandOf(groupScore(mean, best))).toBe(band)
})
