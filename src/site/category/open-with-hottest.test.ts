import { expect, test } from 'vitest'
import type { StoryTeaser } from '../../domain/stories/story-teasers.ts'
import { openWithHottest } from './open-with-hottest.ts'

const now = new Date('2026-01-03T12:00:00Z')
const coverage = { outletCount: 2, sides: [], notRated: { count: 2, names: [] }, blindSpot: null }
const teaser: StoryTeaser = {
  storyId: 's',
  slug: 's',
  title: 'S',
  heat: 1,
  otherOutlets: 1,
  headlines: [],
  firstAt: now,
  coverage: { ...coverage, owners: { count: 0, outlets: 0 }, languages: [], joined: null },
  lastAddedAt: null,
}

function link(id: string, hoursAgo: number, heat: number | null) {
  const createdAt = new Date(now.getTime() - hoursAgo * 3_600_000)
  return { id, createdAt, teaser: heat === null ? null : { ...teaser, heat } }
}

test('stories of the last day come first, hottest first; the others stay in the order of time', () => {
  const links = [link('a', 1, null), link('b', 2, 3), link('c', 3, null), link('d', 20, 9), link('e', 30, 99)]
  const shown = openWithHottest(links, now)
  expect(shown.map(({ id }) => id)).toEqual(['d', 'b', 'a', 'c', 'e'])
  expect(shown.map(each => each.teaser && Boolean(each.teaser.coverage))).toEqual([
    true,
    true,
    null,
    null,
    false,
  ])
})
