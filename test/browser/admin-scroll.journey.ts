import type { Locator, Page } from '@playwright/test'
import { addCategory, addNewsLink } from '../support/builders.ts'
import type { Site } from '../support/start-site.ts'
import { expect, ownSiteTest as test } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

const place = (page: Page) => page.evaluate(() => Math.round(scrollY))

const expectPlace = (page: Page, y: number) => expect.poll(() => place(page), 'the scroll position').toBe(y)

async function scrollDown(page: Page, y: number): Promise<void> {
  await page.evaluate(top => window.scrollTo(0, top), y)
  await expectPlace(page, y)
}

/** Playwright's own click would scroll to the button first. */
function press(button: Locator): Promise<void> {
  return button.dispatchEvent('click')
}

test('new pages open at the top, Back restores, a change keeps the position', async ({ page, site }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await signInPage(page, site)
  await page.goto('/admin/news')
  await scrollDown(page, 409)
  await press(page.getByRole('link', { name: /^Edit / }).nth(12))
  await expect(page.getByRole('heading', { name: 'Edit News Link' })).toBeVisible()
  expect(await place(page)).toBe(0)
  await scrollDown(page, 150)
  await press(page.getByRole('link', { name: 'Cancel' }))
  await expect(page.getByRole('heading', { name: 'News Links' })).toBeVisible()
  expect(await place(page)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Edit News Link' })).toBeVisible()
  await expectPlace(page, 150)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'News Links' })).toBeVisible()
  await expectPlace(page, 409)
  await page.reload()
  await expectPlace(page, 409)

  await scrollDown(page, 900)
  await press(page.getByRole('link', { name: 'Next page' }))
  await expect(page.getByRole('link', { name: 'First page' })).toBeVisible()
  expect(await place(page)).toBe(0)
  await press(page.getByRole('link', { name: /^Edit / }).first())
  await expect(page.getByRole('heading', { name: 'Edit News Link' })).toBeVisible()
  await scrollDown(page, 200)
  await press(page.getByRole('button', { name: 'Update News Link' }))
  await expect(page.getByText('News article has been updated successfully')).toBeVisible()
  expect(await place(page)).toBe(0)
  await expectKept(page, site)
})

/** A click that returns to the same page keeps the position: delete, undo, tabs and settings. */
async function expectKept(page: Page, site: Site): Promise<void> {
  for (let n = 0; n < 20; n++) await addCategory(site.db, { name: `Spare ${n}`, orderNum: 90 + n })
  await addNewsLink(site.db)
  await page.goto('/admin/categories')
  await scrollDown(page, 300)
  await press(page.getByRole('button', { name: 'Delete Spare 12' }))
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
  await expect(page.getByText('Category has been deleted successfully')).toBeVisible()
  expect(await place(page)).toBe(300)
  await press(page.getByRole('button', { name: 'Undo' }))
  await expect(page.getByText('The change was undone.')).toBeVisible()
  expect(await place(page)).toBe(300)
  await page.setViewportSize({ width: 1280, height: 400 })
  await page.goto('/admin/settings')
  await scrollDown(page, 90)
  await press(page.getByRole('link', { name: 'AdSense' }))
  await expect(page.getByLabel('Publisher ID')).toBeVisible()
  expect(await place(page)).toBe(90)
  await scrollDown(page, 320)
  await press(page.getByRole('button', { name: 'Save Changes' }))
  await expect(page.getByText('Settings have been saved')).toBeVisible()
  expect(await place(page)).toBe(320)
}
