import type { Page } from '@playwright/test'
import type { Db } from '../../src/database/connect.ts'
import { addFeed } from '../../src/domain/feeds/add-feed.ts'
import { changeManyNewsLinks } from '../../src/domain/news-links/update-news-link.ts'
import { addStory } from '../support/add-story.ts'
import { authorizedEditor } from '../support/authorized.ts'
import { addNewsLink, addRow, addWaitingEntry, getRow, setRow, setRows } from '../support/builders.ts'
import { emptySite } from '../support/empty-site.ts'
import { addOneOfEverything } from '../support/one-of-everything.ts'
import type { Site } from '../support/start-site.ts'
import { expectTappable } from './expect-tappable.ts'
import { expect, expectNoSideScroll, ownSiteTest as test } from './journey.ts'
import { type Editor, signInPage } from './signed-in-page.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

const lists = `/admin/queue /admin/queue/scheduled /admin/queue/rules /admin/stories
  /admin/news /admin/corrections /admin/categories /admin/site-links /admin/outlets /admin/feeds
  /admin/activity /admin/queue?view=held /admin/queue/duplicates /admin/queue/decided /admin/bin
  /admin/outlets/objections`.split(/\s+/)

test('on a phone lists begin by 400 pixels, with full targets, unwrapped values', async ({ page, site }) => {
  const { accountId } = await fillLists(page, site)
  for (const path of lists) {
    await page.goto(path)
    const row = page.getByRole('main').locator('tbody tr, [data-entry], [data-story-row]').first()
    await expect(row, path).toBeVisible()
    expect((await row.boundingBox())?.y, path).toBeLessThan(400)
    await expectNoSideScroll(page)
    if (path === '/admin/queue/duplicates') await expectEqualGaps(page)
  }
  await expectShortRow(page, site)
  await setRow(site.db, 'accounts', accountId, { language: 'hi' })
  await setRows(site.db, 'outlets', { name: 'DW' })
  for (const path of ['/admin/feeds', '/admin/queue']) {
    await page.goto(path)
    await expectTappable(page)
  }
})

/** One of everything, and signs an administrator in. */
async function fillLists(page: Page, site: Site): Promise<Editor> {
  const { db } = site
  const now = new Date()
  // The samples would be on top of the lists.
  await emptySite(site)
  await addOneOfEverything(db, now)
  const { id: category } = await getRow(db, 'categories', {})
  const links = []
  for (const host of ['courier', 'herald']) {
    const link = { category, source: host, url: `https://${host}.example/rain`, publishedAt: now }
    links.push(await addNewsLink(db, link))
  }
  await addStory(db, { links })
  const newsLinkId = links[0]?.id ?? null
  const beginsAt = new Date(now.getTime() + 3_600_000)
  const pin = {
    place: 'next-lead',
    isNext: true,
    section: '',
    title: 'Flood',
    pinnedBy: 'Asha Devi',
  } as const
  await addRow(db, 'pins', { ...pin, newsLinkId, beginsAt, pinnedAt: now })
  await addRow(db, 'corrections', { newsLinkId, headline: 'The flood', text: 'Nine villages, not eight.' })
  const by = await authorizedEditor(db, 'Kiran Joshi')
  await addFeed(db, { url: 'https://dw.example/rss', category }, { by, now })
  const editor = await signInPage(page, site, 'Asha Devi')
  await addDecided(db, { accountId: editor.accountId, category, now })
  return editor
}

/** The links that narrow a list stand side by side, at equal distances. */
async function expectEqualGaps(page: Page): Promise<void> {
  const links = page.getByRole('navigation', { name: 'Rules' }).getByRole('link')
  const gaps = await links.evaluateAll(all =>
    all.slice(1).map((link, n) => {
      const textOf = (element: Element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return range.getBoundingClientRect()
      }
      return textOf(link).left - textOf(all[n] ?? link).right
    }),
  )
  expect(gaps.length).toBeGreaterThan(2)
  expect(Math.min(...gaps)).toBeGreaterThan(8)
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(4)
}

/** A source fits on one line, and an outlet omits empty values. */
async function expectShortRow(page: Page, { db }: Site): Promise<void> {
  const source = 'The Evening Post of the Hills'
  await addNewsLink(db, { title: 'A link of the hills', source, createdAt: new Date() })
  await addRow(db, 'outlets', { name: source, homeUrl: 'https://hills.example/' })
  await page.goto('/admin/news?q=hills')
  const lines = await page.getByRole('cell', { name: source, exact: true }).evaluate(cell => {
    // Only the text, because the element around it has a box of another height.
    const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode() ?? cell
    const range = document.createRange()
    range.selectNodeContents(text)
    return new Set([...range.getClientRects()].map(({ top }) => top)).size
  })
  expect(lines).toBe(1)
  await page.goto('/admin/outlets?q=hills')
  const row = page.getByRole('row', { name: source })
  await expect(row.getByText('Not rated')).toBeVisible()
  for (const cell of await row.getByText('–', { exact: true }).all()) await expect(cell).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 740 })
  await expect(row.getByText('–', { exact: true })).toHaveCount(4)
  await page.setViewportSize({ width: 360, height: 740 })
}

/** A held entry, a rejected one, a deleted link and an objection. */
async function addDecided(
  db: Db,
  { accountId, category, now }: { accountId: string; category: string; now: Date },
): Promise<void> {
  await addWaitingEntry(db, { status: 'duplicate', duplicateRule: 'headline', reason: 'the same headline' })
  await addWaitingEntry(db, { status: 'rejected', decidedAt: now, decidedBy: accountId })
  const { id: deleted } = await addNewsLink(db, { category, url: 'https://courier.example/deleted' })
  const by = await authorizedEditor(db, 'Ravi Kumar')
  await changeManyNewsLinks(db, { ids: [deleted], change: { action: 'delete' }, by, now })
  const { id: outletId } = await getRow(db, 'outlets', {})
  const objection = { outletName: 'The Herald', note: 'Its owner is another.', sentBy: '', sentAt: now }
  await addRow(db, 'objections', { outletId, ...objection })
}
