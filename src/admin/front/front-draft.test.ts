import { expect, test } from 'vitest'
import { frontItem, frontMaterial, frontNow, linkPin } from '../../../test/support/front-scene.ts'
import { composeFrontPage } from '../../domain/front/compose-front-page.ts'
import { applyChanges, arrange } from '../../domain/front/front-changes.ts'
import { readFrontChanges } from '../../domain/front/read-front-changes.ts'
import {
  findAt,
  findPinOf,
  forgetPin,
  listPastPins,
  moveSection,
  noChanges,
  placeBeside,
  putPin,
  showSection,
  subjectOf,
  swapPlaces,
  takeBackPin,
  takeOff,
  titleAmong,
  withoutPublished,
} from './front-draft.ts'
import { firstFreePlace, listPlaceChoices, toPinChange } from './pin-choices.ts'
import { describePin, fromProblem, nextTimeOfDay, readUntil } from './pin-times.tsx'

const versions = new Map([['lead', 4]])
const open = { kind: 'open' as const }
const items = ['a', 'b', 'c', 'd'].map(id => frontItem(id))
const [a = frontItem('a'), b = frontItem('b')] = items
const material = frontMaterial({
  latest: items,
  pinned: items,
  pins: [linkPin('lead', 'a'), linkPin('second-1', 'b')],
})
const pageWith = (changes: typeof noChanges) =>
  composeFrontPage(
    applyChanges(material, { changes, now: frontNow, by: 'me', titleOf: ({ id }) => id }),
    frontNow,
  )

test('a pin names the version of the place that the editor saw, and its headline for when it is gone', () => {
  const subject = subjectOf(b)
  const changes = putPin(noChanges, { place: 'lead', subject, until: open, seen: 4 })
  expect(changes.pins).toEqual([{ place: 'lead', subject, until: open, seen: 4 }])
  expect(titleAmong([a], subject)).toBe(b.link.title)
})

test('an item pinned twice is in the place where it was pinned last', () => {
  const once = putPin(noChanges, { place: 'lead', subject: subjectOf(a), until: open, seen: 0 })
  const twice = putPin(once, { place: 'second-2', subject: subjectOf(a), until: open, seen: 0 })
  expect(twice.pins.map(({ place }) => place)).toEqual(['second-2'])
})

test('two pins that swap places are both still pinned', () => {
  const changes = swapPlaces(noChanges, { from: 'lead', to: 'second-1', page: pageWith(noChanges), versions })
  const { lead, second } = pageWith(changes)
  expect(lead).toMatchObject({ link: { id: 'b' }, pin: {} })
  expect(second[0]).toMatchObject({ link: { id: 'a' }, pin: {} })
})

test('both pins of a swap name the version of their new place', () => {
  const known = new Map([
    ['lead', 4],
    ['second-1', 7],
  ])
  const swap = { from: 'lead', to: 'second-1', page: pageWith(noChanges), versions: known } as const
  const seen = Object.fromEntries(swapPlaces(noChanges, swap).pins.map(pin => [pin.place, pin.seen]))
  expect(seen).toEqual({ lead: 4, 'second-1': 7 })
})

test('a pin taken back returns what it replaced in the draft, unless it was published or replaced meanwhile', () => {
  const first = { place: 'lead', subject: subjectOf(a), until: open, seen: 4 } as const
  const pin = { ...first, subject: subjectOf(b) }
  const before = putPin(noChanges, first)
  const after = putPin(before, pin)
  const realPin = { ...pin, subject: { kind: 'link', id: '00000000-0000-7000-8000-00000000dead' } } as const
  const realAfter = putPin(noChanges, realPin)
  expect(after.pins).toEqual([pin])
  expect(takeBackPin(readFrontChanges(JSON.stringify(realAfter)) ?? noChanges, realPin, noChanges)).toEqual(
    noChanges,
  )
  expect(takeBackPin(after, pin, before).pins).toEqual([first])
  expect(takeBackPin(noChanges, pin, before)).toEqual(noChanges)
  const other = { ...first, subject: subjectOf(frontItem('c')) }
  expect(takeBackPin(putPin(after, other), pin, before).pins).toEqual([other])
  const moved = putPin(after, { ...first, place: 'second-2' })
  expect(takeBackPin(moved, pin, before).pins).toMatchObject([{ place: 'second-2', subject: { id: 'a' } }])
})

test('a pinned item is found where it is pinned, and one that only fills a place is not', () => {
  const page = pageWith(noChanges)
  expect(findPinOf(page, subjectOf(b))?.place).toBe('second-1')
  expect(findPinOf(page, subjectOf(frontItem('c')))).toBeNull()
})

