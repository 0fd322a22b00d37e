import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './journey.ts'

function background(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
}

test('a reader chooses dark, and it stays over pages and visits', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const light = await background(page)
  await page.getByRole('radio', { name: 'Dark' }).check()
  const dark = await background(page)
  expect(dark).not.toBe(light)
  await expectAccessible(page)
  await page.goto('/category/world')
  expect(await background(page)).toBe(dark)
  await page.getByRole('radio', { name: 'Light' }).check()
  expect(await background(page)).toBe(light)
})

test('without a choice the page follows the device', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const light = await background(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await background(page)).not.toBe(light)
  await expectAccessible(page)
})

test('on paper the page is light and without what can only be clicked', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const light = await background(page)
  await page.getByRole('radio', { name: 'Dark' }).check()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await background(page)).toBe(light)
  await expect(page.getByRole('heading', { name: 'Latest News' })).toBeVisible()
  for (const gone of [
    page.getByRole('navigation'),
    page.getByRole('link', { name: 'Search' }),
    page.getByRole('radio'),
  ]) {
    for (const place of await gone.all()) await expect(place).toBeHidden()
  }
})
