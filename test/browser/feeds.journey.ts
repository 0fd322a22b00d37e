import type { Page } from '@playwright/test'
import { authorizeCommand } from '../../src/domain/accounts/authorize.ts'
import { addFeed } from '../../src/domain/feeds/add-feed.ts'
import { addCategory } from '../support/builders.ts'
import { startOutlet } from '../support/fake-outlets.ts'
import { startSite } from '../support/start-site.ts'
import { test as base, expect } from './journey.ts'
import { signInPage } from './signed-in-page.ts'
import { takePictures } from './take-pictures.ts'

// A separate site that may fetch from loopback, because its outlets are servers of the test.
const test = base.extend({
  site: [
    async ({ playwright: _ }, use) => {
      const site = await startSite({ FETCH_ALLOW: '127.0.0.1,localhost' })
      await addCategory(site.db, { name: 'Politics', slug: 'politics' })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
})

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

test('a home page leads to its feeds; one is tested, saved and polled, and its last body is shown', async ({
  page,
  site,
}) => {
  const outlet = await startOutlet()
  outlet.showFeed('/rss', entries)
  outlet.answer('/', (_request, response) =>
    response.end(
      '<html><link rel="alternate" type="application/rss+xml" title="All news" href="/rss"></html>',
    ),
  )
  await signInPage(page, site)
  await look(page, `${outlet.origin}/`)
  await expect(page.getByRole('heading', { name: 'This page names a feed' })).toBeVisible()
  await takePictures(page, 'desk-feed-found')
  await page.getByRole('button', { name: 'Check All news' }).click()
  const brings = page.getByRole('region', { name: 'Entries in this feed' })
  await expect(brings.getByText('The monsoon reaches Kerala two days early')).toBeVisible()
  await takePictures(page, 'desk-feed-tried')
  await page.getByLabel('Outlet', { exact: true }).fill('The Outlet')
  await page.getByRole('button', { name: 'Add Feed' }).click()
  await expect(page.getByText('Feed has been added.')).toBeVisible()
  await page.getByRole('button', { name: 'Poll now' }).click()
  await expect(page.getByText(/Polled just now: 0 published, 2 waiting/)).toBeVisible()
  await expect(page.getByRole('img', { name: /2 entries in the last 30 days/ })).toBeVisible()
  await takePictures(page, 'desk-feed-well')
  await page.getByRole('link', { name: 'See the last response of its server' }).click()
  await expect(page.getByLabel('Body')).toContainText('<rss version="2.0"')
  await outlet.close()
})

test('a failing feed is reported, paused from the list, and resumed with one click', async ({
  page,
  site,
}) => {
  const outlet = await startOutlet()
  const category = await site.db.selectFrom('categories').select('id').executeTakeFirstOrThrow()
  const feed = {
    url: `${outlet.origin}/dead`,
    category: category.id,
    title: 'Dead',
    outletName: 'The Late Post',
  }
  const added = await addFeed(site.db, feed, { by: authorizeCommand('Test'), now: new Date() })
  await outlet.close()
  await signInPage(page, site)
  await page.goto(`/admin/feeds/show/${added.ok ? added.id : ''}`)
  await page.getByRole('button', { name: 'Poll now' }).click()
  await expect(page.getByText(/failed: Chowk cannot reach this address\./)).toBeVisible()
  await page.goto('/admin/feeds?health=failing')
  await expect(page.getByRole('row', { name: /Dead/ })).toContainText(
    'Failing: Chowk cannot reach this address',
  )
  await takePictures(page, 'desk-feeds')
  await page.getByLabel('Select Dead').check()
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('1 feed has been paused')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The change was undone.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Dead/ })).toBeVisible()
})

