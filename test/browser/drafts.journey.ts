import type { Page } from '@playwright/test'
import { addStory } from '../support/add-story.ts'
import { addNewsLink } from '../support/builders.ts'
// A link added by hand replaces the samples, which other journeys read.
import { expect, ownSiteTest as test } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

// Text that an editor typed and left without saving.

const notice = (page: Page) => page.getByText(/^Your unsaved text/)
const discard = (page: Page) => page.getByRole('button', { name: 'Discard it' })

async function leaveAndReturn(page: Page, path: string): Promise<void> {
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  await page.goto(path)
}

test('a new slug follows the name until it is typed, also in a draft', async ({ page, site }) => {
  await signInPage(page, site)
  const path = '/admin/categories/add'
  const [name, slug] = [page.getByLabel('Name'), page.getByLabel('Slug')]
  await page.goto(path)
  await name.fill('Sports Desk')
  await expect(slug).toHaveValue('sports-desk')
  await leaveAndReturn(page, path)
  await expect(name).toHaveValue('Sports Desk')
  await expect(slug).toHaveValue('sports-desk')
  await name.fill('Cinema')
  await expect(slug).toHaveValue('cinema')
  await name.fill('सिनेमा')
  await expect(slug).toHaveValue('sinema')
  await page.reload()
  await expect(slug).toHaveValue('sinema')
  await name.fill('खेल')
  await expect(slug).toHaveValue('khel')

  await slug.fill('our-own')
  await page.reload()
  await expect(slug).toHaveValue('our-own')
  await name.fill('Cinema')
  await expect(slug).toHaveValue('our-own')
  await discard(page).click()
  await expect(name).toHaveValue('')
  await expect(slug).toHaveValue('')
  await name.fill('Theatre')
  await expect(slug).toHaveValue('theatre')
})

test('a form says that unsaved text is back, until it is discarded or saved', async ({ page, site }) => {
  await signInPage(page, site)
  const { id } = await addNewsLink(site.db, { title: 'As it was saved' })
  const path = `/admin/news/edit/${id}`
  const title = page.getByLabel('Title', { exact: true })
  await page.goto(path)
  await expect(title).toHaveValue('As it was saved')
  await title.fill('Abandoned')
  await expect(notice(page)).toBeHidden()
  await leaveAndReturn(page, path)
  await expect(title).toHaveValue('Abandoned')
  await expect(page.getByRole('status').filter({ has: notice(page) })).toBeVisible()
  await discard(page).click()
  await expect(title).toHaveValue('As it was saved')
  await expect(title).toHaveAttribute('aria-invalid', 'false')
  await expect(notice(page)).toBeHidden()
  await leaveAndReturn(page, path)
  await expect(title).toHaveValue('As it was saved')
  await expect(notice(page)).toBeHidden()

  const settings = '/admin/settings'
  const name = page.getByLabel('Site Name')
  await page.goto(settings)
  await name.fill('The Daily Link')
  await leaveAndReturn(page, settings)
  await expect(notice(page)).toBeVisible()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(notice(page)).toBeHidden()
  await name.fill('The Weekly Link')
  await expect(notice(page)).toBeHidden()
})

test("a draft of a rule with an added field, or of a story's title, is discarded", async ({ page, site }) => {
  await signInPage(page, site)
  const path = '/admin/queue/rules/add'
  const action = page.getByLabel('Action')
  await page.goto(path)
  await page.getByLabel('Words').fill('horoscope')
  await action.selectOption('category')
  await page.getByLabel('Into').selectOption({ index: 1 })
  await expect(notice(page)).toBeHidden()
  await leaveAndReturn(page, path)
  await expect(notice(page)).toBeVisible()
  await expect(page.getByLabel('Into')).not.toHaveValue('')
  await discard(page).click()
  await expect(page.getByLabel('Words')).toHaveValue('')
  await expect(action).not.toHaveValue('category')
  await expect(page.getByLabel('Into')).toBeHidden()
  await expect(notice(page)).toBeHidden()
  await leaveAndReturn(page, path)
  await expect(page.getByLabel('Words')).toHaveValue('')

  const link = await addNewsLink(site.db)
  const { id } = await addStory(site.db, { links: [link] })
  const storyPath = `/admin/stories/${id}`
  const title = page.getByLabel('Title', { exact: true })
  await page.goto(storyPath)
  await title.fill('Abandoned')
  await leaveAndReturn(page, storyPath)
  await expect(title).toHaveValue('Abandoned')
  await discard(page).click()
  await expect(title).toHaveValue('')
})
