import { expect, onTestFinished, test } from 'vitest'
import { addCategory } from '../../../test/support/builders.ts'
import { closedOutside } from '../../../test/support/closed-outside.ts'
import { startOutlet } from '../../../test/support/fake-outlets.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { article } from '../../../test/support/poll-scene.ts'
import { posted, signedInAdmin } from '../../../test/support/signed-in.ts'
import { testApp } from '../../../test/support/test-app.ts'
import { createSafeFetch } from '../../ingest/fetch/safe-fetch.ts'

const { db } = await freshDatabase()
const now = new Date('2026-03-01T06:00:00Z')
const { cookie } = await signedInAdmin(db, { now })
await addCategory(db)

/** An outlet on loopback, and the site, which may reach it. */
async function openOutlet() {
  const outlet = await startOutlet()
  const fetch = createSafeFetch({ allow: new Set(['127.0.0.1']), userAgent: 'Chowk/test', now: () => now })
  onTestFinished(async () => {
    await Promise.all([fetch.close(), outlet.close()])
  })
  const app = testApp(db, { now: () => now, outside: { ...closedOutside, fetch } })
  return {
    outlet,
    post: (path: string, form: Record<string, string>) => app.request(path, posted(form, cookie)),
  }
}

test('a look at a home page with one feed shows that feed, with its title as the outlet above its entries', async () => {
  const { outlet, post } = await openOutlet()
  outlet.showFeed('/rss', [article(1)])
  outlet.answer('/', (_request, response) =>
    response.end('<link rel="alternate" type="application/rss+xml" title="Everything" href="/rss">'),
  )
  const html = await (await post('/admin/feeds/add', { intent: 'look', url: `${outlet.origin}/` })).text()
  expect(html).toMatch(/<input[^>]*name="outletName"[^>]*value="A feed"/)
  expect(html).toContain(`value="${outlet.origin}/rss"`)
  expect(html.indexOf('name="outletName"')).toBeLessThan(html.indexOf(article(1).title))
  expect(html.match(/>Check</g)).toHaveLength(1)
})
