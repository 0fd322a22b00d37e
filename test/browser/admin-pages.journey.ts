import type { Page } from '@playwright/test'
import { makeSetupLink } from '../../src/domain/accounts/setup-link.ts'
import { addFeed } from '../../src/domain/feeds/add-feed.ts'
import { changeManyNewsLinks } from '../../src/domain/news-links/change-many-news-links.ts'
import { setupUrl } from '../../src/process/invite-administrator.ts'
import { listAdminPages } from '../support/admin-urls.ts'
import { authorizedEditor } from '../support/authorized.ts'
import { addNewsLink, addWaitingEntry } from '../support/builders.ts'
import type { Site } from '../support/start-site.ts'
import { expectTappable } from './expect-tappable.ts'
import { expectAccessible, expectContrast, expectNoSideScroll, testWithOwnSite } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

const test = testWithOwnSite()

// Checks every admin page in the route table for accessibility and layout, in light and dark. New pages are included
// automatically.

const unknownId = ':'

const tabs = ['seo', 'appearance', 'adsense'].map(tab => `/admin/settings?tab=${tab}`)
const views = ['/admin/queue?view=held', '/admin/queue?view=snoozed', '/admin/news?q=none-such']
// The preview is drawn for readers (looks.journey); the story page needs a story with articles (stories.journey).
const looked = [`/admin/stories/${unknownId}`, '/admin/front/preview']
const pages = [...listAdminPages(unknownId).filter(url => !looked.includes(url)), ...tabs, ...views]

// Wider than a phone's screen, and without a place to break.
const longWord = 'அரசியலமைப்புச்சட்டத்திருத்தமுன்மொழிவுகளைப்பரிசீலிக்கும்நாடாளுமன்றக்கூட்டுக்குழு'

test.beforeAll(async ({ site }) => {
  const { id: category } = await site.db.selectFrom('categories').select('id').executeTakeFirstOrThrow()
  const text = { title: `${longWord} ${longWord}`, description: longWord.repeat(3), language: 'ta' }
  await addNewsLink(site.db, { ...text, category, source: longWord })
  await addWaitingEntry(site.db, { ...text, url: `https://outlet.example/${'long-'.repeat(60)}` })
  await addWaitingEntry(site.db, { ...text, status: 'duplicate', reason: 'the same headline' })
})

/** Replaces the id with that of a new record of the right kind, with a history. */
async function fillIn(site: Site, url: string): Promise<string> {
  if (!url.includes(unknownId)) return url
  const { id: category } = await site.db.selectFrom('categories').select('id').executeTakeFirstOrThrow()
  const { id: siteLink } = await site.db.selectFrom('siteLinks').select('id').executeTakeFirstOrThrow()
  const { id: newsLink } = await addNewsLink(site.db, {
    category,
    title: `A headline of some length, as most are, and ${longWord}`,
  })
  const now = new Date()
  const by = await authorizedEditor(site.db, `Editor ${now.getTime()}`)
  await changeManyNewsLinks(site.db, { ids: [newsLink], change: { action: 'feature' }, by, now })
  if (/^\/admin\/(feeds|outlets)\//.test(url))
    return url.replace(unknownId, await addFeedOf(site, url, category))
  if (url.startsWith('/admin/accounts/')) return url.replace(unknownId, by.accountId ?? '')
  if (url.startsWith('/admin/categories/')) return url.replace(unknownId, category)
  return url.replace(unknownId, url.startsWith('/admin/site-links/') ? siteLink : newsLink)
}

/** A feed that cannot be read, or its outlet, depending on the page. */
async function addFeedOf(site: Site, url: string, category: string): Promise<string> {
  const feed = { url: `https://outlet.example/${Date.now()}`, category, title: 'All news', language: 'hi' }
  const write = { by: await authorizedEditor(site.db, `Feeds ${Date.now()}`), now: new Date() }
  const added = await addFeed(site.db, { ...feed, outletName: 'The Outlet' }, write)
  if (!added.ok) throw new Error(added.reason)
  const failed = { failure: 'http-error', failureDetail: { code: 'status', status: 500 }, failureCount: 3 }
  const { outletId } = await site.db
    .updateTable('feeds')
    .set(failed)
    .where('id', '=', added.id)
    .returning('outletId')
    .executeTakeFirstOrThrow()
  return url.startsWith('/admin/feeds/') ? added.id : outletId
}

/** Saves a screenshot with the run's results. */
async function takePicture(page: Page, { url, as }: { url: string; as: string }): Promise<void> {
  const name = url
    .replaceAll(/[0-9a-f-]{36}/g, 'id')
    .replaceAll(/\W+/g, '-')
    .replace(/^-/, '')
  await page.screenshot({ path: `test-results/screenshots/${name}-${as}.png`, fullPage: true })
}

for (const url of pages) {
  test(`${url} passes axe in light and dark and has no overflow or small touch targets at 360 pixels`, async ({
    page,
    site,
  }) => {
    await signInPage(page, site)
    await page.goto(await fillIn(site, url))
    await page.emulateMedia({ colorScheme: 'light' })
    await expectAccessible(page)
    await takePicture(page, { url, as: '1280-light' })
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectContrast(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoSideScroll(page)
    await takePicture(page, { url, as: '360-dark' })
    await expectTappable(page)
  })
}

test('the pages before signing in pass axe and fit a 360 pixel screen', async ({ page, site }) => {
  await authorizedEditor(site.db, 'Meena Rao')
  const account = site.db.selectFrom('accounts').select('id').where('name', '=', 'Meena Rao')
  const { id: accountId } = await account.executeTakeFirstOrThrow()
  const link = await makeSetupLink(site.db, { accountId, isInvited: false, now: new Date() })
  const setUp = setupUrl(site.origin, link.token)
  await page.setViewportSize({ width: 360, height: 740 })
  for (const [name, url] of [
    ['login', '/admin/login'],
    ['set-up', setUp],
    ['open', '/admin/site-links/add'],
  ] as const) {
    await page.goto(url)
    await expectAccessible(page)
    await expectNoSideScroll(page)
    await expectTappable(page)
    await takePicture(page, { url: name, as: '360-before' })
  }
})
