import { expect, test } from 'vitest'
import { nameSlot, nextSlot, readPlace, sectionPlace } from './front-place.ts'

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

test('a slot is named for its place, now or planned', () => {
  const nameOf = (slot: string) => nameSlot(slot, { section: 'World', language: 'en' })
  const section = sectionPlace('018f0000-0000-7000-8000-000000000002')
  const slots = ['lead', 'second-2', section, nextSlot('second-2'), 'second-4']
  expect(slots.map(nameOf)).toEqual(['Lead', 'Second tier 2', 'Lead of World', 'Second tier 2, planned', ''])
})
