import type { Page } from '@playwright/test'
import type { FakeOutlet } from '../support/fake-outlets.ts'
import { expect, expectNoFlaws, press, ownSiteTest as test } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

const entries = [
  {
    title: 'The monsoon reaches Kerala two days early',
    url: 'https://outlet.example/monsoon',
    description: 'Fishermen were told to stay ashore; farmers welcomed the rain after a dry spring.',
    publishedAt: new Date(),
  },
  { title: 'दिल्ली में हवा की गुणवत्ता में सुधार', url: 'https://outlet.example/delhi' },
]

async function look(page: Page, address: string) {
  await page.goto('/admin/feeds/add')
  await page.getByLabel('Address', { exact: true }).fill(address)
  await page.getByRole('button', { name: 'Check', exact: true }).click()
}

test('an editor finds, adds, polls and pauses a feed, rates its outlet', async ({ outlet, page, site }) => {
  showFeeds(outlet)
  await signInPage(page, site)
  await lookUpHostile(page, outlet)
  await look(page, `${outlet.origin}/`)
  const brings = page.getByRole('region', { name: 'Entries in this feed' })
  await expect(brings.getByText('The monsoon reaches Kerala two days early')).toBeVisible()
  await expectNoFlaws(page)
  await page.getByLabel('Outlet', { exact: true }).fill('The Outlet')
  await press(page, 'Add Feed', 'Feed has been added.')
  await expectShowsPollOfOther(page)
  await expect(page.getByRole('img', { name: /2 entries in the last 30 days/ })).toBeVisible()
  await expectNoFlaws(page)
  await page.getByRole('link', { name: 'See the last response of its server' }).click()
  await expect(page.getByLabel('Body')).toContainText('<rss version="2.0"')

  await page.goto('/admin/feeds')
  await page
    .getByLabel(/^Select /)
    .last()
    .check()
  await press(page, 'Pause', '1 feed has been paused')
  await press(page, 'Undo', 'The change was undone.')
  await page.getByRole('link', { name: 'Outlets' }).first().click()
  await page.getByRole('link', { name: 'The Outlet' }).first().click()
  await expect(page).toHaveURL(/\/outlets\/edit\//)
  // The list has a filter of the same name, and is there until the page after the new address is drawn.
  await expect(page.getByRole('button', { name: 'Update Outlet' })).toBeVisible()
  await page.getByLabel('Lean').selectOption('Lean left')
  await press(page, 'Update Outlet', 'Say whose rating this is')
  await expectNoFlaws(page)
  await page.getByLabel('Source of the rating').fill('A survey of readers')
  await page.getByLabel('Rated on').fill('2026-01-31')
  await page.getByLabel('Note').fill('Its leaders of the last year')
  await press(page, 'Update Outlet', 'Outlet has been updated successfully')
  await expect(page.getByRole('row', { name: /The Outlet/ })).toContainText('Lean left')
})

/** The page of a new feed shows the first poll without a click on it. */
async function expectShowsPollOfOther(page: Page): Promise<void> {
  await expect(page.getByText('Not read yet')).toBeVisible()
  const other = await page.context().newPage()
  await other.goto(page.url())
  await press(other, 'Poll now', /Polled just now: 0 published, 2 waiting/)
  await expect(page.getByText('Not read yet')).toBeHidden()
  await expect(page.getByRole('link', { name: /The monsoon reaches Kerala/ })).toBeVisible()
  await other.close()
}

function showFeeds(outlet: FakeOutlet): void {
  outlet.showFeed('/rss', entries)
  const script = '<script>document.title = "taken"</script>'
  const hostile = `Read this ${script}<img src=x onerror="document.title='taken'">`
  outlet.showFeed('/hostile', [
    { title: hostile, url: 'https://outlet.example/h' },
    { title: 'A link that is none', url: 'javascript:alert(1)' },
  ])
  const link = '<link rel="alternate" type="application/rss+xml" title="All news" href="/rss">'
  outlet.answer('/', (_request, response) => response.end(`<html>${link}</html>`))
}

/** A hostile feed is shown as text and runs no script. */
async function lookUpHostile(page: Page, outlet: FakeOutlet): Promise<void> {
  await look(page, `${outlet.origin}/hostile`)
  const brings = page.getByRole('region', { name: 'Entries in this feed' })
  await expect(brings.getByText(/^Read this/)).toBeVisible()
  await expect(brings.getByText('Cannot be read: 1 with a link that readers cannot open.')).toBeVisible()
  await expect(page).toHaveTitle('Add Feed')
}
