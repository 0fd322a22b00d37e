import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

function background(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
}

/** What colours a phone's address bar: the first that applies. */
function barColor(page: Page): Promise<string> {
  return page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
    const probe = document.createElement('i')
    probe.style.color = metas.find(({ media }) => matchMedia(media).matches)?.content ?? ''
    document.body.append(probe)
    return getComputedStyle(probe).color
  })
}

test("a reader's dark theme stays across pages, visits and the admin area", async ({ page, site }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const light = await background(page)
  expect(await barColor(page)).toBe(light)
  await page.getByRole('button', { name: 'Dark' }).click()
  const cookies = () => page.context().cookies(`${site.origin}/admin`)
  await expect
    .poll(async () => (await cookies()).map(({ name, value }) => `${name}=${value}`))
    .toEqual(['theme=dark'])
  const dark = await background(page)
  expect(dark).not.toBe(light)
  expect(await barColor(page)).toBe(dark)
  await expect(page.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/category/world')
  expect(await background(page)).toBe(dark)
  await page.goto('/admin/login')
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(dark)
  await page.goto('/category/world')
  await page.getByRole('button', { name: 'Light' }).click()
  expect(await background(page)).toBe(light)
})

test('without a choice pages follow the device; prints are light, without controls', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const light = await background(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await background(page)).not.toBe(light)
  await page.getByRole('button', { name: 'Dark' }).click()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await background(page)).toBe(light)
  await expect(page.getByRole('heading', { name: 'Latest News' })).toBeVisible()
  for (const gone of [
    page.getByRole('navigation'),
    page.getByRole('link', { name: 'Search', exact: true }),
    page.getByRole('group', { name: 'Colours' }),
  ]) {
    for (const place of await gone.all()) await expect(place).toBeHidden()
  }
})
