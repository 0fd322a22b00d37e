import type { Page } from '@playwright/test'
import { removeSamples } from '../../src/domain/news-links/remove-samples.ts'
import { addNewsLink, addWaitingEntry } from '../support/builders.ts'
import type { FakeOutlet } from '../support/fake-outlets.ts'
import { current, openQueue } from './desk.ts'
// A link added by hand replaces the samples, which other journeys read.
import { expect, expectNoFlaws, press, ownSiteTest as test } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

const behindAWall = `<html lang="en-IN"><head><title>Inside the grain auction | Market Ledger</title>
  <meta property="og:site_name" content="Market Ledger"><meta property="og:title" content="Inside the grain auction">
  <meta property="og:description" content="It begins at four, and nobody speaks.">
  <meta property="article:section" content="Business"><meta property="article:published_time" content="2026-01-09T10:00:00Z">
  <script type="application/ld+json">{"@type":"NewsArticle","headline":"Inside the grain auction","isAccessibleForFree":false}</script>
  </head><body><h1>Inside the grain auction</h1><p>Subscribe to continue reading</p></body></html>`

/** Pastes by keyboard: the text comes from the clipboard, and the field receives a paste event. */
async function paste(page: Page, address: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(text => navigator.clipboard.writeText(text), address)
  await page.getByLabel('URL', { exact: true }).focus()
  await page.keyboard.press('ControlOrMeta+V')
}

const addForm = (page: Page) => ({
  title: page.getByLabel('Title', { exact: true }),
  url: page.getByLabel('URL', { exact: true }),
  source: page.getByLabel('Source', { exact: true }),
  description: page.getByLabel('Description'),
})

test('a pasted address fills fields, keeps typed text, says its problem', async ({ outlet, page, site }) => {
  const auction = 'The grain auction begins at four and ends at six'
  outlet.answer('/grain', (_request, response) => response.end(behindAWall))
  outlet.answer('/auction', (_, response) => response.end(`<meta property="og:title" content="${auction}">`))
  await addNewsLink(site.db, { url: `${outlet.origin}/known` })
  const likeness = { title: auction, source: 'Hill Herald', publishedAt: new Date() }
  await addNewsLink(site.db, likeness)
  await signInPage(page, site)
  await page.goto('/admin/news/add')
  const { title, url, source, description } = addForm(page)
  await url.pressSequentially(`${outlet.origin}/known?utm_source=x`)
  await expect(page.getByText('Already published:')).toContainText('dropping utm_source')
  await url.fill('')
  await paste(page, `${outlet.origin}/auction`)
  await expect(page.getByText('Similar to a published article:')).toContainText(
    'same headline as in Hill Herald',
  )

  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: 'Add News Link' }).click()
  await title.fill('My own words')
  await paste(page, `${outlet.origin}/grain`)
  await expect(page.getByText('The article is behind a paywall.')).toBeVisible()
  await expectNoFlaws(page)
  await expect(title).toHaveValue('My own words')
  await expect(source).toHaveValue('Market Ledger')
  await expect(source).toHaveAccessibleDescription('From Open Graph')
  await expect(description).toHaveValue('It begins at four, and nobody speaks.')
  await expect(page.getByLabel('Published at')).toHaveValue('2026-01-09T15:30')
  await expect(page.getByLabel('Category')).toHaveAccessibleDescription(/its outlet tagged it “business”/)
  await page.getByRole('button', { name: 'Use the page’s Title' }).click()
  await expect(title).toHaveValue('Inside the grain auction')
  await description.fill('Mine')
  await expect(description).toHaveAccessibleDescription('Optional')
  await press(page, 'Add News Link', 'News article has been added successfully')
  await fillByHand(page, outlet)
})

/** A problem of an address is named beside it, and the form can be filled by hand. */
async function fillByHand(page: Page, outlet: FakeOutlet): Promise<void> {
  const { url, description } = addForm(page)
  await page.goto('/admin/news/add')
  await url.fill('nonsense')
  await press(page, 'Fetch', 'Please enter a valid URL')
  await description.fill('Typed before')
  await url.fill(`${outlet.origin}/2026/01/09/nothing`)
  await press(page, 'Fetch', 'There is nothing at this address. Check the address.')
  await expect(description).toHaveValue('Typed before')
  await expect(page.getByLabel('Published at')).toHaveAccessibleDescription('From the address')
}

test.describe('an open record', () => {
  test.use({ expectedNoise: /status of 4.*\/admin\/picture/ })

  test('is no duplicate of itself, and names a picture that failed early', async ({ page, site }) => {
    const imageUrl = 'http://127.0.0.1:9/none.jpg'
    const { id } = await addNewsLink(site.db, { url: 'https://outlet.example/no-picture', imageUrl })
    await signInPage(page, site)
    const answered = page.waitForResponse(/\/admin\/picture\?/)
    const compared = page.waitForResponse(/article\/fetch\.data/)
    await page.route(/\/assets\/.*\.js/, async route => {
      await answered
      await route.continue()
    })
    await page.goto(`/admin/news/edit/${id}`)
    await expect(page.getByText('No picture could be loaded from this address')).toBeVisible()
    await compared
    await expect(page.getByText('Already published:')).toBeHidden()
  })
})

test('pasted entries move nothing until shown; those not added stay', async ({ outlet, page, site }) => {
  outlet.answer('/millet', (_request, response) => response.end('<title>Millet is back</title>'))
  // Stories of several outlets come first in the queue.
  await removeSamples(site.db)
  for (const n of [1, 2, 3]) await addWaitingEntry(site.db, { title: `Waits before ${n}` })
  await signInPage(page, site)
  await openQueue(page)
  await page.keyboard.press('j')
  const pointed = await current(page).innerText()
  const before = await page.getByRole('list', { name: 'Entries' }).innerText()
  await page.getByText('Paste a URL').click()
  await expect(page.getByLabel('Addresses')).toBeFocused()
  await page.getByLabel('Addresses of articles').fill(`${outlet.origin}/millet\n${outlet.origin}/nothing`)
  await page.getByRole('button', { name: 'Add to the queue' }).click()
  const outcomes = page.getByRole('list', { name: 'Results' })
  await expect(outcomes).toContainText('Added to the queue: Millet is back')
  await expect(outcomes).toContainText('There is nothing at this address.')
  await expect(page.getByLabel('Addresses of articles')).toHaveValue(`${outlet.origin}/nothing`)
  await expectNoFlaws(page)
  const line = page.getByRole('button', { name: '1 new entry' })
  await expect(line).toBeVisible()
  await expect(current(page)).toHaveText(pointed)
  expect(await page.getByRole('list', { name: 'Entries' }).innerText()).toBe(before)
  await line.click()
  await expect(current(page)).toHaveText('Millet is back')
  outlet.answer('/sorghum', (_request, response) => response.end('<title>Sorghum too</title>'))
  const propose = async (addresses: string, left: string) => {
    await page.getByLabel('Addresses of articles').fill(addresses)
    await page.getByLabel('Headline').fill('Typed')
    await page.getByRole('button', { name: 'Propose' }).click()
    await expect(page.getByLabel('Addresses of articles')).toHaveValue(left)
    await page.reload()
    await expect(page.getByLabel('Addresses of articles')).toHaveValue(left)
    await expect(page.getByLabel('Headline')).toHaveValue(left && 'Typed')
  }
  await page.goto('/admin/proposals')
  await propose(`${outlet.origin}/nowhere`, `${outlet.origin}/nowhere`)
  await propose(`${outlet.origin}/sorghum`, '')
})
