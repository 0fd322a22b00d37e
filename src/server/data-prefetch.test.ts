import { expect, test } from 'vitest'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { signedInAdmin } from '../../test/support/signed-in.ts'
import { testApp } from '../../test/support/test-app.ts'
import { isDataPrefetch } from './data-prefetch.ts'

const { db } = await freshDatabase()
const { cookie } = await signedInAdmin(db, { now: new Date('2026-01-02T06:30:00Z') })
const ahead = { 'sec-purpose': 'prefetch' }
const asked = (path: string, headers: Record<string, string>) =>
  isDataPrefetch(new Request(`https://chowk.example${path}`, { headers }))

test('prefetched data is distinguished from data and pages that a click requests', () => {
  expect(asked('/admin/news.data?_routes=x', ahead)).toBe(true)
  expect(asked('/admin/news.data', { 'sec-purpose': 'prefetch;prerender' })).toBe(true)
  expect(asked('/admin/news.data', {})).toBe(false)
  expect(asked('/admin/news', ahead)).toBe(false)
})

test('a prefetch loads nothing, and the click gets its data', async () => {
  const app = testApp(db)
  const early = await app.request('/admin/news.data', { headers: { cookie, ...ahead } })
  expect(early.status).toBe(204)
  expect(await early.text()).toBe('')
  expect(early.headers.get('cache-control')).toBe('private, no-store')
  expect(early.headers.get('x-content-type-options')).toBe('nosniff')
  const clicked = await app.request('/admin/news.data', { headers: { cookie } })
  expect(clicked.status).toBe(200)
  expect(await clicked.text()).toContain('admin/news/list')
})

test('a script that requests an endpoint gets the data of the page around it, too', async () => {
  const fetched = await testApp(db).request('/admin/article/fetch.data?url=https://a.example/', {
    headers: { cookie },
  })
  expect(await fetched.text()).toContain('siteName')
})
