import { addStory } from '../support/add-story.ts'
import { addNewsLink } from '../support/builders.ts'
import { addOneOfEverything } from '../support/one-of-everything.ts'
import { deskTest as test } from './desk.ts'
import { expect, expectNoSideScroll } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

const lists = [
  ...['/admin/queue', '/admin/queue/scheduled', '/admin/queue/rules', '/admin/stories', '/admin/news'],
  ...['/admin/corrections', '/admin/categories', '/admin/site-links', '/admin/outlets', '/admin/feeds'],
  ...['/admin/activity'],
]

test('each list of the admin area shows its first row above 400 pixels on a phone', async ({
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
      ...{
        place: 'next-lead',
        isNext: true,
        name: 'Lead, planned',
        newsLinkId: link?.id ?? null,
        title: 'Flood',
      },
      ...{ beginsAt: new Date(now.getTime() + 3_600_000), pinnedAt: now, pinnedBy: 'Asha Devi' },
    })
    .execute()
  await db
    .insertInto('corrections')
    .values({
      newsLinkId: link?.id ?? null,
      ...{ headline: 'The flood', text: 'Nine villages, not eight.' },
    })
    .execute()
  await signInPage(page, { db, ...site }, 'Asha Devi')
  for (const path of lists) {
    await page.goto(path)
    const row = page.getByRole('main').locator('tbody tr, [data-entry], [data-story-row]').first()
    await expect(row, path).toBeVisible()
    expect((await row.boundingBox())?.y, path).toBeLessThan(400)
    await expectNoSideScroll(page)
  }
})
