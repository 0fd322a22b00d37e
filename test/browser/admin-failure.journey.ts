import { addNewsLink } from '../support/builders.ts'
import type { Site } from '../support/start-site.ts'
import { expect, test } from './journey.ts'
import { addEditor, signInPage } from './signed-in-page.ts'

// The browser logs server errors and failed connections to the console.
test.use({ expectedNoise: /Failed to load resource|ERR_FAILED/ })

async function addLink(site: Site, title: string): Promise<void> {
  const { id: category } = await site.db.selectFrom('categories').select('id').executeTakeFirstOrThrow()
  await addNewsLink(site.db, { category, title, createdAt: new Date() })
}

test('a toggle changes immediately and is reverted with a toast if the server refuses (§8)', async ({
  page,
  site,
}) => {
  await signInPage(page, site)
  await addLink(site, 'A link that cannot be featured')
  await page.goto('/admin/news')
  let respond = () => {}
  const responding = new Promise<void>(resolve => {
    respond = resolve
  })
  await page.route('**/admin/news.data*', async route => {
    if (route.request().method() !== 'POST') return route.fallback()
    await responding
    return route.fulfill({ status: 500, body: 'broken' })
  })
  await page.getByRole('button', { name: 'Feature A link that cannot be featured', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Unfeature A link that cannot be featured' })).toBeVisible()
  respond()
  await expect(page.getByText('Failed to update news article')).toBeVisible()
  await expect(
    page.getByRole('button', { name: 'Feature A link that cannot be featured', exact: true }),
  ).toBeVisible()
})

test('a row whose deletion fails comes back with a toast (§8)', async ({ page, site }) => {
  await signInPage(page, site)
  await addLink(site, 'A link that stays')
  await page.goto('/admin/news')
  await page.route('**/admin/news.data*', route =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  )
  await page.getByRole('button', { name: 'Delete A link that stays' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Failed to delete news article')).toBeVisible()
  await expect(page.getByRole('row', { name: /A link that stays/ })).toBeVisible()
})

test('a form that cannot be saved keeps the typed text and says so (§8)', async ({ page, site }) => {
  await signInPage(page, site)
  await page.goto('/admin/categories/add')
  await page.getByLabel('Name').fill('Science and Nature')
  await expect(page.getByLabel('Slug')).toHaveValue('science-and-nature')
  await page.route('**/admin/categories/add.data*', route => route.abort())
  await page.getByRole('button', { name: 'Add Category' }).click()
  await expect(page.getByText('Failed to add category')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Science and Nature')
  await page.unroute('**/admin/categories/add.data*')
  await page.getByRole('button', { name: 'Add Category' }).click()
  await expect(page.getByText('Category has been added successfully')).toBeVisible()
})

test('a page that fails to load still shows the navigation', async ({ page, site }) => {
  await signInPage(page, site)
  await page.goto('/admin/dashboard')
  await page.route('**/admin/categories.data*', route => route.abort())
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Categories' }).click()
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'News Links' }).click()
  await expect(page.getByRole('heading', { name: 'News Links' })).toBeVisible()
})

test('§8 if a proxy strips cookies, the login page shows a warning instead of silently reloading', async ({
  page,
  site,
}) => {
  const { email, password } = await addEditor(site)
  await page.route(/\/admin\/(login|news)/, async route => {
    const request = route.request()
    const body = request.postDataBuffer()
    const answer = await fetch(request.url(), {
      method: request.method(),
      headers: Object.entries(request.headers()).filter(([name]) => name !== 'cookie'),
      redirect: 'manual',
      ...(body ? { body: new Uint8Array(body) } : {}),
    })
    const kept = [...answer.headers].filter(([name]) => !/^(set-cookie|content-encoding)$/.test(name))
    return route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(kept),
      body: Buffer.from(await answer.arrayBuffer()),
    })
  })
  await page.goto('/admin/login?next=/admin/news')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  const toast = page.getByRole('dialog').filter({
    hasText: 'Failed to persist your login. You may need to login again if you close the browser.',
  })
  await expect(toast.getByRole('heading', { name: 'Warning' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  await expect(page).toHaveURL(/next=%2Fadmin%2Fnews/)
})
