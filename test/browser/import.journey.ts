import type { Page } from '@playwright/test'
import { expect, expectNoFlaws, press, ownSiteTest as test } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

// An empty file is refused on purpose.
test.use({ expectedNoise: /status of 400.*\/admin\/exchange\/upload/ })

// A worker in a separate process reads each import.

const header = 'title,url,source,category,likes'
const withErrors = [
  header,
  'An imported headline,https://outlet.example/imported,The Outlet,politics,3',
  '"Two lines,\nof one title",https://outlet.example/two,The Outlet,politics,1',
  ',https://outlet.example/untitled,The Outlet,politics,0',
  'A hostile one,javascript:alert(1),The Outlet,politics,0',
  'Nowhere,https://outlet.example/nowhere,The Outlet,gardening,0',
  'The same again,https://outlet.example/imported?utm_source=x,The Outlet,politics,0',
].join('\n')

async function chooseFile(page: Page, text: string): Promise<void> {
  await page.goto('/admin/exchange')
  const file = { name: 'links.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.getByLabel('File').setInputFiles(file)
  await page.getByRole('button', { name: 'Check file' }).click()
}

test('an editor imports a file, sees each of its errors, and undoes it', async ({ page, site }) => {
  await site.startWorker([])
  await signInPage(page, site)
  await page.goto('/admin/exchange')
  const exported = page.waitForEvent('download')
  await page.getByRole('link', { name: 'News links as CSV' }).click()
  expect((await exported).suggestedFilename()).toMatch(/^news_links-\d{4}-\d\d-\d\d\.csv$/)
  await press(page, 'Check file', 'Choose a file first')
  await expectNoFlaws(page)
  await chooseFile(page, '')
  await expect(page.getByText('The file is empty.')).toBeVisible()

  await chooseFile(page, withErrors)
  await expect(page.getByText('Checked, nothing written yet')).toBeVisible()
  await expect(page.getByText('likes')).toBeVisible()
  await expect(page.getByRole('link', { name: '2 New' })).toBeVisible()
  await expect(page.getByRole('link', { name: '3 Invalid' })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('row', { name: /5 title: Title is required/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /6 A hostile one url: Please enter a valid URL/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /There is no category “gardening”/ })).toBeVisible()
  await page.getByRole('link', { name: '1 Duplicate' }).click()
  await expect(page.getByRole('row', { name: /8 The same again Line 2 has the same address/ })).toBeVisible()
  const report = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download report' }).click()
  expect((await report).suggestedFilename()).toMatch(/^import-\d{4}-\d\d-\d\d-report\.csv$/)

  await page.getByRole('button', { name: 'Import the 2 valid records' }).dblclick()
  await expect(page.getByText('Imported', { exact: true })).toBeVisible()
  await page.goto('/admin/news')
  await expect(page.getByRole('row', { name: /An imported headline/ })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Undo import' }).click()
  await expect(page.getByText('Undone', { exact: true })).toBeVisible()
  await page.goto('/admin/news')
  await expect(page.getByRole('row', { name: /An imported headline/ })).toHaveCount(0)
})
