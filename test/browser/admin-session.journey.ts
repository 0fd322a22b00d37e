import type { Request } from '@playwright/test'
import { closeAllSessions } from '../../src/domain/accounts/sessions.ts'
import { expect, expectAccessible, testWithOwnSite } from './journey.ts'
import { addEditor, signInPage } from './signed-in-page.ts'

// A link added by hand replaces the samples, which other journeys read.
const test = testWithOwnSite()

test('a stranger is sent to the login, sees why, and is redirected back afterwards', async ({
  page,
  site,
}) => {
  const { email, password } = await addEditor(site, 'Meera Iyer')
  await page.goto('/admin/categories')
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  const toasts = page.getByRole('region', { name: 'Notifications' })
  await expect(toasts.getByText('Authentication Required')).toBeVisible()
  await expect(toasts.getByText('Please login to access the admin area.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Categories' })).toBeVisible()
  await expect(page.getByText('Successfully logged in!')).toBeVisible()
  const account = page.getByRole('button', { name: 'My Account: MI' })
  await account.click()
  await expect(page.getByText(email)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(email)).toBeHidden()
  await account.click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByText('You have been successfully logged out.')).toBeVisible()
})

test.describe('while logging out', () => {
  test.use({ expectedNoise: /status of 401.*queue\/events/ })

  test('a background count request does not replace the logout message', async ({ page, site }) => {
    const login = Promise.withResolvers<void>()
    const count = Promise.withResolvers<void>()
    const resolveCount = (request: Request) => request.url().includes('/queue/live?') && count.resolve()
    page.on('requestfinished', resolveCount).on('requestfailed', resolveCount)
    await page.route('**/admin/queue/live?*', async route => {
      await login.promise
      await route.continue()
    })
    await page.route('**/admin/login.data*', async route => {
      login.resolve()
      await count.promise
      await route.continue()
    })
    const countRequest = page.waitForRequest('**/admin/queue/live?*')
    await signInPage(page, site)
    await page.goto('/admin/categories')
    await countRequest
    await page.getByRole('button', { name: /^My Account/ }).click()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByText('You have been successfully logged out.')).toBeVisible()
  })
})

test.describe('when the session ends', () => {
  // While the editor types, the form checks for duplicates: without a session that request is refused, as is the
  // reopened event stream.
  test.use({ expectedNoise: /status of 401.*(article\/fetch|queue\/events)/ })

  test('typed text survives the end of the session, signing in again and a reload', async ({
    page,
    site,
  }) => {
    const { accountId, email, password } = await signInPage(page, site)
    await page.goto('/admin/news/add')
    await page.getByLabel('Title').fill('Typed before the session ended')
    await page.getByLabel('URL', { exact: true }).fill('https://outlet.example/typed')
    await page.getByLabel('Source', { exact: true }).fill('The Outlet')
    await page.getByLabel('Category').selectOption({ index: 1 })
    await closeAllSessions(site.db, accountId)
    await page.getByRole('button', { name: 'Add News Link' }).click()
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByLabel('Title')).toHaveValue('Typed before the session ended')
    await page.reload()
    await expect(page.getByLabel('Title')).toHaveValue('Typed before the session ended')
    await page.getByRole('button', { name: 'Add News Link' }).click()
    await expect(page.getByText('News article has been added successfully')).toBeVisible()
    await page.goto('/admin/news/add')
    await expect(page.getByLabel('Title')).toHaveValue('')
  })
})

test('saving one form keeps the draft of another, and Cancel discards its draft', async ({ page, site }) => {
  await signInPage(page, site)
  await page.goto('/admin/news/add')
  await page.getByLabel('Title').fill('Half a headline')
  await page.goto('/admin/categories/add')
  await page.getByLabel('Name').fill('A section in between')
  await page.getByRole('button', { name: 'Add Category' }).click()
  await expect(page.getByText('Category has been added successfully')).toBeVisible()
  await page.goto('/admin/news/add')
  await expect(page.getByLabel('Title')).toHaveValue('Half a headline')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: 'Add News Link' }).click()
  // The table on the previous page has titles in its labels too.
  await expect(page.getByRole('heading', { name: 'Add News Link', level: 1 })).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('')
})

test.describe('without a session', () => {
  test.use({ expectedNoise: /status of 401/ })

  test("a stranger's site page is not saved and stays in the form, also across signing in", async ({
    page,
    site,
  }) => {
    const { email, password } = await addEditor(site, 'Site Writer')
    await page.goto('/admin/site-links/add')
    await page.getByLabel('Title').fill('Who we are')
    await page.getByLabel('Content (HTML supported)').fill('<p>People who read</p>')
    await page.getByRole('button', { name: 'Create Page' }).click()
    await page.getByRole('link', { name: 'Sign in and come back' }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { name: 'Add Site Page' })).toBeVisible()
    await expect(page.getByLabel('Title')).toHaveValue('Who we are')
    await expect(page.frameLocator('iframe').getByText('People who read')).toBeVisible()
  })
})
