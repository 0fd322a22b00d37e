import fc from 'fast-check'
import { expect, test } from 'vitest'
import { frontItem, frontMaterial, frontNow, linkPin, storyItem } from '../../../test/support/front-scene.ts'
import type { Language } from '../../text/language.ts'
import type { FrontItem, FrontMaterial } from './front-page.ts'
import { chooseToday } from './read-today.ts'

const choose = (material: Partial<FrontMaterial>, language: Language = 'en') =>
  chooseToday(frontMaterial({ ...material, language }), frontNow)
const idsOf = (material: Partial<FrontMaterial>, language?: Language) =>
  choose(material, language).items.map(({ link }) => link.id)
const newest = (count: number, minutesAgo = 10) =>
  Array.from({ length: count }, (_, n) => frontItem(`link-${n}`, { minutesAgo: minutesAgo + n }))
const titled = (item: FrontItem, title: string) => ({ ...item, link: { ...item.link, title } })

test('the pins below the lead come after it, then the hottest stories, then the newest', () => {
  const pinned = frontItem('pinned')
  const featured = [frontItem('featured', { featured: true })]
  const ids = idsOf({
    pins: [linkPin('second-2', 'pinned')],
    pinned: [pinned],
    stories: [storyItem('hot'), storyItem('warm')],
    featured,
    latest: newest(9),
  })
  expect(ids).toEqual(['featured', 'pinned', 'link-of-hot', 'link-of-warm', 'link-0'])
})

test('a pin below the lead is one of the day’s stories for a day, a pin of the lead until its end', () => {
  const [lead, below] = [frontItem('lead', { minutesAgo: 5_000 }), frontItem('below', { minutesAgo: 5_000 })]
  const pinnedFor = (minutesAgo: number) => ({
    pins: [linkPin('lead', 'lead', { minutesAgo }), linkPin('second-1', 'below', { minutesAgo })],
    pinned: [lead, below],
    latest: newest(1),
  })
  expect(idsOf(pinnedFor(1_439))).toEqual(['lead', 'below', 'link-0'])
  expect(choose(pinnedFor(1_439)).changesAt).toEqual(new Date(frontNow.getTime() + 60_000))
  expect(idsOf(pinnedFor(1_440))).toEqual(['lead', 'link-0'])
})

test('articles of a story of two outlets come before newer ones that nobody else has', () => {
  const told = (id: string, minutesAgo: number) => ({ ...frontItem(id, { minutesAgo }), storyId: 'flood' })
  expect(idsOf({ latest: [...newest(9), told('first', 90), told('second', 91)] })).toEqual(
    'first link-0 link-1 link-2 link-3'.split(' '),
  )
})

test('headlines in the language of the page come first, unless an editor pinned another', () => {
  const inHindi = storyItem('hindi', { language: 'hi', title: 'link-of-hindi' })
  const pins = [linkPin('second-1', 'pinned')]
  const pinned = [frontItem('pinned', { language: 'hi' })]
  const latest = [
    frontItem('later', { language: 'hi-IN' }),
    frontItem('english', { language: 'en-IN' }),
    ...newest(1),
  ]
  expect(idsOf({ stories: [inHindi], latest })).toEqual(['english', 'link-0', 'link-of-hindi', 'later'])
  expect(idsOf({ stories: [inHindi], latest, pins, pinned })).toEqual(
    'english pinned link-0 link-of-hindi later'.split(' '),
  )
  const named = storyItem('hindi', { language: 'hi', title: 'Written by an editor' })
  expect(idsOf({ stories: [named], latest })[0]).toBe('link-of-hindi')
})

test('in an edition, too, a fresh lead that nobody pinned comes before the pins below it', () => {
  const [lead, pinned] = [
    storyItem('lead', { language: 'hi', title: 'link-of-lead' }),
    frontItem('pinned', { language: 'hi' }),
  ]
  const material = { stories: [lead], pins: [linkPin('second-1', 'pinned')], pinned: [pinned] }
  expect(idsOf(material, 'hi')).toEqual(['link-of-lead', 'pinned'])
})

test('a quiet day has fewer, and a day without news none', () => {
  expect(idsOf({})).toEqual([])
  expect(idsOf({ latest: newest(1) })).toEqual(['link-0'])
  const old = 24 * 60
  expect(idsOf({ stories: [storyItem('old', { minutesAgo: old })], latest: newest(3, old) })).toEqual([])
})

test('a pin stays however old its article is', () => {
  const old = frontItem('old', { minutesAgo: 5_000 })
  expect(idsOf({ pins: [linkPin('lead', 'old')], pinned: [old] })).toEqual(['old'])
})

test('an event is there once: its story, its other links, and a headline that two outlets print', () => {
  const story = storyItem('flood')
  const member = { ...frontItem('member'), storyId: 'flood' }
  const agency = newest(2).map((item, n) =>
    titled(item, n ? 'Bridge opens to traffic!' : 'Bridge opens to traffic'),
  )
  const filed = { ...frontItem('filed'), isFiled: true }
  expect(idsOf({ stories: [story], latest: [member, ...agency, filed] })).toEqual(['link-of-flood', 'link-0'])
})

test('a story that fills the newest links leaves the other places to other categories', () => {
  const story = storyItem('flood')
  const latest = newest(60).map(item => ({ ...item, storyId: 'flood' }))
  const sport = [frontItem('match', { minutesAgo: 300 }), frontItem('cup', { minutesAgo: 200 })]
  expect(idsOf({ stories: [story], latest, newestOf: new Map([['sport', sport]]) })).toEqual([
    'link-of-flood',
    'cup',
    'match',
  ])
})

test('the list changes when a pin ends or its oldest item is a day old', () => {
  const minute = (n: number) => new Date(frontNow.getTime() + n * 60_000)
  expect(choose({ latest: newest(2, 60) }).changesAt).toEqual(minute(24 * 60 - 61))
  const pins = [linkPin('lead', 'link-0', { endsAt: minute(5) })]
  expect(choose({ pins, pinned: newest(1), latest: newest(2) }).changesAt).toEqual(minute(5))
  expect(choose({}).changesAt).toBeNull()
})

test('whatever there is, five items at most and none twice', () => {
  const item = fc.record({
    id: fc.integer({ max: 20, min: 0 }),
    minutesAgo: fc.integer({ min: 0, max: 3_000 }),
  })
  fc.assert(
    fc.property(fc.array(item), fc.array(item), (links, stories) => {
      const { items } = choose({
        latest: links.map(({ id, minutesAgo }) => frontItem(`${id}`, { minutesAgo })),
        stories: stories.map(({ id, minutesAgo }) => storyItem(`${id}`, { minutesAgo })),
      })
      expect(items.length).toBeLessThanOrEqual(5)
      expect(new Set(items.map(({ link }) => link.id)).size).toBe(items.length)
    }),
  )
})
