import { expect, test } from 'vitest'
import { arrange, endOf } from './front-changes.ts'
import { readFrontChanges } from './read-front-changes.ts'

const id = '018f0000-0000-7000-8000-000000000001'
const pin = { place: 'lead', subject: { kind: 'link', id }, until: { kind: 'open' }, seen: 0 }
const now = new Date('2026-03-29T00:30:00Z')

test('the posted changes of the desk are parsed', () => {
  const sections = [
    { id, isOnFront: false },
    { id, before: null },
    { id, before: id },
  ]
  const changes = { pins: [pin], sections }
  expect(readFrontChanges(JSON.stringify(changes))).toEqual(changes)
})

test.each([
  '',
  'null',
  '[]',
  '{"pins":{}}',
  JSON.stringify({ pins: [{ ...pin, place: 'second-9' }], sections: null }),
  JSON.stringify({ pins: [pin, pin], sections: null }),
  JSON.stringify({ pins: [pin, { ...pin, place: 'second-1' }], sections: null }),
  JSON.stringify({
    pins: ['lead', 'second-1'].map(place => ({ ...pin, place: `next-${place}` })),
    sections: null,
  }),
  JSON.stringify({ pins: [{ ...pin, subject: { kind: 'entry', id } }], sections: null }),
  JSON.stringify({ pins: [{ ...pin, subject: { kind: 'link', id: "' or 1=1" } }], sections: null }),
  JSON.stringify({ pins: [{ ...pin, until: { kind: 'hours', hours: 1e9 } }], sections: null }),
  JSON.stringify({ pins: [{ ...pin, until: { kind: 'hours', hours: -1 } }], sections: null }),
  JSON.stringify({ pins: [{ ...pin, until: { kind: 'time', at: 'tomorrow' } }], sections: null }),
  JSON.stringify({ pins: [{ ...pin, seen: 1.5 }], sections: null }),
])('%j is refused as changes of the desk', text => {
  expect(readFrontChanges(text)).toBeNull()
})

test('hours count from now, and a time is used as it is', () => {
  expect(endOf({ kind: 'hours', hours: 3 }, now)?.endsAt).toEqual(new Date('2026-03-29T03:30:00Z'))
  expect(endOf({ kind: 'time', at: '2026-03-29T01:00:00Z' }, now)?.endsAt).toEqual(
    new Date('2026-03-29T01:00:00Z'),
  )
  expect(endOf({ kind: 'newer' }, now)).toEqual({ endsAt: null, untilNewer: true })
  expect(endOf({ kind: 'time', at: '2026-03-29T00:30:00Z' }, now)).toBeNull()
})

test('sections move one after another, and changes that name a deleted one are skipped', () => {
  const categories = ['a', 'b', 'c'].map(name => ({ id: name, isOnFront: true }))
  const sections = [
    { id: 'c', before: 'a' },
    { id: 'x', isOnFront: false },
    { id: 'x', before: 'a' },
    { id: 'c', before: 'x' },
    { id: 'c', isOnFront: false },
    { id: 'a', before: null },
  ]
  expect(arrange(categories, sections)).toEqual([
    { id: 'c', isOnFront: false },
    { id: 'b', isOnFront: true },
    { id: 'a', isOnFront: true },
  ])
})
