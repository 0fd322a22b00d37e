import type { Page } from '@playwright/test'
import { addNewsLink } from '../support/builders.ts'
import type { FakeOutlet } from '../support/fake-outlets.ts'
import { holdRequests, isPost } from './hold-requests.ts'
import { expect, press, ownSiteTest as test } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

// Responses that arrive after the editor left the page, or changed the address they are about.

test('a late upload, look-up or search changes nothing on the next page', async ({ outlet, page, site }) => {
  await signInPage(page, site)
  await page.goto('/admin/exchange')
  const { release } = await holdRequests(page, '**/admin/exchange/upload', { on: 'there' })
  const file = {
    name: 'links.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('title,url\nA,https://a.example/'),
  }
  await page.getByLabel('File').setInputFiles(file)
  await page.getByRole('button', { name: 'Check file' }).click()
  await page.getByRole('link', { name: 'Categories' }).first().click()
  await page.getByRole('link', { name: 'Add Category' }).click()
  await page.getByLabel('Name').fill('Sport')
  release()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('links.csv')
  await expect(page).toHaveURL(/categories\/add/)
  await expect(page.getByLabel('Name')).toHaveValue('Sport')
  await searchAndType(page)
  await lookUpTwo(page, outlet)
})

/** Text typed while a list is searched stays in the field. */
async function searchAndType(page: Page): Promise<void> {
  await page.goto('/admin/news')
  const { release } = await holdRequests(page, /admin\/news\.data/, { on: 'there' })
  const search = page.getByLabel('Search title or source')
  const answer = page.waitForResponse(/admin\/news\.data/)
  await search.fill('council')
  await search.press('Enter')
  await search.pressSequentially(' water')
  release()
  await answer
  await expect(page).toHaveURL(/q=council/)
  await expect(search).toHaveValue('council water')
}

/** The result for one address is not shown for the next one. */
async function lookUpTwo(page: Page, outlet: FakeOutlet): Promise<void> {
  outlet.answer('/first', (_request, response) => {
    response.end(`<title>The first page</title><link rel="canonical" href="${outlet.origin}/own">`)
  })
  const { release } = await holdRequests(page, /article\/fetch\.data/, { on: 'there', only: isPost })
  await page.goto('/admin/news/add')
  await page.getByLabel('URL', { exact: true }).fill(`${outlet.origin}/first`)
  const answer = page.waitForResponse(response => response.request().method() === 'POST')
  await page.getByRole('button', { name: 'Fetch' }).click()
  await page.getByLabel('URL', { exact: true }).fill(`${outlet.origin}/second`)
  release()
  await answer
  await expect(page.getByRole('button', { name: 'Fetch' })).toBeEnabled()
  await expect(page.getByText('gives its own address')).toBeHidden()
  await expect(page.getByText(/filled in/)).toBeHidden()
  await page.getByLabel('URL', { exact: true }).fill(`${outlet.origin}/first`)
  await press(page, 'Fetch', 'gives its own address')
}

test('a page whose renewal is interrupted is fetched again at the next change', async ({ page, site }) => {
  await page.addInitScript(() => {
    const { fetch } = window
    let isFirst = true
    window.fetch = async (...request) => {
      if (!isFirst) return fetch(...request)
      isFirst = false
      document.documentElement.dataset.broken = ''
      return new Response(new ReadableStream({ start: stream => stream.error(new TypeError('broken off')) }))
    }
  })
  const streaming = page.waitForResponse('**/events')
  await page.goto('/')
  await streaming
  await addNewsLink(site.db, { title: 'broken' })
  await expect(page.locator('html[data-broken]')).toBeAttached()
  await addNewsLink(site.db, { title: 'whole' })
  await expect(page.getByRole('link', { name: 'whole' }).first()).toBeVisible()
  await expect(page.locator('[data-status]')).toHaveText('')
})
