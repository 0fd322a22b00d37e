import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  frontItem,
  frontMaterial,
  frontNow,
  linkPin,
  newestLinks,
  politics,
  storyItem,
  world,
} from '../../../test/support/front-scene.ts'
import { property } from '../../../test/support/property.ts'
import { keepEachOnce, listOtherLanguages, spreadOutlets } from './choose-items.ts'
import { composeFrontPage } from './compose-front-page.ts'
import type { FrontItem, FrontMaterial, FrontPage, Pin } from './front-page.ts'
import { secondPlaces, sectionPlace } from './places/front-place.ts'
import { judgePin } from './shown-pins.ts'

test('of several links of a story, or of one headline, the first is kept', () => {
  const member = { ...frontItem('member'), storyId: 'flood' }
  const items = [frontItem('a'), storyItem('flood'), member, frontItem('a')]
  expect(keepEachOnce(items).map(({ link }) => link.id)).toEqual(['a', 'link-of-flood'])
})

test('a headline that several outlets print is on the page once, where it leads a section', () => {
  const printed = (id: string, category: typeof politics, minutesAgo: number) => {
    const item = frontItem(id, { category, minutesAgo })
    return { ...item, link: { ...item.link, title: 'Bridge opens to traffic, minister says' } }
  }
  const { sections } = composeFrontPage(
    frontMaterial({
      categories: [politics, world],
      latest: newestLinks(60),
      newestOf: new Map([
        [politics.id, [...newestLinks(14), printed('a', politics, 50)]],
        [world.id, [printed('b', world, 45), ...newestLinks(12, world)]],
      ]),
    }),
    frontNow,
  )
  const shown = sections.flatMap(({ lead, others }) => [...(lead ? [lead] : []), ...others])
  const printers = shown.map(({ link }) => link.id).filter(id => id === 'a' || id === 'b')
  expect(printers).toEqual(['b'])
})

test('what a section repeats is not about a story or a headline that it shows already', () => {
  const lux = (n: number) => ({
    ...frontItem(`lux-${n}`, { category: politics, minutesAgo: 1500 }),
    storyId: 'lux',
  })
  const copied = (n: number) => {
    const item = frontItem(`copied-${n}`, { category: politics, minutesAgo: 1500 })
    return { ...item, link: { ...item.link, title: 'SEBI bans 14 entities in an insider trading case' } }
  }
  const newestOf = new Map([[politics.id, [lux(1), lux(2), copied(1), copied(2)]]])
  const [section] = composeFrontPage(
    frontMaterial({ categories: [politics], latest: newestLinks(12, world), newestOf }),
    frontNow,
  ).sections
  expect(section?.lead?.link.id).toBe('lux-1')
  expect(section?.others.map(({ link }) => link.id)).toEqual(['copied-1'])
})

const item = (id: string, language: string | null, minutesAgo = 10) => frontItem(id, { language, minutesAgo })
const english = ['a', 'b', 'c'].map(id => item(id, 'en-IN'))

const idsOf = (latest: ReturnType<typeof item>[], newest: ReturnType<typeof item>[] = []) =>
  listOtherLanguages(
    frontMaterial({ latest, newestOf: new Map([['section', newest]]) }),
    ({ link }) => link.id !== 'taken',
  ).map(({ link }) => link.id)

test('the newest links in other languages than most are listed once each', () => {
  const hindi = item('hindi', 'hi', 30)
  expect(idsOf([...english, hindi], [item('tamil', 'ta', 20), hindi, item('english', 'en')])).toEqual([
    'tamil',
    'hindi',
  ])
})

test('on a Hindi site the English links are the others', () => {
  expect(idsOf([item('x', 'hi'), item('y', 'hi-IN'), item('z', 'en')])).toEqual(['z'])
})

test('at most four are listed, without links on the page or of unknown language, and columns only alone', () => {
  expect(idsOf([...english, item('taken', 'hi'), item('unknown', null)])).toEqual([])
  expect(idsOf([item('unknown', null)])).toEqual([])
  const many = Array.from({ length: 9 }, (_, n) => item(`${n}`, 'hi', n))
  const horoscope = { ...item('horoscope', 'hi', 1), isColumn: true }
  expect(idsOf(english, [horoscope, ...many])).toEqual(['0', '1', '2', '3'])
  expect(idsOf(english, [horoscope])).toEqual(['horoscope'])
})

test('no outlet has three links in a row while another has one', () => {
  const sources = fc.array(fc.constantFrom('A', 'B', 'C'), { maxLength: 30 })
  fc.assert(
    fc.property(sources, fc.nat(12), (all, limit) => {
      const items = all.map((source, n) => frontItem(`link-${n}`, { source }))
      const shown = spreadOutlets(items, limit).map(({ link }) => link.source)
      const third = shown.findIndex(
        (source, n) => n >= 2 && source === shown[n - 1] && source === shown[n - 2],
      )
      if (third !== -1) expect(new Set(shown.slice(third)).size).toBe(1)
      expect(shown).toHaveLength(Math.min(limit, all.length))
    }),
  )
})

const reasonOf = (pin: Pin, given: Partial<FrontMaterial> = {}) => {
  const pinned = [frontItem('a', { category: politics })]
  return judgePin(pin, frontMaterial({ pinned, categories: [politics, world], ...given }), frontNow).reason
}

