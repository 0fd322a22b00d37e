import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { addNewsLink, getRow, setRow } from '../support/builders.ts'
import type { Site } from '../support/start-site.ts'
import { expect, test } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

// Two editors of one record. A stale save returns 409, which the browser logs to the console.

test.use({ expectedNoise: /status of 409/ })

const theirs = 'Another editor saved this'
const title = (page: Page) => page.getByLabel('Title', { exact: true })
const conflict = (page: Page) => page.getByRole('alert').filter({ hasText: theirs })
const save = (page: Page) => page.getByRole('button', { name: 'Update News Link' }).click()

/** Changes the row as another editor's save would. */
async function saveAsSomebodyElse(
  site: Site,
  { id, ...fields }: { id: string; title?: string; description?: string },
): Promise<void> {
  await setRow(site.db, 'newsLinks', id, { ...fields, version: sql<number>`version + 1` })
}

async function openEditForm(page: Page, site: Site): Promise<string> {
  const { id } = await addNewsLink(site.db, { title: 'The title of both' })
  await page.goto(`/admin/news/edit/${id}`)
  return id
}

test('of two editors the second keeps the first one’s changes or chooses', async ({ page, site }) => {
  await signInPage(page, site)
  const id = await openEditForm(page, site)
  await title(page).fill('My own title')
  await saveAsSomebodyElse(site, { id, description: 'Their description' })
  await save(page)
  await expect(
    conflict(page).getByRole('row', { name: /Title The title of both My own title/ }),
  ).toBeVisible()
  await expect(conflict(page).getByRole('row')).toHaveCount(2)
  await expect(title(page)).toHaveValue('My own title')
  await saveAsSomebodyElse(site, { id, title: 'Their title' })
  await save(page)
  await expect(conflict(page).getByRole('row', { name: /Title Their title My own title/ })).toBeVisible()
  await save(page)
  await expect(page.getByText('News article has been updated successfully')).toBeVisible()
  await expect(page.getByRole('row', { name: /My own title/ })).toBeVisible()
  const expected = { title: 'My own title', description: 'Their description' }
  expect(await getRow(site.db, 'newsLinks', id)).toMatchObject(expected)

  await page.goto(`/admin/news/edit/${id}`)
  await title(page).fill('Mine again')
  await saveAsSomebodyElse(site, { id, title: 'Theirs again' })
  await save(page)
  await page.getByRole('button', { name: 'Take theirs' }).click()
  await expect(title(page)).toHaveValue('Theirs again')
  await expect(conflict(page)).toBeHidden()
})

test('a conflict gets the focus, and a second press of that moment saves nothing', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await signInPage(page, site)
  const id = await openEditForm(page, site)
  await title(page).fill('Mine')
  await saveAsSomebodyElse(site, { id, title: 'Theirs' })
  await page.getByRole('button', { name: 'Update News Link' }).focus()
  let posts = 0
  page.on('request', request => {
    if (request.method() === 'POST') posts += 1
  })
  await page.evaluate(pressUntilConflict)
  await expect(conflict(page)).toBeFocused()
  await expect(conflict(page).getByRole('heading')).toBeInViewport()
  await save(page)
  await expect(page.getByText('News article has been updated successfully')).toBeVisible()
  expect(posts).toBe(2)
})

/** Runs in the page: presses at the moment at which the conflict appears. */
async function pressUntilConflict(): Promise<void> {
  const button = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Update News Link',
  )
  button?.click()
  while (!document.body.textContent.includes('Another editor saved this'))
    await new Promise(resolve => setTimeout(resolve))
  button?.click()
}

test("a draft keeps only its editor's changes and the version they are based on", async ({ page, site }) => {
  await signInPage(page, site)
  const id = await openEditForm(page, site)
  await title(page).fill('Mine')
  await saveAsSomebodyElse(site, { id, description: 'Saved meanwhile' })
  await page.reload()
  await expect(title(page)).toHaveValue('Mine')
  await expect(page.getByLabel('Description')).toHaveValue('Saved meanwhile')
  await saveAsSomebodyElse(site, { id, title: 'Theirs' })
  await page.reload()
  await expect(title(page)).toHaveValue('Mine')
  await page.evaluate(saveTwice)
  await expect(page.getByText('Failed to update news article')).toBeVisible()
  await expect(conflict(page)).toBeVisible()
})

/** Runs in the page: the first save fails before React draws that it was posted; the second follows as soon as this is told. */
async function saveTwice(): Promise<void> {
  const { fetch } = window
  window.fetch = (...request) => {
    // The open form also asks for changes.
    if (request[1]?.method !== 'POST') return fetch(...request)
    window.fetch = fetch
    return Promise.reject(new TypeError('no network'))
  }
  const button = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Update News Link',
  )
  button?.click()
  while (!document.body.textContent.includes('Failed to update'))
    await new Promise(resolve => setTimeout(resolve))
  button?.click()
}
