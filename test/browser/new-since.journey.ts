import { addNewsLink } from '../support/builders.ts'
import { expect, ownSiteTest as test } from './journey.ts'

test('what arrived since the last visit is marked and counted here only', async ({ page, site, browser }) => {
  const marked = page.locator('main [data-new]')
  const line = page.locator('main .visit')
  const sent: string[] = []
  page.on('request', request => request.method() === 'POST' && sent.push(request.url()))
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Latest News' })).toBeVisible()
  await expect(line).toHaveText('')
  await expect(marked).toHaveCount(0)
  // The visit ended an hour ago.
  await page.evaluate(() => {
    const [seen, newest, atMs] = (localStorage.getItem('visit') ?? '').split(',').map(Number)
    localStorage.setItem('visit', `${seen},${newest},${(atMs ?? 0) - 3_600_000}`)
  })
  const createdAt = new Date(Date.now() + 2_000)
  await site.refill(async () => {
    await addNewsLink(site.db, { title: 'The ferry sails again today', createdAt })
  })
  await page.goto('/')
  await expect(line).toHaveText('1 new since your last visit')
  await expect(marked.first()).toContainText('The ferry sails again today')
  await expect(page.getByRole('link', { name: /^New: The ferry sails/ }).first()).toBeVisible()
  await page.goto('/today')
  await expect(page.locator('main .visit')).toHaveText(/^(1 of \d new since your last visit)?$/)
  expect(sent).toEqual([])

  const context = await browser.newContext({ baseURL: site.origin })
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError')
      },
    })
  })
  const refused = await context.newPage()
  await refused.goto('/')
  await expect(refused.getByRole('heading', { name: 'Latest News' })).toBeVisible()
  await expect(refused.locator('main [data-new]')).toHaveCount(0)
  await context.close()
})