test('a pin of a story that is not public yet keeps its place from the next pin', () => {
  const pin = { ...linkPin('lead', 'x'), subject: { kind: 'story' as const, id: 'x' } }
  const page = composeFrontPage({ ...material, pins: [pin] }, frontNow)
  const choices = listPlaceChoices(page, { slug: null, own: '', versions, language: 'en' })
  expect(choices[0]).toMatchObject({ headline: 'x', pin: { subject: { id: 'x' } } })
  expect(firstFreePlace(choices)).toBe('second-1')
  expect(findPinOf(page, pin.subject)?.place).toBe('lead')
})

test('each section has a key for a story, `s` for its own', () => {
  const categories = ['politics', 'business', 'world'].map(slug => ({
    id: slug,
    name: slug,
    slug,
    isOnFront: true,
  }))
  const page = composeFrontPage({ ...material, categories }, frontNow)
  const keys = listPlaceChoices(page, { slug: null, own: 'business', versions, language: 'en' }).map(
    ({ key }) => key,
  )
  expect(keys).toEqual(['l', '1', '2', '3', '4', 's', '6'])
})

test('a pin is found in its own place, although a small site leaves those before it empty', () => {
  const page = composeFrontPage({ ...material, pins: [linkPin('second-2', 'b')] }, frontNow)
  expect(findAt(page, 'second-2')?.pin?.title).toBe('b')
  expect(findAt(page, 'second-1')).toBeNull()
  const choices = listPlaceChoices(page, { slug: null, own: '', versions, language: 'en' })
  expect(choices.map(({ headline, pin }) => [headline, pin?.title])).toEqual([
    ['a', undefined],
    ['', undefined],
    ['b', 'b'],
    ['', undefined],
  ])
})

test('a place whose pin is taken off fills itself', () => {
  const { lead } = pageWith(takeOff(noChanges, 'lead', versions))
  expect(lead).toMatchObject({ link: { id: 'a' }, pin: null })
})

test('the lead cannot move up, and the third of the second tier cannot move down', () => {
  expect(placeBeside('lead', 1)).toBe('second-1')
  expect(placeBeside('lead', -1)).toBeNull()
  expect(placeBeside('second-3', 1)).toBeNull()
})

const sections = ['x', 'y', 'z'].map(id => ({ id, name: id, slug: id, isOnFront: true }))

test('a section moves to where it is dropped, also beyond the last', () => {
  const ids = (id: string, to: number) =>
    arrange(sections, moveSection(noChanges, { id, to, categories: sections }).sections).map(each => each.id)
  expect(ids('z', 0)).toEqual(['z', 'x', 'y'])
  expect(ids('x', 1)).toEqual(['y', 'x', 'z'])
  expect(ids('x', 9)).toEqual(['y', 'z', 'x'])
  expect(ids('gone', 0)).toEqual(['x', 'y', 'z'])
})

test('a draft names only the sections that the editor changed, and none once all is as before', () => {
  const hidden = showSection(noChanges, { id: 'x', isOnFront: false, categories: sections })
  expect(hidden.sections).toEqual([{ id: 'x', isOnFront: false }])
  expect(showSection(hidden, { id: 'x', isOnFront: true, categories: sections })).toEqual(noChanges)
  const down = moveSection(noChanges, { id: 'x', to: 1, categories: sections })
  const lower = moveSection(down, { id: 'x', to: 2, categories: sections })
  expect(lower.sections).toEqual([{ id: 'x', before: null }])
  expect(moveSection(lower, { id: 'x', to: 0, categories: sections })).toEqual(noChanges)
})

test('what was changed while a draft was published stays in the draft', () => {
  const pin = putPin(noChanges, { place: 'lead', subject: subjectOf(a), until: open, seen: 4 })
  const published = showSection(pin, { id: 'x', isOnFront: false, categories: sections })
  expect(withoutPublished(structuredClone(published), published)).toEqual(noChanges)
  const pinned = putPin(published, { place: 'second-1', subject: subjectOf(b), until: open, seen: 0 })
  const moved = moveSection(pinned, { id: 'z', to: 0, categories: sections })
  expect(withoutPublished(moved, published)).toEqual({
    pins: [{ place: 'second-1', subject: subjectOf(b), until: open, seen: 0 }],
    sections: [{ id: 'z', before: 'x' }],
  })
  const other = putPin(published, { place: 'lead', subject: subjectOf(b), until: open, seen: 4 })
  expect(withoutPublished(other, published).pins).toMatchObject([{ place: 'lead', subject: { id: 'b' } }])
})

