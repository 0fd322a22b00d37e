import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { announceNewsTogether } from '../../src/database/changes.ts'
import { removeSamples } from '../../src/domain/news-links/remove-samples.ts'
import { encodeImage } from '../../src/ingest/image/encode-image.ts'
import { createImageCache } from '../../src/ingest/image/image-cache.ts'
import { addStory } from '../support/add-story.ts'
import { addCategory, addNewsLink, addReadyImage, getRow } from '../support/builders.ts'
import type { Site } from '../support/start-site.ts'
import { expect, expectNoSideScroll, ownSiteTest as test } from './journey.ts'
import { listLayoutShifts } from './list-layout-shifts.ts'

/** A photograph from another server, already fetched by this site's worker. */
async function fetchPhotograph(site: Site, { url, hue }: { url: string; hue: number }): Promise<void> {
  const background = { r: 40 + hue, g: 110, b: 200 - hue }
  const noise = { type: 'gaussian', mean: 128, sigma: 25 } as const
  const photograph = sharp({ create: { width: 900, height: 600, channels: 3, background, noise } })
  const encoded = await encodeImage(await photograph.blur(8).jpeg().toBuffer(), 'picture')
  if (!encoded.ok) throw new Error(encoded.reason)
  const path = await addReadyImage(site.db, url)
  const cache = createImageCache({
    folder: join(site.dataDir, 'images'),
    bytesMax: 2 ** 20,
    now: () => new Date(),
    log: { warn: (_details, message) => expect(message).toBe('') },
  })
  await cache.keep(path.slice('/images/'.length).replace(/-.*/, ''), encoded.files)
}

async function listShown(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('img')].map(({ currentSrc, complete, naturalWidth, loading }) => ({
      path: new URL(currentSrc || location.href).pathname,
      loading,
      isDrawn: complete && naturalWidth > 0,
    })),
  )
}

test('pictures of our server fit, shift nothing, and come to open pages', async ({ page, site, browser }) => {
  for (const width of [360, 1280]) {
    const { id: category } = await getRow(site.db, 'categories', { slug: 'technology' })
    for (let n = 0; n < 4; n++) {
      const url = `https://img.example/${width}/${n}.jpg`
      await fetchPhotograph(site, { url, hue: n * 50 })
      const title = `A photograph of ${width}, number ${n}`
      await addNewsLink(site.db, {
        category,
        title,
        imageUrl: url,
        featured: n === 3,
        description: 'What it shows.',
      })
    }
    await removeSamples(site.db)
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const lead = page.locator('.lead img')
    await expect(lead).toHaveJSProperty('complete', true)
    const shown = (await listShown(page)).filter(image => image.path.startsWith('/images/'))
    expect(shown[0]).toMatchObject({ isDrawn: true, loading: 'eager' })
    // The lead's picture is 37 % of a desktop wide: 474 of 1280 pixels.
    expect(shown[0]?.path).toContain('/640.webp')
    expect(shown.slice(1).every(image => image.loading === 'lazy')).toBe(true)
    expect(await listLayoutShifts(page)).toEqual([])
    await page.goto('/category/technology')
    await expect(page.locator('.card img').first()).toHaveJSProperty('complete', true)
    expect(await listLayoutShifts(page)).toEqual([])
    await expectNoSideScroll(page)
    // A reader who comes here first: a browser that has the larger picture shows it again.
    const context = await browser.newContext({ baseURL: site.origin, viewport: { width, height: 900 } })
    const results = await context.newPage()
    await results.goto('/search?q=photograph')
    await expect(results.locator('.result img').first()).toHaveJSProperty('complete', true)
    expect((await listShown(results))[0]?.path).toContain('/320.webp')
    await context.close()
  }
  await fetchLater(page, site)
})

