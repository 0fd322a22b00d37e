import { expect, test } from 'vitest'
import { shownLink } from '../../../test/support/shown-link.ts'
import type { ShownItem } from '../../ui/news/shown-item.ts'
import { listShortFront } from './short-front.ts'

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
