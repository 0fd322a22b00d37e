import type { Page } from '@playwright/test'
import { addStory } from '../support/add-story.ts'
import { addCategory, addNewsLink } from '../support/builders.ts'
import { emptySite } from '../support/empty-site.ts'
import type { Site } from '../support/start-site.ts'
import { expect, ownSiteTest as test } from './journey.ts'

const hourMs = 3_600_000

/** One event covered by seven outlets, one of them in Hindi, and an unrelated link. */
async function addCoveredStory(site: Site): Promise<void> {
  await site.refill(async () => {
    await emptySite(site)
    const { id } = await addCategory(site.db, { name: 'India', slug: 'india' })
    const add = (n: number, title: string, language = 'en') => {
      const at = new Date(Date.now() - n * hourMs)
      const url = `https://outlet-${n}.example/${n}`
      return addNewsLink(site.db, {
        category: id,
        title,
        source: `Paper ${n}`,
        url,
        language,
        createdAt: at,
        publishedAt: at,
      })
    }
    const links = [await add(1, 'गुवाहाटी में पुल टूटा', 'hi')]
    for (let n = 2; n < 8; n++) links.push(await add(n, `Bridge over the river gives way, report ${n}`))
    await addNewsLink(site.db, { category: id, title: 'Something else' })
    await addStory(site.db, { links, slug: 'bridge', title: 'The bridge at Guwahati' })
  })
}

async function readStory(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: 'and 6 more outlets' }).first().click()
  await expect(page).toHaveURL(/\/story\/bridge$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The bridge at Guwahati')
  const articles = page.getByRole('region', { name: 'Every headline' }).getByRole('listitem')
  await expect(articles).toHaveCount(7)
  await expect(page.getByRole('region', { name: 'Hindi' }).getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'When outlets began to report' })).toContainText(
    'Paper 7 was first',
  )
  await expect(page.getByRole('region', { name: 'Coverage by outlet' })).toBeVisible()
}

test('a reader sees who covers a story, also without JavaScript', async ({ page, site, browser }) => {
  await addCoveredStory(site)
  const phone = { viewport: { width: 360, height: 740 } }
  const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false, ...phone })
  await readStory(await context.newPage())
  await context.close()
  await readStory(page)
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Stories' }).click()
  await expect(page.getByRole('region', { name: 'Big now' })).toContainText('The bridge at Guwahati')
  const streaming = page.waitForResponse('**/events')
  await page.goto('/story/bridge')
  await streaming
  const coverage = page.getByRole('region', { name: 'Coverage by outlet' })
  const summary = coverage.locator('summary')
  await summary.click()
  await expect(coverage).toContainText('Hindi (1)')
  await site.db.updateTable('stories').set({ title: 'Who built the bridge?' }).execute()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who built the bridge?')
  await site.db.deleteFrom('newsLinks').where('language', '=', 'hi').execute()
  await expect(coverage).not.toContainText('Hindi (1)')
  await expect(coverage.locator('details')).toHaveAttribute('open')
  await expect(summary).toBeFocused()
})
