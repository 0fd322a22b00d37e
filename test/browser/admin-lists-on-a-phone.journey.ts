import type { Db } from '../../src/database/connect.ts'
import { addFeed } from '../../src/domain/feeds/add-feed.ts'
import { changeManyNewsLinks } from '../../src/domain/news-links/change-many-news-links.ts'
import { addStory } from '../support/add-story.ts'
import { authorizedEditor } from '../support/authorized.ts'
import { addCategory, addNewsLink, addWaitingEntry } from '../support/builders.ts'
import { addOneOfEverything } from '../support/one-of-everything.ts'
import { deskTest as test } from './desk.ts'
import { expectTappable } from './expect-tappable.ts'
import { expect, expectNoSideScroll } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

const lists = [
  '/admin/queue',
  '/admin/queue/scheduled',
  '/admin/queue/rules',
  '/admin/stories',
  '/admin/news',
  '/admin/corrections',
  '/admin/categories',
  '/admin/site-links',
  '/admin/outlets',
  '/admin/feeds',
  '/admin/activity',
  '/admin/queue?view=held',
  '/admin/queue/duplicates',
  '/admin/queue/decided',
  '/admin/bin',
  '/admin/outlets/objections',
]

test('each admin list shows its first row above 400 pixels on a phone', async ({
  page,
  site: { db, ...site },
}) => {
  const now = new Date()
  await addOneOfEverything(db, now)
  const { id: category } = await db.selectFrom('categories').select('id').executeTakeFirstOrThrow()
  const links = []
  for (const host of ['courier', 'herald']) {
    const link = { category, source: host, url: `https://${host}.example/flood`, publishedAt: now }
    links.push(await addNewsLink(db, link))
  }
  await addStory(db, { links })
  const [link] = links
  await db
    .insertInto('pins')
    .values({
      place: 'next-lead',
      isNext: true,
      section: '',
      newsLinkId: link?.id ?? null,
      title: 'Flood',
      beginsAt: new Date(now.getTime() + 3_600_000),
      pinnedAt: now,
      pinnedBy: 'Asha Devi',
    })
    .execute()
  await db
    .insertInto('corrections')
    .values({
      newsLinkId: link?.id ?? null,
      headline: 'The flood',
      text: 'Nine villages, not eight.',
    })
    .execute()
  const { accountId } = await signInPage(page, { db, ...site }, 'Asha Devi')
  await addDecided(db, { accountId, category, now })
  for (const path of lists) {
    await page.goto(path)
    const row = page.getByRole('main').locator('tbody tr, [data-entry], [data-story-row]').first()
    await expect(row, path).toBeVisible()
    expect((await row.boundingBox())?.y, path).toBeLessThan(400)
    await expectNoSideScroll(page)
  }
})

test('the links that narrow a list stand side by side on a phone, at equal distances', async ({
  page,
  site,
}) => {
  await signInPage(page, site)
  await page.goto('/admin/queue/duplicates')
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
})

test('short words of a list are full touch targets on a phone, in Hindi too', async ({ page, site }) => {
  const { accountId } = await signInPage(page, site)
  await site.db.updateTable('accounts').set({ language: 'hi' }).where('id', '=', accountId).execute()
  const { id: category } = await addCategory(site.db)
  const by = await authorizedEditor(site.db, 'Kiran Joshi')
  await addFeed(site.db, { url: 'https://dw.example/rss', category }, { by, now: new Date() })
  await site.db.updateTable('outlets').set({ name: 'DW' }).execute()
  for (const path of ['/admin/feeds', '/admin/queue']) {
    await page.goto(path)
    await expectTappable(page)
  }
})

/** A held entry, a rejected one, a deleted link and an objection. */
async function addDecided(
  db: Db,
  { accountId, category, now }: { accountId: string; category: string; now: Date },
): Promise<void> {
  await addWaitingEntry(db, { status: 'duplicate', duplicateRule: 'headline', reason: 'the same headline' })
  const { id } = await addWaitingEntry(db, { status: 'rejected' })
  const decided = { decidedAt: now, decidedBy: accountId }
  await db.updateTable('entries').set(decided).where('id', '=', id).execute()
  const { id: deleted } = await addNewsLink(db, { category, url: 'https://courier.example/deleted' })
  const by = await authorizedEditor(db, 'Ravi Kumar')
  await changeManyNewsLinks(db, { ids: [deleted], change: { action: 'delete' }, by, now })
  const { id: outletId } = await db.selectFrom('outlets').select('id').executeTakeFirstOrThrow()
  const objection = { outletName: 'The Herald', note: 'Its owner is another.', sentBy: '', sentAt: now }
  await db
    .insertInto('objections')
    .values({ outletId, ...objection })
    .execute()
}