test('a slow feed is aborted at its timeout, and the page says so', async ({ page, site }) => {
  const outlet = await startOutlet()
  outlet.answer('/slow', (_request, response) => {
    const drip = setInterval(() => response.write(' '), 500)
    response.on('close', () => clearInterval(drip))
  })
  await signInPage(page, site)
  await look(page, `${outlet.origin}/slow`)
  await expect(page.getByRole('button', { name: 'Checking...' })).toBeDisabled()
  await expect(page.getByText('The server took too long to answer.')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue(`${outlet.origin}/slow`)
  await outlet.close()
})

test('a hostile feed is shown as text and runs no script, and redirects to private addresses are refused', async ({
  page,
  site,
}) => {
  const outlet = await startOutlet()
  const script = '<script>document.title = "taken"</script>'
  outlet.showFeed('/hostile', [
    {
      title: `Read this ${script}<img src=x onerror="document.title='taken'">`,
      url: 'https://outlet.example/h',
    },
    { title: 'A link that is none', url: 'javascript:alert(1)' },
  ])
  outlet.answer('/inside', (_request, response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
  )
  outlet.answer('/circle', (_request, response) => response.writeHead(302, { location: '/circle' }).end())
  await signInPage(page, site)
  await look(page, `${outlet.origin}/hostile`)
  const brings = page.getByRole('region', { name: 'Entries in this feed' })
  await expect(brings.getByText(/^Read this/)).toBeVisible()
  await expect(brings.getByText('Cannot be read: 1 with a link that is not a web address.')).toBeVisible()
  await expect(page).toHaveTitle('Add Feed')
  await look(page, `${outlet.origin}/inside`)
  await expect(page.getByText('Chowk cannot reach this address.')).toBeVisible()
  await look(page, `${outlet.origin}/circle`)
  await expect(page.getByText('The address redirects in a loop or too often.')).toBeVisible()
  await outlet.close()
})

test("a feed that turns into a page and then into another outlet's feed waits for the editor's decision", async ({
  page,
  site,
}) => {
  const [outlet, other] = [await startOutlet(), await startOutlet()]
  const category = await site.db.selectFrom('categories').select('id').executeTakeFirstOrThrow()
  const write = { by: authorizeCommand('Test'), now: new Date() }
  const url = outlet.showFeed('/lying', entries)
  const feed = { url, category: category.id, title: 'Lying', outletName: 'The Morning Star' }
  const added = await addFeed(site.db, feed, write)
  await site.db
    .insertInto('outlets')
    .values({ name: 'The Evening Star', homeUrl: 'https://evening.example/', hosts: ['localhost'] })
    .execute()
  const theirs = other.showFeed('/feed', entries).replace('127.0.0.1', 'localhost')
  await signInPage(page, site)
  await page.goto(`/admin/feeds/show/${added.ok ? added.id : ''}`)
  outlet.answer('/lying', (_request, response) =>
    response.setHeader('content-type', 'application/rss+xml').end('<html><h1>We have moved</h1></html>'),
  )
  await page.getByRole('button', { name: 'Poll now' }).click()
  await expect(page.getByText(/Polled just now: failed: This address leads to a web page/)).toBeVisible()
  outlet.answer('/lying', (_request, response) => response.writeHead(301, { location: theirs }).end())
  await page.getByRole('button', { name: 'Poll now' }).click()
  await expect(page.getByRole('heading', { name: 'Whose feed is this?' })).toBeVisible()
  await takePictures(page, 'desk-feed-moved')
  await page.getByRole('button', { name: 'It is the other outlet’s' }).click()
  await expect(page.getByText(/^The decision has been saved\./)).toBeVisible()
  await expect(page.getByRole('link', { name: 'The Evening Star' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Health' })).toContainText(theirs)
  await Promise.all([outlet.close(), other.close()])
})

test('a list is previewed before its import; an outlet is rated with its source', async ({ page, site }) => {
  const outline = (url: string) => `<outline text="Imported" xmlUrl="${url}"/>`
  await signInPage(page, site)
  await page.goto('/admin/feeds/import')
  await page
    .getByLabel('Or paste the list')
    .fill(
      `<opml><body>\n${outline('https://imported.example/rss')}\n${outline('nonsense')}\n${outline('https://imported.example/rss')}</body></opml>`,
    )
  await page.getByRole('button', { name: 'Preview the import' }).click()
  await expect(page.getByText('1 new, 0 known, 1 repeated, 1 wrong.')).toBeVisible()
  await takePictures(page, 'desk-feeds-import')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText('Feeds have been imported.')).toBeVisible()
  await page.getByRole('link', { name: 'Outlets' }).click()
  await expect(page.getByRole('heading', { name: 'Outlets' })).toBeVisible()
  await page.getByRole('link', { name: 'Imported' }).click()
  await expect(page.getByRole('heading', { name: 'Imported' })).toBeVisible()
  await page.getByLabel('Lean').selectOption('Lean left')
  await page.getByRole('button', { name: 'Update Outlet' }).click()
  await expect(page.getByText('Say whose rating this is')).toBeVisible()
  await takePictures(page, 'desk-outlet')
  await page.getByLabel('Source of the rating').fill('A survey of readers')
  await page.getByLabel('Rated on').fill('2026-01-31')
  await page.getByLabel('Note').fill('Its leaders of the last year')
  await page.getByRole('button', { name: 'Update Outlet' }).click()
  await expect(page.getByText('Outlet has been updated successfully')).toBeVisible()
  await expect(page.getByRole('row', { name: /Imported/ })).toContainText('Lean left')
  await takePictures(page, 'desk-outlets')
})
