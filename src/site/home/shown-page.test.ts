import { expect, test } from 'vitest'
import { shownLink } from '../../../test/support/shown-link.ts'
import type { ShownItem } from '../../ui/news/headline-lines.tsx'
import { listShortFront, pairSections } from './shown-page.ts'

const section = (slug: string, count = 1) => ({
  category: { name: slug, slug },
  items: Array.from({ length: count }, (_, n) => ({
    link: shownLink({ id: `${slug}${n}` }),
    story: null,
    teaser: null,
  })),
})

const slugsOf = (slugs: string) =>
  pairSections(slugs.split(' ').map(slug => section(slug, slug.startsWith('empty') ? 0 : 1))).map(
    ({ sections }) => sections.map(({ category }) => category.slug).join(' '),
  )

test('sections are paired in order, an odd last one is alone', () => {
  expect(slugsOf('a b c d e')).toEqual(['a b', 'c d', 'e'])
})

test('a section of one or two articles is paired with another short one, or is alone', () => {
  const pairs = pairSections([section('a', 4), section('b', 2), section('c', 1), section('d', 3)])
  expect(pairs.map(({ sections }) => sections.map(({ category }) => category.slug))).toEqual([
    ['a'],
    ['b', 'c'],
    ['d'],
  ])
})

test('an empty section is left out, wherever it stands', () => {
  expect(slugsOf('a empty-1 b c')).toEqual(['a b', 'c'])
  expect(slugsOf('empty-1 a b')).toEqual(['a b'])
  expect(slugsOf('empty-1 empty-2')).toEqual([])
})

const at = (n: number) => new Date(Date.UTC(2026, 0, 2, 6, n))

function item(n: number, slug?: string): ShownItem {
  const link = shownLink({ id: `${n}`, createdAt: at(n) })
  const teaser = { slug: slug ?? '', otherOutlets: 1, headlines: [], firstAt: at(0), coverage: null }
  return { link, story: null, teaser: slug ? teaser : null }
}

function page(sections: ShownItem[][], latest: ShownItem[] = []) {
  const blocks = { featuredStories: [], mostCovered: [], otherLanguages: [] }
  const category = (n: number) => ({ name: `${n}`, slug: `${n}` })
  const filled = sections.map((items, n) => ({ category: category(n), items }))
  return { lead: item(50, 'flood'), second: [item(7)], latest, sections: filled, ...blocks }
}

const idsOf = (items: ShownItem[] | null) => items?.map(({ link }) => link.id)

test('an edition with few links has the second tier and then the newest, each link and story once', () => {
  const items = listShortFront(
    page([[item(1), item(50), item(3, 'flood')], []], [item(9), item(7), item(1)]),
    6,
  )
  expect(idsOf(items)).toEqual(['7', '9', '1'])
})

test('forty links in five sections are sections, however few of them the page shows; in four sections a list', () => {
  const sections = (count: number) => Array.from({ length: count }, (_, n) => [item(100 + n), item(200 + n)])
  expect(listShortFront(page(sections(5)), 40)).toBeNull()
  expect(listShortFront(page(sections(5)), 39)).toHaveLength(11)
  expect(listShortFront(page([...sections(4), []]), 150)).toHaveLength(9)
})

test('an edition with one link is its lead, and one without any says what it lacks', () => {
  expect(listShortFront({ ...page([]), second: [] }, 1)).toEqual([])
  expect(listShortFront({ ...page([]), lead: null }, 0)).toBeNull()
})
