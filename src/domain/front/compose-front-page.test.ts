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
import { composeFrontPage } from './compose-front-page.ts'
import type { FrontItem, FrontMaterial } from './front-page.ts'
import { sectionPlace } from './places/front-place.ts'

const compose = (material: Partial<FrontMaterial>) => composeFrontPage(frontMaterial(material), frontNow)
const titles = (items: readonly FrontItem[]) => items.map(({ link }) => link.id)

test('without links there is no lead', () => {
  expect(compose({})).toMatchObject({ lead: null, second: [], latest: [], sections: [], changesAt: null })
})

const day = 24 * 60
const featured = (id: string, minutesAgo = 10, language = 'en') =>
  frontItem(id, { featured: true, minutesAgo, language })
const ofStory = (id: string, minutesAgo = 10, language = 'en') => ({
  ...frontItem(id, { minutesAgo, language }),
  storyId: `story-of-${id}`,
})
const inHindi = (id: string) => storyItem(id, { language: 'hi', title: `link-of-${id}` })
const column = (item: FrontItem) => ({ ...item, isColumn: true })

const stories = [storyItem('hot'), storyItem('warm')]
const yesterday = storyItem('yesterday', { minutesAgo: day })
const at = (minutes: number) => new Date(frontNow.getTime() + minutes * 60_000)
const horoscope = column(frontItem('horoscope'))

const tops: [sentence: string, top: string, material: Partial<FrontMaterial>][] = [
  ['the newest links are at the top of a site without anything else', 'politics-0 politics-1 politics-2', {}],
  [
    'a featured link of the last day leads, and others come after the stories',
    'new link-of-hot link-of-warm next',
    { stories, featured: [featured('new'), featured('next', day - 1)] },
  ],
  [
    'an older featured link comes after the stories, and leaves the second tier after two days',
    'link-of-hot link-of-warm older politics-0',
    { stories, featured: [featured('older', day), featured('old', 2 * day)] },
  ],
  [
    'a featured link of more than two days does not lead over newer links',
    'politics-0',
    { featured: [featured('old', 9 * day)], latest: newestLinks(2) },
  ],
  [
    'the day’s stories of two outlets come before the big stories of yesterday, and these before single links',
    'link-of-hot two link-of-yesterday politics-0',
    {
      stories: [yesterday, storyItem('hot')],
      newestOf: new Map([[politics.id, [ofStory('two', 600), ofStory('two-of-yesterday', day)]]]),
    },
  ],
  [
    'headlines in the language of the pages come first, except a featured one',
    'featured link-of-hot link-of-warm link-of-hindi',
    {
      stories: [inHindi('hindi'), ...stories],
      featured: [featured('featured', 10, 'hi')],
      latest: newestLinks(2),
    },
  ],
  [
    'on a site mostly in another language than its pages, that language comes no later',
    'link-of-hindi link-of-hot',
    {
      stories: [inHindi('hindi'), ...stories],
      latest: ['hi', 'hi', 'en'].map((id, n) => ofStory(`${n}`, day, id)),
    },
  ],
  [
    'a column neither leads nor stands in the second tier, unless an editor features it',
    'puzzle link-of-hot link-of-warm politics-0',
    {
      stories: [column(storyItem('codes')), ...stories],
      featured: [column(featured('puzzle'))],
      latest: [horoscope, ...newestLinks(30)],
    },
  ],
  ['a column leads a site that has nothing else', 'horoscope', { latest: [horoscope] }],
]

test.for(tops)('%s', ([, text, material]) => {
  const { lead, second } = compose({ latest: newestLinks(30), ...material })
  const top = text.split(' ')
  expect(titles([...(lead ? [lead] : []), ...second]).slice(0, top.length)).toEqual(top)
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

test('Featured Stories are the featured links below the top, then the first of the latest that is not there', () => {
  const latest = newestLinks(60)
  const four = ['a', 'b', 'c', 'd'].map(id => storyItem(id))
  const old = [featured('old', 3 * day), featured('older', 4 * day)]
  const shown = (material: Partial<FrontMaterial>) => titles(compose(material).featuredStories).join(' ')
  const chosen = [...latest.slice(3, 6), ...old]
  expect(shown({ stories: four, featured: chosen, latest })).toBe('politics-4 politics-5 old')
  expect(shown({ latest })).toBe('politics-4 politics-5 politics-6')
  expect(shown({ stories: four, featured: old, latest })).toBe('old older politics-0')
  expect(shown({ stories: four, latest: [horoscope, ...latest] })).toBe('politics-0 politics-1 politics-2')
  // Also where a section has links that are not on the page.
  const newestOf = new Map([[politics.id, newestLinks(20)]])
  const page = compose({ categories: [politics], latest: newestLinks(14), newestOf })
  expect(titles(page.featuredStories)).toEqual(['politics-1', 'politics-2', 'politics-3'])
  expect(page.linkCount, 'links of both, each once').toBe(20)
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
  expect(shown(11), 'newest first').toEqual(['politics-4', 'politics-5', 'politics-6', 'politics-10'])
})

test('a section with a pinned lead repeats its newest links below it, and one with columns repeats others first', () => {
  const pins = [linkPin(sectionPlace(politics.id), 'old')]
  const newest = [horoscope, ...newestLinks(11)]
  const fields = {
    categories: [politics],
    latest: newestLinks(60),
    newestOf: new Map([[politics.id, newest]]),
  }
  const shown = (material: Partial<FrontMaterial>) =>
    compose({ ...fields, ...material }).sections.map(({ lead, others }) =>
      titles(lead ? [lead, ...others] : others),
    )
  expect(shown({ pins, pinned: [frontItem('old', { category: politics })] })).toEqual([
    ['old', 'politics-10'],
  ])
  expect(shown({})).toEqual([['politics-4', 'politics-5', 'politics-6', 'politics-10']])
  const few = newest.slice(0, 2).map(column)
  expect(shown({ newestOf: new Map([[politics.id, few]]) })).toEqual([['horoscope']])
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

test('a section whose links are all placed higher repeats none of those at the top, and is empty without others', () => {
  const latest = newestLinks(3)
  const page = compose({
    categories: [politics, world],
    latest,
    newestOf: new Map([
      [politics.id, latest],
      [world.id, latest.slice(0, 1)],
    ]),
  })
  expect(page.sections).toMatchObject([{ lead: { link: { id: 'politics-1' }, pin: null } }, { lead: null }])
  expect(page.sections.map(({ others }) => titles(others))).toEqual([['politics-2'], []])
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

test('the page is valid until the first of its pins ends, or an article at its top is a day or two days old', () => {
  const pins = [linkPin('lead', 'a', { endsAt: at(2) }), linkPin('second-1', 'b', { endsAt: at(1) })]
  expect(compose({ pins, pinned: [frontItem('a'), frontItem('b')] }).changesAt).toEqual(at(1))
  expect(compose({ pins, pinned: [frontItem('a')] }).changesAt).toEqual(at(2))
  const aging = [day, 2 * day].map(age => storyItem('aging', { minutesAgo: age - 1 }))
  for (const story of aging) expect(compose({ stories: [story] }).changesAt).toEqual(at(1))
})
