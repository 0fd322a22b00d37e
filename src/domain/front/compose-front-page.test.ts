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
import { composeFrontPage } from './compose-front-page.ts'
import type { FrontItem, FrontMaterial, FrontPage } from './front-page.ts'
import { secondPlaces, sectionPlace } from './places/front-place.ts'

const compose = (material: Partial<FrontMaterial>) => composeFrontPage(frontMaterial(material), frontNow)
const titles = (items: readonly FrontItem[]) => items.map(({ link }) => link.id)

test('without links there is no lead', () => {
  expect(compose({})).toMatchObject({ lead: null, second: [], latest: [], sections: [], changesAt: null })
})

test('the hottest story leads, then a featured link, then the newest link', () => {
  const stories = [storyItem('hot'), storyItem('warm')]
  const featured = [frontItem('featured', { featured: true })]
  const latest = newestLinks(30)
  const page = compose({ stories, featured, latest })
  expect(page.lead?.story?.id).toBe('hot')
  expect(titles(page.second)).toEqual(['link-of-warm', 'featured', 'politics-0'])
  expect(titles(compose({ latest }).second)).toEqual(['politics-1', 'politics-2', 'politics-3'])
})

test('a pin keeps its place, and the other places are filled around it', () => {
  const [pinned] = newestLinks(1)
  const page = compose({
    pins: [linkPin('second-2', 'politics-0')],
    pinned: pinned ? [pinned] : [],
    stories: [storyItem('hot'), storyItem('warm')],
    latest: newestLinks(30),
  })
  expect(page.lead?.story?.id).toBe('hot')
  expect(titles(page.second)).toEqual(['link-of-warm', 'politics-0', 'politics-1'])
  expect(page.second[1]?.pin?.title).toBe('politics-0')
})

test('Latest News is the ten newest links, also where they lead the page, without those filed under a lead', () => {
  const page = compose({ latest: newestLinks(12) })
  expect(page.second).toEqual([])
  expect(titles(page.latest)).toEqual(titles(newestLinks(10)))
  expect(titles(compose({ latest: newestLinks(1) }).latest)).toEqual(['politics-0'])
  const filed = newestLinks(12).map((item, n) => ({ ...item, isFiled: n === 3 }))
  const unfiled = titles(newestLinks(11)).filter(id => id !== 'politics-3')
  expect(titles(compose({ latest: filed }).latest)).toEqual(unfiled)
  expect(titles(compose({ latest: newestLinks(60) }).latest)).toEqual(titles(newestLinks(10)))
})

test('an older featured link leaves the second tier but stays in Featured Stories', () => {
  const old = frontItem('old', { featured: true, minutesAgo: 49 * 60 })
  const page = compose({ stories: [storyItem('hot')], featured: [old], latest: newestLinks(5) })
  expect(titles(page.second)).toEqual([])
  expect(titles(page.featuredStories)[0]).toBe('old')
})

test('Featured Stories begin with featured links that are not at the top, also those of Latest News', () => {
  const latest = newestLinks(60)
  const stories = ['a', 'b', 'c', 'd'].map(id => storyItem(id))
  const page = compose({ stories, featured: latest.slice(3, 6), latest })
  expect(titles(page.featuredStories)).toEqual(['politics-3', 'politics-4', 'politics-5'])
  const small = compose({ stories, featured: latest.slice(1, 2), latest: latest.slice(0, 3) })
  expect(titles(small.featuredStories)).toEqual(['politics-1', 'politics-0', 'politics-2'])
})

test('a section opens with links not shown yet, and a small site repeats its newest links below', () => {
  const page = compose({
    categories: [politics, world],
    latest: newestLinks(12),
    newestOf: new Map([
      [politics.id, newestLinks(14)],
      [world.id, []],
    ]),
  })
  const [first, second] = page.sections
  expect(first?.lead?.link.id).toBe('politics-10')
  expect(titles(first?.others ?? [])).toEqual(['politics-11', 'politics-12', 'politics-13'])
  expect(second).toMatchObject({ lead: null, others: [] })
})

test('on a larger site a section with two links of its own repeats nothing, and one with fewer does', () => {
  const shown = (count: number) => {
    const newestOf = new Map([[politics.id, newestLinks(count)]])
    const { sections } = compose({ categories: [politics], latest: newestLinks(60), newestOf })
    return titles([...(sections[0]?.lead ? [sections[0].lead] : []), ...(sections[0]?.others ?? [])])
  }
  expect(shown(12)).toEqual(['politics-10', 'politics-11'])
  // The first four stand at the top of the page.
  expect(shown(11)).toEqual(['politics-10', 'politics-4', 'politics-5', 'politics-6'])
})

