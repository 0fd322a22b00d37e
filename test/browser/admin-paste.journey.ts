import type { Page } from '@playwright/test'
import { addNewsLink, addWaitingEntry } from '../support/builders.ts'
import { type FakeOutlet, startOutlet } from '../support/fake-outlets.ts'
import { openQueue } from './desk.ts'
import { expect, expectAccessible, expectNoSideScroll, testWithOwnSite } from './journey.ts'
import { signInPage } from './signed-in-page.ts'
import { takePictures } from './take-pictures.ts'

// A link added by hand replaces the samples, which other journeys read.
const test = testWithOwnSite()

const behindAWall = `<html lang="en-IN"><head><title>Inside the grain auction | Market Ledger</title>
  <meta property="og:site_name" content="Market Ledger"><meta property="og:title" content="Inside the grain auction">
  <meta property="og:description" content="It begins at four, and nobody speaks.">
  <meta property="article:section" content="Business"><meta property="article:published_time" content="2026-01-09T10:00:00Z">
  <script type="application/ld+json">{"@type":"NewsArticle","headline":"Inside the grain auction","isAccessibleForFree":false}</script>
  </head><body><h1>Inside the grain auction</h1><p>Subscribe to continue reading</p></body></html>`

async function withOutlet(work: (outlet: FakeOutlet) => Promise<void>): Promise<void> {
  const outlet = await startOutlet()
  try {
    await work(outlet)
  } finally {
    await outlet.close()
  }
}

/** Pastes by keyboard: the text comes from the clipboard, and the field receives a paste event. */
async function paste(page: Page, address: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(text => navigator.clipboard.writeText(text), address)
  await page.getByLabel('URL', { exact: true }).focus()
  await page.keyboard.press('ControlOrMeta+V')
}

test('pasting the address of a paywalled page fills the available fields and keeps typed text', async ({
  page,
  site,
}) => {
  await withOutlet(async outlet => {
    outlet.answer('/grain', (_request, response) => response.end(behindAWall))
    await signInPage(page, site)
    await page.goto('/admin/news/add')
    await page.getByLabel('Title', { exact: true }).fill('My own words')
    await paste(page, `${outlet.origin}/grain`)
    await expect(page.getByText('The article is behind a paywall.')).toBeVisible()
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('My own words')
    await expect(page.getByLabel('Source', { exact: true })).toHaveValue('Market Ledger')
    await expect(page.getByLabel('Description')).toHaveValue('It begins at four, and nobody speaks.')
    await expect(page.getByLabel('Published at')).toHaveValue('2026-01-09T15:30')
    await expect(page.getByLabel('Category')).toHaveAccessibleDescription(/the page’s section is “Business”/)
    await expect(page.getByLabel('Source', { exact: true })).toHaveAccessibleDescription('From Open Graph')
    await takePictures(page, 'paste-wall')
    await page.getByRole('button', { name: 'Use the page’s Title' }).click()
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Inside the grain auction')
    await page.getByLabel('Description').fill('Mine')
    await expect(page.getByLabel('Description')).toHaveAccessibleDescription('Optional')
    await page.getByRole('button', { name: 'Add News Link' }).click()
    await expect(page.getByText('News article has been added successfully')).toBeVisible()
  })
})

test('an article that already exists is named while its address is typed', async ({ page, site }) => {
  await withOutlet(async outlet => {
    const { id: category } = await site.db.selectFrom('categories').select('id').executeTakeFirstOrThrow()
    await addNewsLink(site.db, { category, url: `${outlet.origin}/grain` })
    await signInPage(page, site)
    await page.goto('/admin/news/add')
    await page.getByLabel('URL', { exact: true }).pressSequentially(`${outlet.origin}/grain?utm_source=x`)
    await expect(page.getByText('Already published:')).toContainText('dropping utm_source')
  })
})

test('an article with the text of a published one is named, and can be added anyway', async ({
  page,
  site,
}) => {
  await withOutlet(async outlet => {
    const { id: category } = await site.db.selectFrom('categories').select('id').executeTakeFirstOrThrow()
    const title = 'The grain auction begins at four and ends at six'
    await addNewsLink(site.db, { category, title, source: 'Hill Herald', publishedAt: new Date() })
    outlet.answer('/grain', (_request, response) =>
      response.end(`<meta property="og:title" content="${title}">`),
    )
    await signInPage(page, site)
    await page.goto('/admin/news/add')
    await paste(page, `${outlet.origin}/grain`)
    const said = page.getByText('Similar to a published article:')
    await expect(said).toContainText('same headline as in Hill Herald')
    await expectAccessible(page)
    await expectNoSideScroll(page)
  })
})

