import { addNewsLink } from '../support/builders.ts'
import { holdRequests, isPost } from './hold-requests.ts'
import { expect, press, ownSiteTest as test } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

// The browser logs server errors and failed connections to the console.
test.use({ expectedNoise: /Failed to load resource|ERR_FAILED/ })

test('when the server fails, a change is reverted with a toast; typed text stays', async ({ page, site }) => {
  await signInPage(page, site)
  await addNewsLink(site.db, { title: 'A link that stays', createdAt: new Date() })
  await page.goto('/admin/news')
  const feature = page.getByRole('button', { name: 'Feature A link that stays', exact: true })
  const broken = await holdRequests(page, '**/admin/news.data*', {
    on: 'there',
    only: isPost,
    end: route => route.fulfill({ status: 500, body: 'broken' }),
  })
  await feature.click()
  await expect(page.getByRole('button', { name: 'Unfeature A link that stays' })).toBeVisible()
  broken.release()
  await expect(page.getByText('Failed to update news article')).toBeVisible()
  await expect(feature).toBeVisible()
  await page.getByRole('button', { name: 'Delete A link that stays' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Failed to delete news article')).toBeVisible()
  await expect(page.getByRole('row', { name: /A link that stays/ })).toBeVisible()

  await page.route('**/admin/categories.data*', route => route.abort())
  const places = page.getByRole('navigation', { name: 'Admin' })
  await places.getByRole('link', { name: 'Categories' }).click()
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await places.getByRole('link', { name: 'News Links' }).click()
  await expect(page.getByRole('heading', { name: 'News Links' })).toBeVisible()

  await page.goto('/admin/categories/add')
  await page.getByLabel('Name').fill('Science and Nature')
  await expect(page.getByLabel('Slug')).toHaveValue('science-and-nature')
  const order = page.getByRole('spinbutton')
  await order.click()
  await page.mouse.wheel(0, 100)
  await expect(order, 'a wheel that scrolls the page leaves the number').not.toBeFocused()
  await page.route('**/admin/categories/add.data*', route => route.abort())
  await page.getByRole('button', { name: 'Add Category' }).click()
  await expect(page.getByText('Failed to add category', { exact: true })).toBeVisible()
  await expect(page.getByText('The server could not be reached. Please try again.')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Science and Nature')
  await page.unroute('**/admin/categories/add.data*')
  await press(page, 'Add Category', 'Category has been added successfully')

  await page.goto('/admin/settings/connections')
  const hook = page.getByLabel('Webhook address')
  const add = page.getByRole('button', { name: 'Add Webhook' })
  await hook.fill('https://one.example/hook')
  await add.click()
  await expect(hook).toHaveValue('')
  await hook.fill('https://two.example/hook')
  await page.route('**/connections.data*', route => route.abort())
  await add.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(hook).toHaveValue('https://two.example/hook')
})
