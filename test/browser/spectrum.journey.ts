import type { Page } from '@playwright/test'
import { removeSamples } from '../../src/domain/news-links/remove-samples.ts'
import type { Site } from '../support/start-site.ts'
import { expectTappable } from './expect-tappable.ts'
import { expect, expectNoSideScroll, testWithOwnSite } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

const test = testWithOwnSite()

const outletNames = ['Dawn', 'Dusk', 'Noon', 'Vesper']

/** A story of two outlets, and two other outlets that published in its category in the same period. */
async function addStory(site: Site): Promise<string> {
  const now = new Date()
  const { id: category } = await site.db.selectFrom('categories').select('id').executeTakeFirstOrThrow()
  const { id: storyId, slug } = await site.db
    .insertInto('stories')
    .values({
      slug: 'ferry-sails-again',
      title: 'The ferry sails again',
      firstAt: now,
      lastAt: now,
      isEdited: true,
    })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow()
  for (const [at, name] of outletNames.entries()) {
    const homeUrl = `https://${name.toLowerCase()}.example/`
    const { id: outletId } = await site.db
      .insertInto('outlets')
      .values({ name, homeUrl, hosts: [`${name.toLowerCase()}.example`], language: 'en', region: 'Kerala' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const url = `${homeUrl}ferry`
    const link = await site.db
      .insertInto('newsLinks')
      .values({ title: `${name}: the ferry sails`, url, canonicalUrl: url, source: name, category, outletId })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (at > 1) continue
    const place = { newsLinkId: link.id, storyId, canonicalUrl: url, publishedAt: now, outlet: outletId }
    await site.db
      .insertInto('storyLinks')
      .values({ ...place, title: name, status: 'placed', placedBy: 'editor', isTouched: false })
      .execute()
  }
  const counts = { publicLinkCount: 2, publicOutletCount: 2, publicVoiceCount: 2, publicHeat: 1 }
  await site.db
    .updateTable('stories')
    .set({ ...counts, publicFirstAt: now, publicLastAt: now })
    .where('id', '=', storyId)
    .execute()
  return slug
}

const ratings = [
  ['Dawn', 'lean-left'],
  ['Noon', 'left'],
  ['Vesper', 'right'],
] as const

async function importOwners(page: Page): Promise<void> {
  await page.goto('/admin/outlets')
  await page.getByRole('link', { name: 'Import Owners' }).click()
  const lines = outletNames.map(name => `${name},Sun Media Ltd,https://registry.example/sun,2026-03-01`)
  await page.getByLabel('List of owners').fill(lines.slice(0, 2).join('\n'))
  await page.getByRole('button', { name: 'Preview the import' }).click()
  await expect(page.getByText('Gets this owner')).toHaveCount(2)
  await page.getByRole('button', { name: 'Import 2 owners' }).click()
  await expect(page.getByText('The owners have been recorded.')).toBeVisible()
}

async function rate(page: Page, { name, lean }: { name: string; lean: string }): Promise<void> {
  await page.goto('/admin/outlets')
  // Opened as a document, because a click directly after the list loads could precede its script.
  const link = page.getByRole('link', { name, exact: true })
  await page.goto((await link.getAttribute('href')) ?? '')
  await page.getByLabel('Lean').selectOption(lean)
  await page.getByLabel('Source of the rating').fill('A survey of readers')
  await page.getByLabel('Rated on').fill('2026-03-01')
  await page.getByLabel('Note').fill('Its leaders of one year')
  await page.getByRole('button', { name: 'Update Outlet' }).click()
  await expect(page.getByText('Outlet has been updated successfully')).toBeVisible()
}

async function handleObjection(page: Page): Promise<void> {
  await page.goto('/admin/outlets')
  await page.getByRole('link', { name: '1 objection', exact: true }).click()
  await expect(page.getByText('It was sold last year.')).toBeVisible()
  await page.getByRole('button', { name: 'Mark as handled' }).click()
  await expect(page.getByRole('heading', { name: 'Handled' })).toBeVisible()
}

test('an editor rates outlets and records owners, a reader sees the counts change, and objects', async ({
  page,
  site,
  browser,
}) => {
  const slug = await addStory(site)
  await removeSamples(site.db)
  await site.db.updateTable('settings').set({ tipsEnabled: true }).execute()
  const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false })
  const reader = await context.newPage()
  const coverage = reader.getByRole('region', { name: 'Coverage by outlet' })
  await reader.goto(`/story/${slug}`)
  await expect(coverage).toContainText('Languages: English (2)')
  await expect(coverage).not.toContainText('ated')

  await signInPage(page, site)
  await importOwners(page)
  for (const [name, lean] of ratings) await rate(page, { name, lean })

  await reader.goto(`/story/${slug}`)
  await expect(coverage).toContainText(/Rated left\s*1 of 2/)
  await expect(coverage).toContainText(/Rated right\s*0 of 1/)
  await expect(coverage).toContainText('2 outlets of 1 owner')
  await coverage.getByText('2 of 4 active outlets have an article here: names and owners').click()
  await expect(coverage.getByText('Active, without an article here: 2 outlets')).toBeVisible()
  await expect(coverage.getByText('Vesper')).toBeVisible()
  await coverage.getByRole('link', { name: 'How we count' }).click()
  await expect(reader.getByRole('table', { name: 'Lean left' })).toContainText('Dawn')
  await reader.getByRole('link', { name: 'Object to the rating or owner of Vesper' }).click()
  await reader.getByLabel('Tell us what is wrong, and how you know').fill('It was sold last year.')
  await reader.getByRole('button', { name: 'Send objection' }).click()
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Thank you')
  await context.close()

  await handleObjection(page)
  for (const path of [`/story/${slug}`, '/about-ratings']) {
    await page.goto(path)
    for (const details of await page.locator('details').all()) await details.locator('summary').click()
    await page.setViewportSize({ width: 360, height: 640 })
    await expectNoSideScroll(page)
    await expectTappable(page)
  }
})
