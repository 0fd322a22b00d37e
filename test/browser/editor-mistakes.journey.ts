import type { Locator, Page } from '@playwright/test'
import { addRow, getRow } from '../support/builders.ts'
import type { Site } from '../support/start-site.ts'
import { untilHydrated } from './await-script.ts'
// A link added by hand replaces the samples, which other journeys read.
import { expect, press, ownSiteTest as test } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

/** A double click on a busy machine: the second click comes after the first request is sent and before the page redraws. */
async function pressTwice(button: Locator) {
  await expect(button).toBeEnabled()
  await button.evaluate(async (pressed: HTMLButtonElement) => {
    const { fetch } = window
    const sent = new Promise<void>(resolve => {
      window.fetch = (...request) => {
        resolve()
        return fetch(...request)
      }
    })
    pressed.click()
    await sent
    window.fetch = fetch
    // The button of a redrawn page would refuse the click.
    pressed.form?.requestSubmit(pressed)
  })
}

test('a double click on Save has one effect and one response', async ({ page, site }) => {
  await signInPage(page, site)
  await page.goto('/admin/categories/add')
  await page.getByLabel('Name').fill('Clicked twice')
  await pressTwice(page.getByRole('button', { name: 'Add Category' }))
  await expect(page.getByText('Category has been added successfully')).toBeVisible()
  await page.goto('/admin/news/add')
  await page.getByLabel('Title').fill('Clicked twice')
  await page.getByLabel('URL', { exact: true }).fill('https://outlet.example/clicked-twice')
  await page.getByLabel('Source', { exact: true }).fill('The Outlet')
  await page.getByLabel('Category').selectOption({ label: 'Clicked twice' })
  await pressTwice(page.getByRole('button', { name: 'Add News Link' }))
  await expect(page.getByText('News article has been added successfully')).toBeVisible()
  await page.goto('/admin/outlets/add')
  await page.getByLabel('Name').fill('Clicked twice')
  await page.getByLabel('Home page').fill('https://clicked-twice.example/')
  await pressTwice(page.getByRole('button', { name: 'Add Outlet' }))
  await expect(page.getByText('Outlet has been added successfully')).toBeVisible()
  await page.goto('/admin/queue/rules/add')
  await page.getByLabel('Name').fill('Clicked twice')
  await page.getByLabel('Words').fill('cricket')
  await page.getByLabel('Action').selectOption('reject')
  await pressTwice(page.getByRole('button', { name: 'Try on the last 500 entries' }))
  await pressTwice(page.getByRole('button', { name: 'Save rule' }))
  await expect(page.getByText('The rule has been saved')).toBeVisible()
  const rules = await site.db.selectFrom('rules').select('id').where('name', '=', 'Clicked twice').execute()
  expect(rules).toHaveLength(1)
})

/** Delays the scripts of later page loads until the returned function is called, as on a slow connection. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async route => {
    await promise
    await route.continue().catch(() => undefined)
  })
  return resolve
}

test.describe('before the script has loaded', () => {
  test.use({ expectedNoise: /status of 4\d\d/ })

  test('a refused form keeps the typed text; what was chosen survives hydration', async ({ page, site }) => {
    await signInPage(page, site)
    await page.goto('/admin/categories/add')
    await page.getByLabel('Name').fill('From an older draft')
    const releaseScripts = await holdScripts(page)
    await page.goto('/admin/categories/add', { waitUntil: 'commit' })
    await page.getByLabel('Name').fill('Just typed')
    await page.getByLabel('Slug').fill('Not a slug!')
    await page.getByLabel('Slug').press('Enter')
    await expect(page.getByText('Slug should contain only lowercase')).toBeVisible()
    releaseScripts()
    const keepsDrafts = async () => {
      await page.getByLabel('Description').fill('A word about it')
      return page.evaluate(() => JSON.stringify(sessionStorage))
    }
    await expect.poll(keepsDrafts, 'the draft in the browser').toContain('A word about it')
    await expect(page.getByLabel('Name')).toHaveValue('Just typed')
    await page.goto('/admin/categories/add')
    await expect(page.getByLabel('Name')).toHaveValue('Just typed')
    await page.unrouteAll({ behavior: 'wait' })
    await rateOutlet(page, site)
  })
})

async function rateOutlet(page: Page, { db }: Site): Promise<void> {
  const { id } = await addRow(db, 'outlets', { name: 'The Slow Courier', homeUrl: 'https://slow.example/' })
  const releaseScripts = await holdScripts(page)
  await page.goto(`/admin/outlets/edit/${id}`, { waitUntil: 'commit' })
  await page.getByLabel('Region').fill('Tamil Nadu')
  await page.getByLabel('Lean').selectOption('right')
  await page.getByLabel('Source of the rating').fill('A survey of 2026')
  await page.getByLabel('Rated on').fill('2026-03-01')
  await page.getByLabel('Note').fill('Its leaders')
  releaseScripts()
  await untilHydrated(page)
  await expect(page.getByLabel('Region')).toHaveValue('Tamil Nadu')
  await expect(page.getByLabel('Lean')).toHaveValue('right')
  await press(page, 'Update Outlet', 'Outlet has been updated successfully')
  const expected = { region: 'Tamil Nadu', lean: 'right', leanSource: 'A survey of 2026' }
  expect(await getRow(db, 'outlets', id)).toMatchObject(expected)
}
