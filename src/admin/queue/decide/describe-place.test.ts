import { expect, test } from 'vitest'
import { describePlace } from './describe-place.ts'

test.each([
  [{ categoryName: 'Politics', newerCount: 0 }, 'In Politics, at the top.'],
  [{ categoryName: 'Politics', newerCount: 1 }, 'In Politics, below one newer link.'],
  [{ categoryName: 'World', newerCount: 12 }, 'In World, below 12 newer links.'],
  [{ categoryName: 'World', newerCount: 100 }, 'In World, below 100 or more newer links.'],
  [null, 'Each stands where it would stand had its feed published it on arrival.'],
])('a place %o is told as %s', (place, words) => {
  expect(describePlace(place)).toBe(words)
})
