import sharp from 'sharp'
import { svgWithScript } from '../support/pictures.ts'
import { expect, expectAccessible, expectNoSideScroll, test } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

test.use({ expectedNoise: /status of 400/ })

test('an editor uploads a logo, which readers see; another file is refused', async ({ page, site }) => {
  await signInPage(page, site)
  await page.setViewportSize({ width: 360, height: 800 })
  // Once the event stream is open, the page's script is running.
  const listening = page.waitForResponse('**/admin/queue/events')
  await page.goto('/admin/settings?tab=appearance')
  await listening
  const file = page.getByLabel('Upload a logo')
  const form = page.locator('form').filter({ has: file })
  const send = async (name: string, mimeType: string, buffer: Buffer) => {
    await file.setInputFiles({ name, mimeType, buffer })
    await form.getByRole('button', { name: 'Upload', exact: true }).click()
  }
  await send('logo.svg', 'image/svg+xml', svgWithScript)
  await expect(form).toContainText(/SVG pictures can carry scripts/)
  await send('logo.png', 'image/png', Buffer.alloc(12 * 2 ** 20))
  await expect(form).toContainText(/larger than 10 MB/)
  const create = { width: 600, height: 150, channels: 3, background: '#803030' } as const
  await send('logo.png', 'image/png', await sharp({ create }).png().toBuffer())
  await expect(page.getByText('Settings have been saved')).toBeVisible()
  await expect(page.getByLabel('Logo URL')).toHaveValue(/^\/site-images\/.*\/384x96\.webp$/)
  await expectNoSideScroll(page)
  await expectAccessible(page)
  await page.goto('/')
  const logo = page.locator('.masthead').getByRole('img', { name: 'Chowk' })
  await expect(logo).toHaveJSProperty('naturalWidth', 384)
  expect((await logo.boundingBox())?.height).toBe(48)
  await expectNoSideScroll(page)
  await site.db.updateTable('settings').set({ logoUrl: '' }).execute()
})
