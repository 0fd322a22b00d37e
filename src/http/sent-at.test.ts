import { expect, test } from 'vitest'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { openWebScene } from '../../test/support/web-scene.ts'
import { findSentAt, sentAtHeader } from './sent-at.ts'

const { db } = await freshDatabase()

test.each([
  ['/', 200],
  ['/offline', 200],
  ['/nowhere', 404],
  ['/assets/nowhere.js', 404],
  ['/story/nowhere', 404],
  ['/category/%00', 400],
])(
  '%s has the mark of our own pages, from memory, without a body and unchanged too',
  async (path, status) => {
    const { url } = await openWebScene(db)
    const recent = Date.now() - 60_000
    const first = await fetch(url + path)
    const again = [
      await fetch(url + path),
      await fetch(url + path, { method: 'HEAD' }),
      await fetch(url + path, { headers: { 'If-None-Match': first.headers.get('etag') ?? '"none"' } }),
    ]
    expect([first, ...again].map(response => response.status)).toEqual([
      status,
      status,
      status,
      status === 200 ? 304 : status,
    ])
    for (const { headers } of [first, ...again]) expect(findSentAt(headers)).toBeGreaterThan(recent)
  },
)

test('a page beside the metric of a CDN is known as ours, one with other metrics only is not', () => {
  const sent = (value: string) => findSentAt(new Headers({ [sentAtHeader]: value }))
  expect(sent('cdn-cache;desc=HIT, now;dur=1767335400, edge;dur=3')).toBe(1_767_335_400_000)
  expect([sent('cdn-cache;desc=HIT, edge;dur=3'), findSentAt(new Headers())]).toEqual([0, 0])
})