test('a pin ends at its time to the millisecond', () => {
  const at = (ms: number) => new Date(frontNow.getTime() + ms)
  expect(reasonOf(linkPin('lead', 'a', { endsAt: at(1) }))).toBeNull()
  expect(reasonOf(linkPin('lead', 'a', { endsAt: at(0) }))).toBe('ended')
})

test('a pin on a subject that is not public is set aside', () => {
  expect(reasonOf(linkPin('lead', 'b'))).toBe('gone')
  expect(reasonOf({ ...linkPin('lead', 's'), subject: { kind: 'story', id: 's' } })).toBe('not-public')
})

test('a link can be pinned only in its own section, if that still exists', () => {
  expect(reasonOf(linkPin(sectionPlace(politics.id), 'a'))).toBeNull()
  expect(reasonOf(linkPin(sectionPlace(world.id), 'a'))).toBe('other-section')
  expect(reasonOf(linkPin(sectionPlace('018f0000-0000-7000-8000-000000000009'), 'a'))).toBe('gone')
})

test('at the top, "until something newer" ends with another featured link or a story, not with every link', () => {
  const pin = linkPin('lead', 'a', { untilNewer: true, minutesAgo: 30 })
  const newer = frontItem('b', { category: politics, minutesAgo: 5 })
  expect(reasonOf(pin, { latest: [newer] })).toBeNull()
  expect(reasonOf(pin, { featured: [newer] })).toBe('newer')
  const own = frontItem('a', { category: politics, minutesAgo: 5 })
  for (const other of [frontItem('b', { minutesAgo: 45 }), own])
    expect(reasonOf(pin, { featured: [other] })).toBeNull()
  expect(reasonOf(pin, { stories: [storyItem('s', { minutesAgo: 5 })] })).toBe('newer')
})

test('in a section, "until something newer" ends with its next link', () => {
  const pin = linkPin(sectionPlace(politics.id), 'a', { untilNewer: true, minutesAgo: 30 })
  const of = (minutesAgo: number) => new Map([[politics.id, [frontItem('b', { minutesAgo })]]])
  expect(reasonOf(pin, { newestOf: of(5) })).toBe('newer')
  expect(reasonOf(pin, { newestOf: of(45) })).toBeNull()
})

const idsIn = (items: readonly FrontItem[]) => items.map(({ link }) => link.id)
const places = ['lead', ...secondPlaces, sectionPlace(politics.id), sectionPlace(world.id)] as const

const anyItem = fc
  .record({
    id: fc.nat(60).map(n => `link-${n}`),
    story: fc.option(fc.nat(8).map(n => `story-${n}`)),
    category: fc.constantFrom(politics, world),
    source: fc.constantFrom('A', 'B', 'C'),
    minutesAgo: fc.nat(5_000),
    featured: fc.boolean(),
  })
  .map(({ id, story, ...rest }) => ({ ...frontItem(id, rest), storyId: story }))

const anyMaterial = fc
  .record({
    items: fc.uniqueArray(anyItem, { selector: ({ link }) => link.id, maxLength: 60 }),
    stories: fc.uniqueArray(
      fc.nat(8).map(n => storyItem(`story-${n}`)),
      { selector: ({ storyId }) => storyId, maxLength: 8 },
    ),
    pins: fc.uniqueArray(
      fc.record({
        place: fc.constantFrom(...places),
        id: fc.nat(60).map(n => `link-${n}`),
        endsAt: fc.option(
          fc.integer({ min: -1_000, max: 1_000 }).map(ms => new Date(frontNow.getTime() + ms)),
        ),
      }),
      { selector: ({ place }) => place },
    ),
  })
  .map(({ items, stories, pins }) => {
    const latest = items.toSorted((a, b) => b.link.createdAt.getTime() - a.link.createdAt.getTime())
    const of = ({ slug }: typeof politics) => latest.filter(({ link }) => link.categorySlug === slug)
    return frontMaterial({
      pins: pins.map(({ place, id, endsAt }) => linkPin(place, id, { endsAt })),
      pinned: [...items, ...stories],
      stories,
      latest,
      featured: latest.filter(({ link }) => link.featured),
      categories: [politics, world],
      newestOf: new Map([politics, world].map(section => [section.id, of(section)])),
    })
  })

/** The items above the fold, including the leads of sections, without Latest News. */
function listTop(page: FrontPage): FrontItem[] {
  const leads = page.sections.flatMap(({ lead }) => lead ?? [])
  return [...(page.lead ? [page.lead] : []), ...page.second, ...leads]
}

property(anyMaterial)(
  'no link or story appears twice above the fold, except in Latest News and above it',
  material => {
    const page = composeFrontPage(material, frontNow)
    const top = listTop(page)
    expect(idsIn(page.latest)).toEqual(idsIn(material.latest).slice(0, 10))
    expect(new Set(idsIn(top)).size).toBe(top.length)
    const stories = top.flatMap(({ storyId }) => storyId ?? [])
    expect(new Set(stories).size).toBe(stories.length)
  },
)

property(anyMaterial)('any link yields a lead, and each pin is in its place or listed as aside', material => {
  const page = composeFrontPage(material, frontNow)
  expect(page.lead === null).toBe(material.latest.length === 0 && material.stories.length === 0)
  const placed = [page.lead, ...page.second, ...page.sections.map(({ lead }) => lead)]
  const shown = placed.flatMap(item => (item?.pin ? [item] : []))
  for (const { link, pin } of shown) expect(pin?.subject.id).toBe(link.id)
  expect(shown.length + page.aside.length).toBe(material.pins.length)
})
