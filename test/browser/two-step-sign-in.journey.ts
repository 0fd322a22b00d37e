import type { Locator, Page } from '@playwright/test'
import { appCode } from '../support/app-code.ts'
import { expect, expectNoFlaws, press, test } from './journey.ts'
import { ageProof, signInPage } from './signed-in-page.ts'

// Wrong codes are refused on purpose.
test.use({ expectedNoise: /status of 40[13].*\/admin\/(account|login)/ })

test('two-step sign-in is turned on, required, recovered and turned off', async ({ page, site }) => {
  const editor = await signInPage(page, site, 'Meera Iyer')
  const { email, password } = editor
  await ageProof(site, editor)
  await page.goto('/admin/account')
  const section = page.getByRole('region', { name: 'Two-step sign-in' })
  const { first, codes } = await turnOn(page, section, password)

  await signOut(page)
  await page.goto('/admin/account')
  await expect(page.getByText('Authentication Required')).toBeVisible()
  await enter(page, email, password)
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await expect(page.getByText('Authentication Required')).toBeHidden({ timeout: 2_000 })
  await expectNoFlaws(page)
  await page.goto('/admin/account')
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await expect(page.getByText('Authentication Required')).toBeHidden()
  await page.getByLabel('Code').fill(first)
  await press(page, 'Continue', 'This code is wrong or used.')
  await expect(page.getByLabel('Code')).toBeFocused()
  await page.getByLabel('Code').fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(section.getByText('It is on. 9 recovery codes are left.')).toBeVisible()

  await section.getByLabel('Code').fill(codes[1] ?? '')
  await section.getByRole('button', { name: 'Turn off two-step sign-in' }).click()
  await expect(section.getByRole('button', { name: 'Set up two-step sign-in' })).toBeVisible()
  await signOut(page)
  await page.goto('/admin/login')
  await expect(page.getByLabel('Email')).toBeFocused()
  await enter(page, email, 'not the password')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await enter(page, email, password)
  await expect(page).toHaveURL(/\/admin\/dashboard/)
})

/** Cancels once and mistypes the code once. Returns the code that was accepted, and the recovery codes. */
async function turnOn(page: Page, section: Locator, password: string) {
  await section.getByLabel('Current password').fill(password)
  await section.getByRole('button', { name: 'Set up two-step sign-in' }).click()
  const picture = section.getByRole('img', { name: 'The key as a picture' })
  await expect(picture).toBeVisible()
  await section.getByRole('link', { name: 'Cancel' }).click()
  await expect(picture).toBeHidden()
  await section.getByRole('button', { name: 'Set up two-step sign-in' }).click()
  await expect(picture).toBeVisible()
  await expectNoFlaws(page)
  const key = (await section.locator('code').textContent()) ?? ''
  await section.getByLabel('Code from the app').fill('000 000')
  await section.getByRole('button', { name: 'Turn on', exact: true }).click()
  await expect(section.getByText('This code is wrong or used.')).toBeVisible()
  await expect(section.getByLabel('Code from the app')).toBeFocused()
  const first = appCode(key.replaceAll(' ', ''), new Date())
  await section.getByLabel('Code from the app').fill(first)
  await section.getByRole('button', { name: 'Turn on', exact: true }).click()
  await expect(section.getByRole('listitem')).toHaveCount(10)
  await section.getByRole('button', { name: 'Copy' }).click()
  await expect(section.getByRole('button', { name: 'Copied' })).toBeVisible()
  await expectNoFlaws(page)
  return { first, codes: await section.getByRole('listitem').allTextContents() }
}

async function enter(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function signOut(page: Page): Promise<void> {
  await page.context().clearCookies()
}
