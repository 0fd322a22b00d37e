import { expect, served, test } from './journey.ts'
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

for (const path of ['/about', '/admin/site-links/edit/']) {
  test(`unsanitised HTML does not run on ${path}`, async ({ page, site }) => {
    await signInPage(page, site)
    const { id, content } = await site.db
      .selectFrom('siteLinks')
      .select(['id', 'content'])
      .where('type', '=', 'about')
      .executeTakeFirstOrThrow()
    await site.db.updateTable('siteLinks').set({ content: hostile }).where('id', '=', id).execute()
    await served(site, '/about').toContain('A link that runs')
    await page.goto(path.endsWith('/') ? path + id : path)
    await expect(page.getByRole('heading', { name: /About Us/ }).first()).toBeVisible()
    if (path === '/about') {
      await page.getByRole('link', { name: 'A link that runs' }).click()
    } else {
      await expect(page.frameLocator('iframe').getByText('Who we are')).toBeVisible()
    }
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
    expect(await page.evaluate(() => document.baseURI)).toContain(site.origin)
    await site.db.updateTable('siteLinks').set({ content }).where('id', '=', id).execute()
  })
}
