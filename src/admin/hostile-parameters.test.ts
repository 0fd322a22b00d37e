import { expect, test } from 'vitest'
import { listAdminPages } from '../../test/support/admin-urls.ts'
import { addCategory, addNewsLink, addWaitingEntry } from '../../test/support/builders.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { hostileStrings } from '../../test/support/hostile-strings.ts'
import { signedInAdmin } from '../../test/support/signed-in.ts'
import { testApp } from '../../test/support/test-app.ts'

// The query names that pages read, in groups, because an address with all of them would be refused for its length.
const nameGroups = [
  ['q', 'after', 'above', 'sort', 'page', 'view', 'age'],
  ['category', 'outlet', 'source', 'language', 'origin', 'featured', 'rule'],
  ['from', 'until', 'health', 'lean', 'host', 'only', 'kind', 'action', 'who'],
  ['id', 'show', 'articles', 'tab', 'name', 'problem', 'next', 'url', 'via', 'use', 'v', 'sent'],
]
const publicPages = [
  '/',
  '/index',
  '/search',
  '/category/world',
  '/about',
  '/tip',
  '/feed.xml',
  '/search/feed.json',
  '/sitemap.xml',
]
// Each page gets one share of the strings, so that all pages together get them all.
const share = 20

const { db } = await freshDatabase()
const { cookie } = await signedInAdmin(db, { now: new Date('2026-01-02T06:30:00Z') })
const app = testApp(db)
const { id: category } = await addCategory(db, { slug: 'world' })
await addNewsLink(db, { category })
await addWaitingEntry(db, { category })

test('every page treats a hostile parameter as plain text', { timeout: 120_000 }, async () => {
  const faults: string[] = []
  const counts = { shown: 0, asked: 0 }
  for (const [place, url] of [...publicPages, ...listAdminPages(category)].entries()) {
    for (const [turn, text] of hostileStrings.filter((_, n) => n % share === place % share).entries()) {
      const names = nameGroups[turn % nameGroups.length] ?? []
      const search = new URLSearchParams(names.map(name => [name, text]))
      const { status } = await app.request(`${url}?${search}`, { headers: { cookie } })
      counts.asked += 1
      if (status === 200) counts.shown += 1
      if (status >= 500) faults.push(`${status} ${url}?${search}`)
    }
  }
  expect(faults).toEqual([])
  // A request refused because of its address never reached a page.
  expect(counts.shown / counts.asked).toBeGreaterThan(0.6)
})
