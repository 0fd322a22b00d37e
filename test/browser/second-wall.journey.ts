import { expect, test } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

// HTML that a failing sanitizer would let through, written straight into the database (gate 11): the page's policy lets none
// of it run.

// The browser says in the console what it refused, and pictures that are not there do not load.
test.use({ expectedNoise: /Content Security Policy|violates|ERR_|404|asked another host|about:srcdoc/ })

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
  test(`nothing that got past the sanitiser runs on ${path}`, async ({ page, site }) => {
    await signInPage(page, site)
    const { id, content } = await site.db
      .selectFrom('siteLinks')
      .select(['id', 'content'])
      .where('type', '=', 'about')
      .executeTakeFirstOrThrow()
    await site.db.updateTable('siteLinks').set({ content: hostile }).where('id', '=', id).execute()
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
