import type { Page } from '@playwright/test'
import { addFeed } from '../../src/domain/feeds/add-feed.ts'
import { authorizedEditor } from '../support/authorized.ts'
import { addCategory, addNewsLink, getRow } from '../support/builders.ts'
import type { Site } from '../support/start-site.ts'
import { untilHydrated } from './await-script.ts'
import { holdRequests, isPost } from './hold-requests.ts'
import { expect, press, ownSiteTest as test } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

// The specification's exact texts for pending and failed actions (§2, §4, §8).

// The browser logs failed connections to the console.
test.use({ expectedNoise: /ERR_FAILED/ })

test.beforeEach(({ site }) => site.reset())

async function loseWrites(page: Page): Promise<void> {
  await page.route('**/*.data*', route => (isPost(route.request()) ? route.abort() : route.fallback()))
}

async function expectToast(page: Page, text: string): Promise<void> {
  const toast = page.getByRole('dialog').filter({ hasText: text })
  await expect(toast.getByRole('heading', { name: 'Error' })).toBeVisible()
  await expect(toast.getByText(text)).toBeVisible()
}

/** Records to edit. */
async function idsOf(site: Site) {
  const category = await getRow(site.db, 'categories', { slug: 'world' })
  const siteLink = await getRow(site.db, 'siteLinks', { type: 'terms' })
  const newsLink = await addNewsLink(site.db, { category: category.id, title: 'A link to edit' })
  const feed = { url: 'https://outlet.example/rss', category: category.id, title: 'All news', language: null }
  const write = { by: await authorizedEditor(site.db, 'Feeds'), now: new Date() }
  const added = await addFeed(site.db, { ...feed, outletName: 'The Outlet' }, write)
  if (!added.ok) throw new Error(added.reason)
  return { category: category.id, siteLink: siteLink.id, newsLink: newsLink.id, feed: added.id }
}

test('§8 forms that cannot be saved say what failed, and keep the text', async ({ page, site }) => {
  await signInPage(page, site)
  const ids = await idsOf(site)
  await loseWrites(page)
  const failures = [
    [`/admin/news/edit/${ids.newsLink}`, 'Update News Link', 'Failed to update news article'],
    [`/admin/categories/edit/${ids.category}`, 'Update Category', 'Failed to update category'],
    [`/admin/site-links/edit/${ids.siteLink}`, 'Update Page', 'Failed to update site link'],
    [`/admin/feeds/edit/${ids.feed}`, 'Update Feed', 'Failed to update feed'],
  ] as const
  for (const [path, button, text] of failures) {
    await page.goto(path)
    await page.getByRole('button', { name: button }).click()
    await expectToast(page, text)
  }
  await page.goto('/admin/news/add')
  await page.getByLabel('URL', { exact: true }).fill('https://outlet.example/new')
  await page.getByLabel('Title', { exact: true }).fill('A new link')
  await page.getByLabel('Source', { exact: true }).fill('The Outlet')
  await page.getByLabel('Category').selectOption({ label: 'World' })
  await page.getByRole('button', { name: 'Add News Link' }).click()
  await expectToast(page, 'Failed to add news article')
  await page.goto('/admin/site-links/add')
  await page.getByLabel('Title').fill('About us')
  await page.getByLabel('Content').fill('<p>Who we are.</p>')
  await page.getByRole('button', { name: 'Create Page' }).click()
  await expectToast(page, 'Failed to add site link')
  await page.goto('/admin/outlets/add')
  await page.getByLabel('Name').fill('The New Outlet')
  await page.getByLabel('Home page').fill('https://new.example/')
  await page.getByRole('button', { name: 'Add Outlet' }).click()
  await expectToast(page, 'Failed to add outlet')
  await expect(page.getByLabel('Name')).toHaveValue('The New Outlet')
})

