import { inviteAdministrator } from '../../src/process/invite-administrator.ts'
import { type Site, startSite } from '../support/start-site.ts'
import { test as base, expect, press } from './journey.ts'

// A separate site in the state of a first start: no account, no category, no link.
const test = base.extend<object, { site: Site }>({
  site: [
    async ({ playwright: _ }, use) => {
      const site = await startSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
})

test('from the set-up link of the first start to the first published link', async ({ page, site }) => {
  const { databaseUrl, origin } = site
  const invitation = await inviteAdministrator({ databaseUrl, origin, place: 'here', language: 'en' })
  await page.goto(/http\S+/.exec(invitation ?? '')?.[0] ?? '')
  await expect(page.getByRole('heading', { name: 'Create the first account' })).toBeVisible()
  await page.getByLabel('Name').fill('Asha Devi')
  await page.getByLabel('Email').fill('asha@example.org')
  await page.getByLabel('Password', { exact: true }).fill('seven brown crossroads')
  await page.getByLabel('Password again').fill('seven brown crossroads')
  await page.getByRole('button', { name: 'Create account and sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect(page.getByText('Successfully logged in!')).toBeVisible()

  await page.getByRole('link', { name: 'Add News Link' }).click()
  await expect(page.getByText('Standard news categories have been added.')).toBeVisible()
  await press(page, 'Add News Link', 'Title is required')
  await expect(page.getByLabel('URL', { exact: true })).toBeFocused()
  await page.getByLabel('Title').fill('The first link of all')
  await expect(page.getByText('Title is required')).toBeHidden()
  await page.getByLabel('URL', { exact: true }).fill('nonsense')
  await press(page, 'Add News Link', 'Please enter a valid URL')
  // Editing a field clears its error, even while its value is still invalid (§5).
  await page.getByLabel('URL', { exact: true }).fill('nonsens')
  await expect(page.getByText('Please enter a valid URL')).toBeHidden()
  await page.getByLabel('URL', { exact: true }).fill('https://outlet.example/first')
  await page.getByLabel('Source', { exact: true }).fill('The Outlet')
  await page.getByLabel('Category').selectOption('Politics')
  await press(page, 'Add News Link', 'News article has been added successfully')
  await expect(page.getByRole('row', { name: /The first link of all/ })).toBeVisible()

  await page.goto('/')
  await expect(page.getByRole('link', { name: 'The first link of all' }).first()).toBeVisible()
})
