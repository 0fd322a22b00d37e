import type { Page } from '@playwright/test'
import { codeAt, stepOf } from '../../src/domain/second-factor/one-time-code.ts'
import type { Site } from '../support/start-site.ts'
import { expect, expectAccessible, expectNoSideScroll, testWithOwnSite } from './journey.ts'
import { addEditor, ageProof, signInPage } from './signed-in-page.ts'

const test = testWithOwnSite()

// A form without the password is refused on purpose.
test.use({ expectedNoise: /status of 40[139].*\/admin\// })

test('everybody must set up a second step after the password, and no page opens before', async ({
  page,
  site,
  browser,
}) => {
  const asha = await signInPage(page, site, 'Asha Devi')
  await page.goto('/admin/accounts')
  const rule = page.getByRole('region', { name: 'Two-step sign-in' })
  await rule.getByLabel('Who needs a second step').selectOption({ label: 'Everybody' })
  await rule.getByRole('button', { name: 'Save' }).click()
  await expect(rule.getByText('for your own account first')).toBeVisible()
  await page.goto('/admin/account')
  await setUp(page, site, asha.accountId)
  await ageProof(site, asha)
  await page.goto('/admin/accounts')
  await rule.getByLabel('Who needs a second step').selectOption({ label: 'Everybody' })
  await rule.getByLabel('Current password').fill(asha.password)
  await expectAccessible(page)
  await rule.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The rule applies from the next page').first()).toBeVisible()

  const bim = await addEditor(site, 'Bim Editor', 'editor')
  const context = await browser.newContext({ baseURL: site.origin, viewport: { width: 360, height: 740 } })
  const theirs = await context.newPage()
  await theirs.goto('/admin/queue')
  await theirs.getByLabel('Email').fill(bim.email)
  await theirs.getByLabel('Password', { exact: true }).fill(bim.password)
  await theirs.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(theirs.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await expectAccessible(theirs)
  await expectNoSideScroll(theirs)
  await theirs.goto('/admin/news')
  await expect(theirs).toHaveURL(/\/admin\/second-step$/)
  await setUp(theirs, site, bim.accountId)
  await expect(theirs.getByRole('heading', { name: 'You are signed in' })).toBeVisible()
  await expectAccessible(theirs)
  await theirs.getByRole('link', { name: 'Continue' }).click()
  await expect(theirs.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await context.close()
})

test('an open invitation shows its expiry and can be revoked', async ({ page, site }) => {
  await site.db.deleteFrom('accountRules').execute()
  const asha = await signInPage(page, site, 'Chitra Rao')
  await ageProof(site, asha)
  await page.goto('/admin/accounts/add')
  await page.getByLabel('Name').fill('Dev')
  await page.getByLabel('Email').fill('dev@example.org')
  await page.getByLabel('Current password').fill(asha.password)
  await page.getByRole('button', { name: 'Create the link' }).click()
  await expect(page.getByText('It works once, for 7 days')).toBeVisible()
  await page.goto('/admin/accounts')
  const row = page.getByRole('row', { name: /dev@example/ })
  await expect(row.getByText('Open link, expires')).toBeVisible()
  await row.getByRole('link', { name: 'Manage' }).click()
  await page.getByRole('heading', { name: 'Dev' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Revoke the link' }).click()
  await expect(page.getByText('The link no longer works.').first()).toBeVisible()
  await expect(page.getByText('Open link, expires')).toHaveCount(0)
})

async function setUp(page: Page, site: Site, accountId: string): Promise<void> {
  const section = page.getByRole('region', { name: 'Two-step sign-in' })
  await section.getByRole('button', { name: 'Set up two-step sign-in' }).click()
  await expect(section.getByRole('img', { name: 'The key as a picture' })).toBeVisible()
  const row = site.db.selectFrom('secondFactors').select('secret').where('accountId', '=', accountId)
  const { secret } = await row.executeTakeFirstOrThrow()
  await section.getByLabel('Code from the app').fill(codeAt(secret, stepOf(new Date())))
  await section.getByRole('button', { name: 'Turn on', exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: /^[a-z2-7]{4}-/ })).toHaveCount(10)
}