/** The page renews itself when a picture has been fetched. */
async function fetchLater(page: Page, site: Site): Promise<void> {
  const { id: category } = await getRow(site.db, 'categories', { slug: 'technology' })
  const url = 'https://img.example/later.jpg'
  await addNewsLink(site.db, { category, title: 'The picture comes later', imageUrl: url })
  await page.goto('/category/technology')
  const article = page.getByRole('article').filter({ hasText: 'The picture comes later' })
  await expect(article).toBeVisible()
  await expect(article.locator('img')).toHaveCount(0)
  await fetchPhotograph(site, { url, hue: 20 })
  await announceNewsTogether(site.db, [category])
  await expect(article.locator('img')).toHaveJSProperty('complete', true)
}

test('in lists of stories pictures cover no masthead or story at any width', async ({ page, site }) => {
  for (const width of [700, 768, 1280]) {
    const { id: category } = await getRow(site.db, 'categories', { slug: 'technology' })
    for (const story of ['flood', 'bridge']) {
      const imageUrl = `https://img.example/stories/${width}/${story}.jpg`
      await fetchPhotograph(site, { url: imageUrl, hue: 90 })
      const links = []
      for (const host of ['courier', 'herald', 'post']) {
        const url = `https://${host}.example/${width}/${story}`
        const title = `The ${story} of ${width} in the ${host}`
        links.push(await addNewsLink(site.db, { category, title, imageUrl, url }))
      }
      await addStory(site.db, { links, heat: width })
    }
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/stories')
    await expect(page.locator('.story-card .plate')).not.toHaveCount(0)
    const covered = await page.locator('.masthead a, .foot a, .story-card a').evaluateAll(links =>
      links.filter(link => {
        link.scrollIntoView({ block: 'center' })
        const [line = link.getBoundingClientRect()] = link.getClientRects()
        const hit = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2)
        return link.checkVisibility() && !link.contains(hit)
      }),
    )
    expect(covered).toEqual([])
    const first = page.locator('.story-card.first')
    expect(await mostSparePx(first), `at ${width}`).toBeLessThan(1)
    // The headline's link covers the picture, and a late renewal may replace both in the middle of a click.
    await expect(async () => {
      await first.locator('.plate').click({ force: true, timeout: 1_000 })
      await expect(page).toHaveURL(/[/]story[/]/, { timeout: 1_000 })
    }).toPass({ timeout: 30_000 })
  }
})

/** By how much the row of a text of the card is higher than the text; the last may have spare height. */
function mostSparePx(card: Locator): Promise<number> {
  return card.locator(':scope > :not(.plate, :last-child)').evaluateAll(texts =>
    Math.max(
      ...texts.map(text => {
        const { height } = text.getBoundingClientRect()
        if (text instanceof HTMLElement) text.style.alignSelf = 'start'
        return height - text.getBoundingClientRect().height
      }),
    ),
  )
}

test.describe('a picture whose file is missing', () => {
  test.use({ expectedNoise: /Failed to load resource/ })

  test('keeps its space and stays ready for machines that have the file', async ({ page, site }) => {
    // Of its own: stories of other journeys would stand above the article, in the places with pictures.
    const { id: category, slug } = await addCategory(site.db, {})
    const title = 'An article whose picture is gone'
    // A host that the guarded fetch refuses.
    const imageUrl = 'https://127.0.0.1/none.jpg'
    await addReadyImage(site.db, imageUrl)
    await addNewsLink(site.db, { category, title, imageUrl })
    await page.goto(`/category/${slug}`)
    const article = page.getByRole('article').filter({ hasText: title })
    await article.scrollIntoViewIfNeeded()
    await expect(article.getByRole('link', { name: title })).toBeVisible()
    const plate = await article.locator('img').boundingBox()
    expect(plate?.height ?? 0).toBeGreaterThan(40)
    expect((await getRow(site.db, 'images', { url: imageUrl })).status).toBe('ready')
    await site.db.deleteFrom('newsLinks').where('title', '=', title).execute()
  })
})
