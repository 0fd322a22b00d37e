import type { Page, Request } from '@playwright/test'
import { closeAllSessions } from '../../src/domain/accounts/sessions.ts'
import { toasts } from './desk.ts'
// A link added by hand replaces the samples, which other journeys read.
import { expect, press, ownSiteTest as test } from './journey.ts'
import { addEditor, type Editor, signInPage } from './signed-in-page.ts'

async function signIn(page: Page, { email, password }: Editor): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Holds the count of the queue until the logout was posted, and the response to the logout until the count is there. */
async function holdCount(page: Page): Promise<void> {
  const logout = Promise.withResolvers<void>()
  const count = Promise.withResolvers<void>()
  const resolveCount = (request: Request) => request.url().includes('/queue/live?') && count.resolve()
  page.on('requestfinished', resolveCount).on('requestfailed', resolveCount)
  await page.route('**/admin/queue/live?*', async route => {
    await logout.promise
    await route.continue()
  })
  await page.route('**/admin/login.data*', async route => {
    logout.resolve()
    await count.promise
    await route.continue()
  })
}

test.describe('without a session', () => {
  test.use({ expectedNoise: /status of 401.*(queue\/events|site-links|login)/ })

  test('a stranger signs in, sees why, gets back what was typed, and logs out', async ({ page, site }) => {
    const editor = await addEditor(site, 'Meera Iyer')
    await page.goto('/admin/categories')
    await expect(toasts(page).getByText('Authentication Required')).toBeVisible()
    await expect(toasts(page).getByText('Please login to access the admin area.')).toBeVisible()
    // Browsers alone would refuse these letters before the @.
    await signIn(page, { ...editor, email: 'मीरा@outlet.example' })
    await expect(page.getByText('Authentication failed. Please try again.').first()).toBeVisible()
    await page.goto('/admin/site-links/add')
    await page.getByLabel('Title').fill('Who we are')
    await page.getByLabel('Content (HTML supported)').fill('<p>People who read</p>')
    await page.getByRole('button', { name: 'Create Page' }).click()
    await page.getByRole('link', { name: 'Sign in and come back' }).click()
    await signIn(page, editor)
    await expect(page.getByRole('heading', { name: 'Add Site Page' })).toBeVisible()
    await expect(page.getByText('Successfully logged in!')).toBeVisible()
    await expect(page.getByLabel('Title')).toHaveValue('Who we are')
    await expect(page.frameLocator('iframe').getByText('People who read')).toBeVisible()

    await holdCount(page)
    const countRequest = page.waitForRequest('**/admin/queue/live?*')
    await page.goto('/admin/categories')
    await countRequest
    const account = page.getByRole('button', { name: 'My Account: MI' })
    await account.click()
    await expect(page.getByText(editor.email)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText(editor.email)).toBeHidden()
    await account.click()
    await page.getByRole('button', { name: 'Log out' }).click()
    // A count that is refused at the same time does not replace this message.
    await expect(page.getByText('You have been successfully logged out.')).toBeVisible()
  })
})

test.describe('when the session ends', () => {
  // While the editor types, the form checks for duplicates: without a session that request is refused, as is the
  // reopened event stream.
  test.use({ expectedNoise: /status of 401.*(article\/fetch|queue\/events)/ })

  test("typed text survives a new session, a reload, and another form's save", async ({ page, site }) => {
    const editor = await signInPage(page, site)
    const title = page.getByLabel('Title')
    await page.goto('/admin/news/add')
    await title.fill('Typed before the session ended')
    await page.getByLabel('URL', { exact: true }).fill('https://outlet.example/typed')
    await page.getByLabel('Source', { exact: true }).fill('The Outlet')
    await page.getByLabel('Category').selectOption({ index: 1 })
    await closeAllSessions(site.db, editor.accountId)
    await page.getByRole('button', { name: 'Add News Link' }).click()
    await signIn(page, editor)
    await expect(title).toHaveValue('Typed before the session ended')
    await page.goto('/admin/categories/add')
    await page.getByLabel('Name').fill('A section in between')
    await press(page, 'Add Category', 'Category has been added successfully')
    await page.goto('/admin/news/add')
    await expect(title).toHaveValue('Typed before the session ended')
    await page.reload()
    await expect(title).toHaveValue('Typed before the session ended')
    await press(page, 'Add News Link', 'News article has been added successfully')
    await page.goto('/admin/news/add')
    await expect(title).toHaveValue('')
    // Cancel discards a draft.
    await title.fill('Half a headline')
    await page.getByRole('link', { name: 'Cancel' }).click()
    await page.getByRole('link', { name: 'Add News Link' }).click()
    // The table on the previous page has titles in its labels too.
    await expect(page.getByRole('heading', { name: 'Add News Link', level: 1 })).toBeVisible()
    await expect(title).toHaveValue('')
  })
})

test.describe('when it ends again and again', () => {
  test.use({ expectedNoise: /status of 401.*queue\/events/ })

  test('the drafts of a rule and an outlet, and pasted addresses, survive it', async ({ page, site }) => {
    const editor = await signInPage(page, site)
    const end = () => closeAllSessions(site.db, editor.accountId)
    const words = 'horoscope\nराशिफल'
    await page.goto('/admin/queue/rules/add')
    await page.getByLabel('Name').fill('No horoscopes')
    await page.getByLabel('Words').fill(words)
    await page.getByLabel('Action').selectOption('category')
    await page.getByLabel('Into').selectOption({ index: 1 })
    await end()
    await page.getByRole('button', { name: 'Try on the last 500 entries' }).click()
    await signIn(page, editor)
    await expect(page.getByLabel('Words')).toHaveValue(words)
    await expect(page.getByLabel('Name')).toHaveValue('No horoscopes')
    await expect(page.getByLabel('Action')).toHaveValue('category')
    await expect(page.getByLabel('Into')).not.toHaveValue('')
    await page.getByRole('button', { name: 'Try on the last 500 entries' }).click()
    await press(page, 'Save rule', 'The rule has been saved')
    await page.goto('/admin/queue/rules/add')
    await expect(page.getByRole('heading', { name: 'Add Rule' })).toBeVisible()
    await expect(page.getByLabel('Words')).toHaveValue('')

    const addresses = 'https://outlet.example/one\nhttps://outlet.example/two'
    await page.goto('/admin/queue/add')
    await page.getByLabel('Addresses of articles').fill(addresses)
    await end()
    await page.getByRole('button', { name: 'Add to the queue' }).click()
    await signIn(page, editor)
    await expect(page.getByLabel('Addresses of articles')).toHaveValue(addresses)

    await page.goto('/admin/outlets/add')
    await page.getByLabel('Name').fill('The Valley Courier')
    await page.getByLabel('Home page').fill('https://valley.example/')
    await end()
    await page.getByRole('button', { name: 'Add Outlet' }).click()
    await signIn(page, editor)
    await expect(page.getByLabel('Name')).toHaveValue('The Valley Courier')
  })
})
