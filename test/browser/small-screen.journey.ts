import { expect, expectAccessible, expectNoSideScroll, test } from './journey.ts'

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

test('on a phone the side menu opens, leads on, and closes by Escape with the focus back', async ({
  page,
}) => {
  await page.goto('/')
  const opener = page.getByRole('button', { name: 'Menu', exact: true })
  await opener.click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  for (const name of ['Home', 'Politics', 'About Us', 'Contact', 'Admin Login', 'Test Routes']) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await menu.getByRole('link', { name: 'Politics' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Politics News')
})

const paths = [
  '/',
  '/index',
  '/category/videos',
  '/search?q=a',
  '/about',
  '/privacy',
  '/test-route',
  '/route-test',
  '/x/y',
]

for (const path of paths) {
  test(`nothing on ${path} is wider than a phone of 360 pixels`, async ({ page }) => {
    await page.goto(path)
    await expectNoSideScroll(page)
    await expectAccessible(page)
  })
}
