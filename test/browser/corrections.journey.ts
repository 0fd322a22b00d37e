import { addStory } from '../support/add-story.ts'
import { addCategory, addNewsLink } from '../support/builders.ts'
import { expect, expectAccessible, expectNoSideScroll, testWithOwnSite } from './journey.ts'
import { signInPage } from './signed-in-page.ts'
import { takePictures } from './take-pictures.ts'

const test = testWithOwnSite()

test('an editor corrects a headline and a story, and readers see both', async ({ page, site }) => {
  const { id: category } = await addCategory(site.db, { name: 'Rivers', slug: 'rivers' })
  const links = []
  for (const source of ['The Courier', 'The Herald'])
    links.push(
      await addNewsLink(site.db, {
        category,
        source,
        title: `Eight villages flooded, says ${source}`,
        url: `https://${source === 'The Courier' ? 'courier' : 'herald'}.example/flood`,
      }),
    )
  const story = await addStory(site.db, { links, slug: 'flood', title: 'The flood of eight villages' })
  await signInPage(page, site)

  // The newer of the two links represents the story in its section.
  await page.goto(`/admin/news/edit/${links[1]?.id}`)
  await page.getByRole('link', { name: 'Add Correction' }).click()
  await page.getByLabel('Correction', { exact: true }).fill('The headline was wrong: nine villages.')
  await page.getByRole('button', { name: 'Publish Correction' }).click()
  await expect(page.getByText('The headline was wrong: nine villages.')).toBeVisible()

  await page.goto(`/admin/stories/${story.id}`)
  await page.getByRole('link', { name: 'Add Correction' }).click()
  await expectAccessible(page)
  await page.getByLabel('Correction', { exact: true }).fill('<b>Nine</b> villages, not eight.')
  await page.getByRole('button', { name: 'Publish Correction' }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/stories/${story.id}$`))
  await expect(page.getByText('<b>Nine</b> villages, not eight.')).toBeVisible()

  await page.goto('/story/flood')
  await expect(page.getByText('<b>Nine</b> villages, not eight.')).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await takePictures(page, 'corrected-story')

  await page.goto('/category/rivers')
  await expect(page.getByText('The headline was wrong: nine villages.')).toBeVisible()

  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/', '/index']) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: 'corrected' })).not.toHaveCount(0)
    await expectAccessible(page)
  }
  await page.setViewportSize({ width: 1280, height: 800 })

  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Corrections' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '<b>Nine</b>' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'The flood of eight villages' }).click()
  await expect(page).toHaveURL(/\/story\/flood$/)
})