test('an address that does not respond is named, and the form can be filled by hand', async ({
  page,
  site,
}) => {
  await withOutlet(async outlet => {
    await signInPage(page, site)
    await page.goto('/admin/news/add')
    await page.getByLabel('Description').fill('Typed before')
    await page.getByLabel('URL', { exact: true }).fill(`${outlet.origin}/2026/01/09/nothing`)
    await page.getByRole('button', { name: 'Fetch' }).click()
    await expect(page.getByText('There is nothing at this address. Check the address.')).toBeVisible()
    await expect(page.getByLabel('Description')).toHaveValue('Typed before')
    await expect(page.getByLabel('Published at')).toHaveAccessibleDescription('From the address')
    await page.getByLabel('URL', { exact: true }).fill('nonsense')
    await page.getByRole('button', { name: 'Fetch' }).click()
    await expect(page.getByText('Please enter a valid URL')).toBeVisible()
  })
})

test('a link being edited is not reported as a duplicate of itself', async ({ page, site }) => {
  const { id: category } = await site.db.selectFrom('categories').select('id').executeTakeFirstOrThrow()
  const { id } = await addNewsLink(site.db, { category, url: 'https://outlet.example/edited-once' })
  await signInPage(page, site)
  const looked = page.waitForResponse(/article\/fetch\.data/)
  await page.goto(`/admin/news/edit/${id}`)
  await looked
  await expect(page.getByText('Already published:')).toBeHidden()
})

test.describe('a picture that cannot be loaded', () => {
  test.use({ expectedNoise: /status of 4.*\/admin\/picture/ })

  test('is named, even if it failed before the page was hydrated', async ({ page, site }) => {
    const { id: category } = await site.db.selectFrom('categories').select('id').executeTakeFirstOrThrow()
    const imageUrl = 'http://127.0.0.1:9/none.jpg'
    const { id } = await addNewsLink(site.db, {
      category,
      url: 'https://outlet.example/no-picture',
      imageUrl,
    })
    await signInPage(page, site)
    const answered = page.waitForResponse(/\/admin\/picture\?/)
    await page.route(/\/assets\/.*\.js/, async route => {
      await answered
      await route.continue()
    })
    await page.goto(`/admin/news/edit/${id}`)
    await expect(page.getByText('No picture could be loaded from this address')).toBeVisible()
  })
})

test('several addresses are pasted into the queue, each with its outcome', async ({ page, site }) => {
  await withOutlet(async outlet => {
    outlet.answer('/grain', (_request, response) => response.end(behindAWall))
    await signInPage(page, site)
    await page.goto('/admin/queue')
    await page.getByText('Paste a URL').click()
    await page.getByLabel('Addresses of articles').fill(`${outlet.origin}/grain\n${outlet.origin}/nothing`)
    await page.getByRole('button', { name: 'Add to the queue' }).click()
    const outcomes = page.getByRole('list', { name: 'Results' })
    await expect(outcomes).toContainText('Added to the queue: Inside the grain auction')
    await expect(outcomes).toContainText('There is nothing at this address.')
    await expectAccessible(page)
  })
})

test('entries pasted in the queue move nothing under the cursor and wait until the editor shows them', async ({
  page,
  site,
}) => {
  await withOutlet(async outlet => {
    outlet.answer('/millet', (_request, response) => response.end('<title>Millet is back</title>'))
    for (const n of [1, 2, 3]) await addWaitingEntry(site.db, { title: `Waits before ${n}` })
    await signInPage(page, site)
    await openQueue(page)
    await page.keyboard.press('j')
    const current = page.locator('[data-entry][aria-current="true"] button').first()
    const pointed = await current.innerText()
    const before = await page.getByRole('list', { name: 'Entries' }).innerText()
    await page.getByText('Paste a URL').click()
    await page.getByLabel('Addresses of articles').fill(`${outlet.origin}/millet`)
    await page.getByRole('button', { name: 'Add to the queue' }).click()
    await expect(page.getByText('Added to the queue: Millet is back')).toBeVisible()
    const line = page.getByRole('button', { name: '1 new entry' })
    await expect(line).toBeVisible()
    await expect(current).toHaveText(pointed)
    expect(await page.getByRole('list', { name: 'Entries' }).innerText()).toBe(before)
    await line.click()
    await expect(current).toHaveText('Millet is back')
  })
})

test('the bookmarklet opens a filled form that names an existing article', async ({ page, site }) => {
  const url = 'https://outlet.example/brought-before'
  await addWaitingEntry(site.db, { url, canonicalUrl: url })
  await signInPage(page, site)
  await page.goto('/admin/queue/add')
  const bookmarklet = page.getByRole('link', { name: 'Add to the queue' })
  await expect(bookmarklet).toHaveAttribute('href', /^javascript:void\(window\.open\(/)
  await page.goto(`/admin/queue/add?via=bookmarklet&url=${encodeURIComponent(url)}&title=Seen`)
  await expect(page.getByLabel('Addresses of articles')).toHaveValue(url)
  await page.getByRole('button', { name: 'Add to the queue' }).click()
  await expect(page.getByText('Already in the queue:')).toBeVisible()
})
