import { expect, test } from 'vitest'
import { shownLink } from '../../../test/support/shown-link.ts'
import { arrangeFront, secondTierPx } from './arrange-front.ts'
import type { ShownPage } from './shown-page.ts'

const headline = 'Engineers worked at night so that the market on the eastern bank could stay open'

function items(count: number, fields: { picture?: string } = {}) {
  return Array.from({ length: count }, (_, n) => ({
    link: shownLink({ id: `${n}`, title: headline, description: headline.repeat(2), ...fields }),
    story: null,
    teaser: null,
  }))
}

function page(fields: Partial<ShownPage> = {}): ShownPage {
  const sections = 'abcdefgh'.split('').map(slug => ({ category: { name: slug, slug }, items: items(4) }))
  const [lead = null] = items(1)
  return {
    lead,
    second: items(3),
    latest: items(10),
    featuredStories: items(3),
    sections,
    mostCovered: [],
    otherLanguages: [],
    ...fields,
  }
}

const slugsOf = (pairs: ReturnType<typeof arrangeFront>['beside']) =>
  pairs.map(({ sections }) => sections.map(({ category }) => category.slug).join(' '))

test('a right column that is longer than lead and second tier gets sections beside it', () => {
  const { beside, below } = arrangeFront(page({ mostCovered: items(5) }))
  expect(beside.length).toBeGreaterThan(0)
  expect(slugsOf([...beside, ...below]).join(' ')).toBe('a b c d e f g h')
})

test('the longer the right column, the more sections are placed beside it', () => {
  const count = (latest: number) =>
    arrangeFront(page({ latest: items(latest) })).beside.flatMap(({ sections }) => sections).length
  expect(count(25)).toBeGreaterThan(count(10))
})

test('most read and other languages make the right column longer', () => {
  const count = (more: Partial<ShownPage>, mostRead: string[] = []) =>
    arrangeFront(page(more), mostRead).beside.flatMap(({ sections }) => sections).length
  const long = Array.from({ length: 10 }, () => headline)
  expect(count({}, long)).toBeGreaterThan(count({}))
  expect(count({ otherLanguages: items(10) })).toBeGreaterThan(count({}))
})

test('a second tier that lacks one picture has the height of one without any', () => {
  const [withPicture, without] = [items(3), items(3, { picture: '' })]
  expect(secondTierPx([...withPicture.slice(0, 2), ...without.slice(0, 1)])).toBe(secondTierPx(without))
  expect(secondTierPx(withPicture)).toBeGreaterThan(secondTierPx(without))
})

test('a short right column gets no sections beside it', () => {
  const { beside, below } = arrangeFront(page({ latest: items(2), featuredStories: items(1) }))
  expect(beside).toEqual([])
  expect(slugsOf(below)).toEqual(['a b', 'c d', 'e f', 'g h'])
})

test('an empty page is arranged too', () => {
  const sidebar = { featuredStories: [], mostCovered: [], otherLanguages: [] }
  expect(arrangeFront({ lead: null, second: [], latest: [], sections: [], ...sidebar })).toEqual({
    columns: 'front',
    beside: [],
    below: [],
  })
})

test('a wide screen has four columns where the lead has a picture, and the second tier where the sidebar leaves room', () => {
  const withPicture = (fields: Partial<ShownPage> = {}) => arrangeFront(page(fields)).columns
  const [lead = null] = items(1, { picture: '' })
  expect(arrangeFront(page({ lead })).columns).toBe('front')
  expect(withPicture()).toBe('front four few')
  expect(withPicture({ second: [] })).toBe('front four short')
  expect(withPicture({ mostCovered: items(2) })).toBe('front four short')
  expect(withPicture({ mostCovered: items(5), otherLanguages: items(3) })).toBe('front four')
})
