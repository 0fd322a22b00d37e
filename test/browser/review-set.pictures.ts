import { expect, test } from '@playwright/test'
import { addReviewContent } from '../support/review-content.ts'
import { startSite } from '../support/start-site.ts'
import { listFindings } from './review-findings.ts'
import { signInPage } from './signed-in-page.ts'

// Not part of the test run: `node bin/take-pictures.ts review-set` takes screenshots of the pages and fails on flaws that a
// program can detect.

const widths = [360, 768, 1280, 1600]

test('the review set', async ({ page }) => {
  test.setTimeout(1_800_000)
  const site = await startSite()
  try {
    const folder = process.env.REVIEW_SET === 'own' ? null : (process.env.REVIEW_SET ?? null)
    const { storyPath } = await addReviewContent(site, { now: new Date(), folder })
    await signInPage(page, site, 'Asha Devi')
    const paths = {
      front: '/',
      category: '/category/politics',
      story: storyPath,
      index: '/index',
      today: '/today',
      search: folder === null ? '/search?q=bridges' : '/search?q=india',
      stories: '/stories',
      queue: '/admin/queue',
      desk: '/admin/front',
      'admin-stories': '/admin/stories',
      news: '/admin/news',
      dashboard: '/admin/dashboard',
    }
    const findings: string[] = []
    for (const [name, path] of Object.entries(paths)) {
      await page.goto(site.origin + path)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          // Loads lazy pictures that are far below.
          await page.evaluate(async () => {
            for (const image of document.images) image.loading = 'eager'
            await Promise.allSettled([...document.images].map(image => image.decode()))
          })
          const file = `test-results/review/${name}-${width}-${colorScheme}.png`
          await page.screenshot({ path: file, fullPage: true })
          const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined
          const found = await listFindings(page, { name, width, ...(rules && { rules }) })
          findings.push(...found.map(finding => `${name} at ${width}, ${colorScheme}: ${finding}`))
        }
      }
      await page.setViewportSize({ width: 794, height: 1123 })
      await page.emulateMedia({ colorScheme: 'light', media: 'print' })
      await page.screenshot({ path: `test-results/review/${name}-print.png`, fullPage: true })
      await page.emulateMedia({ media: 'screen' })
    }
    expect(findings).toEqual([])
  } finally {
    await site.stop()
  }
})