test('a preview, paste, bulk action or deletion without response changes nothing', async ({ page, site }) => {
  await signInPage(page, site)
  await idsOf(site)
  await addCategory(site.db, { name: 'Spare', orderNum: 90 })
  await loseWrites(page)
  await page.goto('/admin/site-links/add')
  await page.getByLabel('Content').fill('<p>Who we are.</p>')
  await expect(
    page.getByText('The preview could not be loaded. It will be loaded again as you type.'),
  ).toBeVisible()
  await expect(page.getByLabel('Content')).toHaveValue('<p>Who we are.</p>')
  await page.goto('/admin/queue')
  await page.getByText('Paste a URL').click()
  await page.getByLabel('Addresses of articles').fill('https://outlet.example/pasted')
  await press(page, 'Add to the queue', 'The server could not be reached. Try again')
  await expect(page.getByLabel('Addresses of articles')).toHaveValue('https://outlet.example/pasted')
  await page.goto('/admin/feeds')
  await page.getByRole('checkbox').nth(1).check()
  await page.getByRole('button', { name: 'Pause' }).click()
  await expectToast(page, 'Failed to update feeds')
  await page.goto('/admin/categories')
  await page.getByRole('button', { name: 'Delete Spare' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Failed to delete category')
  await expect(page.getByRole('row', { name: /Spare/ })).toBeVisible()
  await failToDeletePage(page)
})

/** §2 Deleting a site page asks for confirmation and describes the effect correctly. */
async function failToDeletePage(page: Page): Promise<void> {
  await page.goto('/admin/site-links')
  const row = page.getByRole('row', { name: /Terms of Service/ }).first()
  await row.getByRole('button', { name: /^Delete/ }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
  await expect(question).toContainText(
    'This will delete the "Terms of Service" page. You can undo it afterwards.',
  )
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: /^Delete/ }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Failed to delete site link')
  await expect(row).toBeVisible()
}

test('§2 and §8 lists that load or fail say so; a page being saved is disabled', async ({ page, site }) => {
  await signInPage(page, site)
  const { siteLink } = await idsOf(site)
  const path = `/admin/site-links/edit/${siteLink}`
  await page.goto('/admin/no-such-page')
  await expect(page.getByText('You are logged in as an admin.')).toBeVisible()
  await page.getByRole('link', { name: 'Return to Admin Dashboard' }).click()
  await expect(page).toHaveURL(`${site.origin}/admin/dashboard`)
  // The link loads a document: before its script runs, the next click would load one, too.
  await untilHydrated(page)
  await page.route('**/admin/news.data*', route => route.abort())
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'News Links' }).click()
  await expectToast(page, 'Failed to load news data')
  await page.route('**/admin/site-links.data*', route => route.abort())
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Site Links' }).click()
  await expectToast(page, 'Failed to load site links')
  await page.unroute('**/admin/site-links.data*')
  // A new document begins without the messages of before.
  await page.goto('/admin/site-links')
  await page.route('**/admin/categories.data*', route => route.abort())
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Categories' }).click()
  await expectToast(page, 'Failed to load news data')
  await page.goto('/admin/site-links')
  await page.route(`**${path}.data*`, route => route.abort())
  await page.getByRole('link', { name: 'Edit Terms of Service' }).click()
  await expectToast(page, 'Failed to load site link')
  await expect(page).toHaveURL(`${site.origin}/admin/site-links`)
  await expect(page.getByRole('row', { name: /Terms of Service/ }).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('row', { name: /Terms of Service/ }).first()).toBeVisible()
  await expect(page.getByText('Failed to load site link')).toHaveCount(0)
  await page.unroute(`**${path}.data*`)
  await savePage(page, path)
})

async function savePage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const answer = await holdRequests(page, `**${path}.data*`, { on: 'there', only: isPost })
  const list = await holdRequests(page, '**/admin/site-links.data*', { on: 'there' })
  await page.getByRole('button', { name: 'Update Page' }).click()
  await expect(page.getByRole('button', { name: 'Updating...' })).toBeDisabled()
  await expect(page.getByLabel('Title')).toBeDisabled()
  answer.release()
  await expect(page.getByText('Loading site links...')).toBeVisible()
  list.release()
  await expect(page.getByText('Site link has been updated successfully')).toBeVisible()
}
