import type { Page } from '@playwright/test'
import { addCategory, addNewsLink } from '../support/builders.ts'
import { freePort } from '../support/free-port.ts'
import { openSmtpCatcher, readMail, type SmtpCatcher } from '../support/smtp-catcher.ts'
import { type Site, startSite } from '../support/start-site.ts'
import { test as base, expect, expectNoSideScroll } from './journey.ts'
import { signInPage } from './signed-in-page.ts'
import { takePictures } from './take-pictures.ts'

type Mailed = { site: Site; catcher: SmtpCatcher }

const test = base.extend<object, Mailed>({
  catcher: [
    async ({ playwright: _ }, use) => {
      const catcher = await openSmtpCatcher()
      await use(catcher)
      await catcher.close()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ catcher }, use) => {
      const port = await freePort()
      const site = await startSite({
        PORT: String(port),
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        SMTP_URL: `smtp://127.0.0.1:${catcher.port}`,
        MAIL_FROM: 'Chowk <news@chowk.example>',
      })
      const { id: category } = await addCategory(site.db)
      for (const title of ['Rain in the hills', 'A bridge opens', 'दिल्ली में ठंड बढ़ी'])
        await addNewsLink(site.db, { title, category, source: 'The Outlet' })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
})

const linkIn = (text: string) => /http:\/\/127\.0\.0\.1:\d+(\/newsletter\/\w+\/[\w-]+)/.exec(text)?.[1] ?? ''

test('a reader without JavaScript subscribes by mail; the letter, its test letter and the unsubscribe link arrive', async ({
  page,
  site,
  catcher,
  browser,
}) => {
  await signInPage(page, site)
  await page.goto('/admin/settings?tab=newsletter')
  await page.getByLabel('Newsletter in English').check()
  await page.getByLabel('Hour').selectOption('07:00')
  await takePictures(page, 'newsletter-settings')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Settings have been saved')).toBeVisible()

  const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false })
  const reader = await context.newPage()
  await reader.goto('/')
  await reader.getByRole('contentinfo').getByRole('link', { name: 'Newsletter' }).click()
  await look(reader, 'form')
  await reader.getByLabel('Your mail address').fill('meera@example.org')
  await reader.getByRole('button', { name: 'Subscribe' }).click()
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Check your mail')
  await look(reader, 'sent')

  await site.startWorker([])
  const [confirmation] = await catcher.untilCaught(1)
  await reader.goto(linkIn(confirmation ? readMail(confirmation).plain : ''))
  await reader.getByRole('button', { name: 'Confirm' }).click()
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('You are subscribed')
  await look(reader, 'confirmed')

  await page.goto('/admin/newsletter')
  await expect(page.getByText('1 subscriber, 0 not confirmed')).toBeVisible()
  await page.getByRole('button', { name: 'Send yourself a test' }).click()
  const [, sent] = await catcher.untilCaught(2)
  expect(sent && readMail(sent).plain).toContain('A bridge opens')
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('The last test was sent')).toBeVisible()
  }).toPass()
  await takePictures(page, 'newsletter')
  await page.getByRole('link', { name: 'Subscribers' }).click()
  await expect(page.getByText('meera@example.org')).toBeVisible()
  await takePictures(page, 'newsletter-subscribers')
  await page.getByRole('button', { name: 'Delete meera@example.org' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No subscribers.')).toBeVisible()
  await context.close()
})

/** Checks and photographs the page on a phone and on a desktop. */
async function look(reader: Page, name: string): Promise<void> {
  for (const width of [360, 1280]) {
    await reader.setViewportSize({ width, height: 800 })
    await expectNoSideScroll(reader)
    await reader.screenshot({
      path: `test-results/screenshots/newsletter-${name}-${width}.png`,
      fullPage: true,
    })
  }
}
