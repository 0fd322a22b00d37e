import { expect, test } from 'vitest'
import { readPlace, sectionPlace } from './front-place.ts'

test.each(['lead', 'second-3', sectionPlace('018f0000-0000-7000-8000-000000000002')])(
  '%s is a valid place',
  place => {
    expect(readPlace(place)).toBe(place)
  },
)

test.each(['', 'second-4', 'second-', 'section-', 'section-politics', 'LEAD', 'lead '])(
  '%j is not a valid place',
  place => {
    expect(readPlace(place)).toBeNull()
  },
)
