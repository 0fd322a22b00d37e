import { expect, test } from 'vitest'
import { shownLink } from '../../../test/support/shown-link.ts'
import { pairSections } from './pair-sections.ts'

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
