import type { Page } from '@playwright/test'
import { getRow } from '../support/builders.ts'
import type { Site } from '../support/start-site.ts'
import { expect, served, ownSiteTest as test } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

// HTML that a failing sanitizer would let through, written directly into the database (gate 11): the page's content
// security policy must block all of it.

// The browser logs blocked content to the console, and missing pictures do not load.
test.use({ expectedNoise: /Content Security Policy|violates|ERR_|404|request to another host|about:srcdoc/ })

const hostile = `<p>Who we are</p>
  <script>window.ran = 'script'</script>
  <script src="https://evil.example/x.js"></script>
  <script src="data:text/javascript,window.ran='data'"></script>
  <img src="/none.png" onerror="window.ran = 'onerror'">
  <svg onload="window.ran = 'onload'"></svg>
  <iframe srcdoc="<script>parent.ran = 'srcdoc'</script>"></iframe>
  <iframe src="javascript:parent.ran = 'frame'"></iframe>
  <object data="data:text/html,<script>top.ran = 'object'</script>"></object>
  <base href="https://evil.example/">
  <a href="javascript:window.ran = 'link'">A link that runs</a>`

test('unsanitised HTML runs neither on its page nor in the preview of the form', async ({ page, site }) => {
  await signInPage(page, site)
  const { id } = await getRow(site.db, 'siteLinks', { type: 'about' })
  await site.db.updateTable('siteLinks').set({ content: hostile }).where('id', '=', id).execute()
  await served(site, '/about').toContain('A link that runs')
  await page.goto('/about')
  await expect(page.getByRole('heading', { name: /About Us/ }).first()).toBeVisible()
  await page.getByRole('link', { name: 'A link that runs' }).click()
  await expectNothingRan(page, site)
  await page.goto(`/admin/site-links/edit/${id}`)
  await expect(page.frameLocator('iframe').getByText('Who we are')).toBeVisible()
  await expectNothingRan(page, site)
})

async function expectNothingRan(page: Page, site: Site): Promise<void> {
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  expect(await page.evaluate(() => document.baseURI)).toContain(site.origin)
}
