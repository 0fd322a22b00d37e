import type { Page } from '@playwright/test'
import { freePort } from '../support/free-port.ts'
import { type Site, startSite } from '../support/start-site.ts'
import { test as base, expect, expectNoFlaws, press } from './journey.ts'
import { ageProof, signInPage } from './signed-in-page.ts'

// Browsers create passkeys for host names, not for IP addresses.
const test = base.extend<object, { site: Site }>({
  site: [
    async ({ playwright: _ }, use) => {
      const port = await freePort()
      const site = await startSite({ PORT: String(port), PUBLIC_URL: `http://localhost:${port}` })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
})

// A wrong password and a removed passkey are refused on purpose.
test.use({ expectedNoise: /status of 40[13].*\/admin\/(account|login)\.data/ })

test('a passkey is added, signs in without a password, and not once removed', async ({ page, site }) => {
  await plugInAuthenticator(page)
  // A device without a passkey falls back to the password.
  await page.goto('/admin/login')
  await press(page, 'Sign in with a passkey', 'No passkey was used.')
  await expect(page.getByLabel('Password')).toBeEnabled()
  const editor = await signInPage(page, site, 'Meera Iyer')
  const { password } = editor
  await ageProof(site, editor)
  await page.goto('/admin/account')
  const section = page.getByRole('region', { name: 'Passkeys' })
  await section.getByLabel('Name').fill('Laptop')
  await section.getByLabel('Current password').fill('wrong')
  await press(section, 'Add a passkey', 'This is not your current password')
  await section.getByLabel('Current password').fill(password)
  await press(section, 'Add a passkey', 'never used')
  await expectNoFlaws(page)
  await expect(section.getByLabel('Current password')).toHaveCount(0)

  await section.getByLabel('Name').fill('The same device')
  await press(section, 'Add a passkey', 'already has one for this account')

  await signOut(page)
  await page.goto('/admin/login?next=/admin/account')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(section.getByText('last used')).toBeVisible()
  await section.getByRole('button', { name: 'Delete the passkey Laptop' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(section.getByText('You have no passkeys.')).toBeVisible()

  await signOut(page)
  await press(page, 'Sign in with a passkey', 'This passkey does not belong to an account here.')
})

/** A virtual authenticator whose user always consents. */
async function plugInAuthenticator(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const
  await cdp.send('WebAuthn.addVirtualAuthenticator', { options })
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /My Account/ }).click()
  await press(page, 'Log out', 'You have been successfully logged out.')
}
