import { expect, press, ownSiteTest as test } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

// Playwright's browser identifies itself as headless, and robots are not counted.
test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36' })

test('an editor turns counting on, and News Links counts opened articles', async ({ page, site }) => {
  const isOutlet = (url: URL) => url.origin !== site.origin
  await page.context().route(isOutlet, route => route.fulfill({ body: 'The article' }))
  const reports: string[] = []
  page.on('request', request => {
    if (new URL(request.url()).pathname === '/clicks') reports.push(request.postData() ?? '')
  })
  const openArticle = async () => {
    await page.goto('/')
    const opened = page.waitForEvent('popup')
    await page.locator('main a[target=_blank]').first().click()
    await (await opened).close()
  }
  await openArticle()

  await signInPage(page, site)
  await page.goto('/admin/settings')
  await page.getByRole('checkbox', { name: /^Count which links are opened/ }).click()
  await press(page, 'Save Changes', 'Settings have been saved')
  expect(reports).toEqual([])

  await openArticle()
  await openArticle()
  await expect.poll(() => reports.length, 'two reports').toBe(2)
  expect(reports[0]).toMatch(/^url=https?%3A%2F%2F[^&]+$/)
  const readCounts = () => site.db.selectFrom('linkClicks').select('count').execute()
  await expect.poll(readCounts, 'one count').toEqual([{ count: 1 }])

  await page.goto('/admin/news')
  await expect(page.getByRole('columnheader', { name: 'Opened' })).toBeVisible()
  await expect(
    page.getByRole('row').filter({ has: page.getByRole('cell', { name: '1', exact: true }) }),
  ).toHaveCount(1)
})
