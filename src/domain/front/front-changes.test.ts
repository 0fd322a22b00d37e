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

const withPins = (...pins: object[]) => JSON.stringify({ pins, sections: null })

test.each([
  '',
  'null',
  '[]',
  '{"pins":{}}',
  withPins({ ...pin, place: 'second-9' }),
  withPins(pin, pin),
  withPins(pin, { ...pin, place: 'second-1' }),
  withPins({ ...pin, place: 'next-lead' }, { ...pin, place: 'next-second-1' }),
  withPins({ ...pin, subject: { kind: 'entry', id } }),
  withPins({ ...pin, subject: { kind: 'link', id: "' or 1=1" } }),
  withPins({ ...pin, until: { kind: 'hours', hours: 1e9 } }),
  withPins({ ...pin, until: { kind: 'hours', hours: -1 } }),
  withPins({ ...pin, until: { kind: 'time', at: 'tomorrow' } }),
  withPins({ ...pin, seen: 1.5 }),
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
