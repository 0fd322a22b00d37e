import { expect, test } from 'vitest'
import { addStory } from '../../../test/support/add-story.ts'
import { adminDesk } from '../../../test/support/admin-desk.ts'
import { addCategory, addNewsLink } from '../../../test/support/builders.ts'
import { nextShownCount, readShownCount } from './shown-count.ts'

test.each([
  ['', 100],
  ['articles=500', 500],
  ['articles=-1', 100],
  ['articles=x', 100],
  ['articles=1.5', 100],
  ['articles=1e12', 2_000],
])('the query %j asks for %d articles', (query, count) => {
  expect(readShownCount(new URLSearchParams(query))).toBe(count)
})

test('more articles are three steps away, and the rest of the query is kept', () => {
  const params = new URLSearchParams('with=flood')
  expect([100, 500, 2_000].map(shown => nextShownCount(shown, params))).toEqual([
    '?with=flood&articles=500',
    '?with=flood&articles=2000',
    null,
  ])
})

test('a long story shows its newest articles, more on request, and older ones can still leave it', async () => {
  const { db, see: open, post } = await adminDesk()
  const { id: category } = await addCategory(db)
  const links = []
  for (let n = 0; n < 103; n++) {
    const publishedAt = new Date(Date.UTC(2026, 0, 1) - n * 60_000)
    links.push(await addNewsLink(db, { category, url: `https://outlet-${n}.example/1`, publishedAt }))
  }
  const { id } = await addStory(db, { links })
  const see = async (query: string) => {
    const html = await open(`/admin/stories/${id}${query}`)
    return {
      places: [...html.matchAll(/name="place" value="([^"]+)"/g)].map(([, place]) => place ?? ''),
      html,
    }
  }
  const first = await see('?with=flood')
  expect(first.places).toHaveLength(100)
  expect(first.html).toContain('?with=flood&amp;articles=500"')
  const all = await see('?articles=500')
  expect(all.places).toHaveLength(103)
  expect(all.html).not.toContain('Show more articles')
  // The search for another story must not fold the list, which would lose ticks.
  expect(all.html).toContain('<input type="hidden" name="articles" value="500"')
  const fields = { intent: 'remove', version: '1', place: all.places.at(-1) ?? '' }
  const removed = await post(`/admin/stories/${id}?articles=500`, fields)
  expect(removed.status).toBe(200)
  expect((await see('?articles=500')).places).toHaveLength(102)
})
