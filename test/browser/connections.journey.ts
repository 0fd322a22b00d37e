import { addCategory, addNewsLink } from '../support/builders.ts'
import { startOutlet } from '../support/fake-outlets.ts'
import { expect, expectAccessible, expectNoSideScroll, testWithOwnSite } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

const test = testWithOwnSite()

test('an administrator adds a webhook, sees what was sent to it, renews its secret, and deletes it', async ({
  page,
  site,
}) => {
  const receiver = await startOutlet()
  receiver.answer('/hook', (_, response) => response.end('thank you'))
  const url = `${receiver.origin}/hook`
  await signInPage(page, site)
  await page.goto('/admin/settings')
  await page.getByRole('link', { name: 'Connections' }).click()
  await expect(page.getByText('No connections yet.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Webhook address' }).fill(url)
  await page.getByRole('checkbox', { name: 'Corrected' }).uncheck()
  await page.getByRole('button', { name: 'Add Webhook' }).click()
  await expect(page.getByRole('heading', { name: 'Secret of the webhook' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Webhook address' })).toHaveValue('')
  await expectAccessible(page)
  await site.startWorker(['127.0.0.1'])
  await page.getByRole('button', { name: 'Send a test' }).click()
  const { id: category } = await addCategory(site.db, { name: 'Rivers', slug: 'rivers' })
  await addNewsLink(site.db, { category, title: 'The river rises' })
  await expect.poll(() => receiver.hits.length).toBe(2)
  // A delivery is recorded only after the receiver has responded.
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('thank you')).toHaveCount(2, { timeout: 2_000 })
  }).toPass()
  await expect(page.getByRole('heading', { name: 'Secret of the webhook' })).toBeHidden()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSideScroll(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'New secret' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { name: 'Secret of the webhook' })).toBeHidden()
  await page.getByRole('button', { name: 'New secret' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'New secret' }).click()
  await expect(page.getByRole('heading', { name: 'Secret of the webhook' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No connections yet.')).toBeVisible()
  await receiver.close()
})
