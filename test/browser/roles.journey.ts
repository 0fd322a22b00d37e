import type { Page } from '@playwright/test'
import { expect, expectNoFlaws, press, ownSiteTest as test } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

const password = 'eight green lanterns'

test('an invited editor signs in elsewhere and later loses the role', async ({ page, site, browser }) => {
  await signInPage(page, site, 'Asha Devi')
  await page.goto('/admin/accounts/add')
  await page.getByLabel('Name').fill('Bim Editor')
  await page.getByLabel('Email').fill('bim@example.org')
  await page.getByRole('radio', { name: /^Editor/ }).check()
  await page.getByRole('button', { name: 'Create the link' }).click()
  const link = await page.getByLabel('Link for Bim Editor').inputValue()
  await copyLink(page)

  const theirs = await browser.newContext({ baseURL: site.origin })
  const bim = await theirs.newPage()
  await bim.goto(link)
  await bim.getByLabel('Password', { exact: true }).fill(password)
  await bim.getByLabel('Password again').fill('another')
  await press(bim, 'Save password and sign in', 'The two passwords differ')
  await expect(bim.getByLabel('Password again')).toBeFocused()
  await bim.getByLabel('Password again').fill(password)
  await bim.getByRole('button', { name: 'Save password and sign in' }).click()
  await expect(bim.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect(bim.getByRole('link', { name: 'Settings' })).toHaveCount(0)

  await page.goto('/admin/accounts')
  await page
    .getByRole('row', { name: /Bim Editor/ })
    .getByRole('link', { name: 'Manage' })
    .click()
  await page.getByRole('radio', { name: /^Contributor/ }).check()
  await page.getByRole('button', { name: 'Save role' }).click()
  await expect(page.getByText('The account was updated.').first()).toBeVisible()

  // The open page learns of the new role at its next navigation, and shows a link back.
  await bim.getByRole('link', { name: 'Front page' }).first().click()
  await expect(bim.getByRole('heading', { name: 'This page is for editors' })).toBeVisible()
  await expect(bim.getByText(/Asha Devi can change your role/)).toBeVisible()
  await expectNoFlaws(bim)
  await bim.getByRole('link', { name: 'Go to your pages' }).click()
  await expect(bim.getByRole('heading', { name: 'Proposals', exact: true })).toBeVisible()
  await bim.getByLabel('Addresses of articles').fill('nonsense')
  await press(bim, 'Propose', 'This is not a web address.')
  await expectNoFlaws(bim)

  await page.getByRole('button', { name: 'Switch off' }).click()
  await expect(page.getByText('The account is off. All its sessions have ended.').first()).toBeVisible()
  await bim.reload()
  await expect(bim.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  await theirs.close()
})

/** First as in a browser without https that also refuses to copy a selection. */
async function copyLink(page: Page): Promise<void> {
  const copied = page.getByRole('button', { name: 'Copied' })
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    document.execCommand = () => false
  })
  await page.getByRole('button', { name: 'Copy' }).click()
  await page.evaluate(() => new Promise(resolve => setTimeout(resolve)))
  await expect(copied).toHaveCount(0)
  await page.evaluate(() => {
    Reflect.deleteProperty(navigator, 'clipboard')
    Reflect.deleteProperty(document, 'execCommand')
  })
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(copied).toBeVisible()
}