test('Featured Stories repeat nothing while a section has links that are not on the page', () => {
  const newestOf = new Map([[politics.id, newestLinks(20)]])
  const page = compose({ categories: [politics], latest: newestLinks(14), newestOf })
  expect(titles(page.featuredStories)).toEqual(['politics-14', 'politics-15', 'politics-16'])
  expect(page.linkCount, 'links of both, each once').toBe(20)
})

test('a hidden section is not on the page, a pin in it is set aside, and its link stays on the page', () => {
  const [x = frontItem('x')] = newestLinks(1)
  const page = compose({
    categories: [{ ...politics, isOnFront: false }, world],
    pins: [linkPin(sectionPlace(politics.id), x.link.id)],
    pinned: [x],
    latest: [x],
  })
  expect(page.lead?.link.id).toBe(x.link.id)
  expect(page.sections.map(({ category }) => category.slug)).toEqual(['world'])
  expect(page.aside).toMatchObject([{ reason: 'hidden-section', pin: { title: x.link.id } }])
})

test('a section whose links are all placed higher has no lead, and repeats none of those at the top', () => {
  const latest = newestLinks(3)
  const page = compose({
    categories: [politics, world],
    latest,
    newestOf: new Map([
      [politics.id, latest],
      [world.id, latest.slice(0, 1)],
    ]),
  })
  expect(page.sections.map(({ lead }) => lead)).toEqual([null, null])
  expect(page.sections.map(({ others }) => titles(others))).toEqual([['politics-1', 'politics-2'], []])
})

test('of two pins about one story only the higher one is shown', () => {
  const story = storyItem('hot')
  const inStory = { ...frontItem('its-link'), storyId: 'hot' }
  const pins = [
    linkPin('second-1', 'its-link'),
    { ...linkPin('lead', 'hot'), subject: { kind: 'story' as const, id: 'hot' } },
  ]
  const page = compose({ pins, pinned: [inStory, story] })
  expect(page.lead?.story?.id).toBe('hot')
  expect(page.aside).toMatchObject([{ reason: 'twice', pin: { place: 'second-1' } }])
})

test('a planned pin replaces the earlier pin from its beginning to its end', () => {
  const at = (minutes: number) => new Date(frontNow.getTime() + minutes * 60_000)
  const planned = linkPin('lead', 'b', { beginsAt: at(60), endsAt: at(120) })
  const material = { pins: [linkPin('lead', 'a'), planned], pinned: [frontItem('a'), frontItem('b')] }
  const leadAt = (minutes: number) => {
    const page = composeFrontPage(frontMaterial(material), at(minutes))
    return [page.lead?.link.id, page.planned.length, page.changesAt]
  }
  expect(leadAt(0)).toEqual(['a', 1, at(60)])
  expect(leadAt(59)).toEqual(['a', 1, at(60)])
  expect(leadAt(60)).toEqual(['b', 0, at(120)])
  expect(leadAt(120)).toEqual(['a', 0, null])
})

test('if a planned pin cannot be shown at its time, the earlier pin stays', () => {
  const planned = linkPin('lead', 'gone', { beginsAt: new Date(frontNow.getTime() - 1) })
  const page = compose({ pins: [linkPin('lead', 'a'), planned], pinned: [frontItem('a')] })
  expect(page.lead?.pin?.title).toBe('a')
  expect(page.aside).toMatchObject([{ reason: 'gone', pin: { title: 'gone' } }])
})

test('the page is valid until the first of its pins ends', () => {
  const soon = new Date(frontNow.getTime() + 60_000)
  const later = new Date(frontNow.getTime() + 120_000)
  const pins = [linkPin('lead', 'a', { endsAt: later }), linkPin('second-1', 'b', { endsAt: soon })]
  expect(compose({ pins, pinned: [frontItem('a'), frontItem('b')] }).changesAt).toEqual(soon)
  expect(compose({ pins, pinned: [frontItem('a')] }).changesAt).toEqual(later)
})

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
    expect(titles(page.latest)).toEqual(titles(material.latest).slice(0, 10))
    const byMachine = page.sections.flatMap(({ lead }) => (lead && !lead.pin ? lead : []))
    expect(titles(byMachine).filter(id => titles(page.latest).includes(id))).toEqual([])
    expect(new Set(titles(top)).size).toBe(top.length)
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