test('a time of day means its next occurrence', () => {
  const noon = new Date(2026, 0, 2, 12, 0)
  expect(nextTimeOfDay('18:00', noon)).toEqual(new Date(2026, 0, 2, 18, 0))
  expect(nextTimeOfDay('12:00', noon)).toEqual(new Date(2026, 0, 3, 12, 0))
  for (const wrong of ['', '25:00', '12:60', 'noon']) expect(nextTimeOfDay(wrong, noon)).toBeNull()
})

test('a pin says until when it lasts', () => {
  const pinned = { pinnedBy: 'Asha', endsAt: null, untilNewer: false }
  const noon = { now: new Date(2026, 0, 2, 12, 0), language: 'en', zone: 'local' } as const
  expect(describePin({ ...pinned, untilNewer: true }, noon)).toBe('Pinned by Asha until something newer')
  expect(describePin(pinned, noon)).toBe('Pinned by Asha')
  const endsAt = new Date(2026, 0, 2, 18, 5)
  expect(describePin({ ...pinned, endsAt }, noon)).toBe('Pinned by Asha until 18:05')
  const onTheServer = describePin({ ...pinned, endsAt }, { ...noon, zone: 'UTC' })
  expect(onTheServer).toBe(`Pinned by Asha until ${endsAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`)
})

test('a link that is shown now can be planned for later, and is planned once', () => {
  const from = '2026-01-02T12:00:00.000Z'
  const now = putPin(noChanges, { place: 'second-1', subject: subjectOf(a), until: open, seen: 0 })
  const later = putPin(now, { place: 'next-lead', subject: subjectOf(a), from, until: open, seen: 0 })
  expect(later.pins.map(({ place }) => place)).toEqual(['second-1', 'next-lead'])
  expect(pageWith(later).planned).toMatchObject([{ place: 'lead', beginsAt: new Date(from) }])
  const moved = putPin(later, { place: 'next-second-2', subject: subjectOf(a), from, until: open, seen: 0 })
  expect(moved.pins.map(({ place }) => place)).toEqual(['second-1', 'next-second-2'])
  expect(pageWith(takeOff(moved, 'next-second-2', versions)).planned).toEqual([])
})

test('a pin whose time has passed is listed until it is forgotten', () => {
  const from = frontNow.toISOString()
  const soon = new Date(frontNow.getTime() + 60_000)
  const other = putPin(noChanges, { place: 'second-1', subject: subjectOf(b), until: open, seen: 0 })
  const changes = putPin(other, { place: 'next-lead', subject: subjectOf(a), from, until: open, seen: 0 })
  const before = new Date(frontNow.getTime() - 60_000)
  expect(listPastPins(changes, { known: items, now: before })).toEqual([])
  expect(listPastPins(changes, { known: items, now: soon })).toEqual([{ slot: 'next-lead', title: 'a' }])
  expect(forgetPin(changes, 'next-lead')).toEqual(other)
})

test('a pin names the version of its slot', () => {
  const choice = { seen: 2, plannedSeen: 5 }
  const chosen = { place: 'lead' as const, until: open }
  expect(toPinChange({ ...chosen, from: null }, choice)).toEqual({ ...chosen, seen: 2 })
  expect(toPinChange({ ...chosen, from: frontNow }, choice)).toEqual({
    place: 'next-lead',
    from: frontNow.toISOString(),
    until: open,
    seen: 5,
  })
})

test('a pin begins in the future and ends at the next such time after its begin', () => {
  const noon = { now: new Date(2026, 0, 2, 12, 0), language: 'en' } as const
  expect(fromProblem('2026-01-02T11:59', noon)).toBe('Choose a time in the future')
  expect(fromProblem('2026-01-02T12:01', noon)).toBe('')
  expect(fromProblem('tomorrow', noon)).toBe('Please enter a valid date and time')
  const until = readUntil({ choice: 'time', clock: '18:00' }, new Date(2026, 0, 3, 20, 0))
  expect(until).toEqual({ kind: 'time', at: new Date(2026, 0, 4, 18, 0).toISOString() })
})

test('a place in another section than that of the item warns with one sentence', () => {
  const categories = ['politics', 'business'].map(slug => ({ id: slug, name: slug, slug, isOnFront: true }))
  const page = composeFrontPage({ ...material, categories }, frontNow)
  const choices = listPlaceChoices(page, { slug: null, own: 'politics', versions, language: 'en' })
  const warned = choices.filter(({ warning }) => warning !== '')
  expect(warned.map(({ place, warning }) => [place, warning])).toEqual([
    ['section-business', 'It is filed in politics, not in this section.'],
  ])
})
