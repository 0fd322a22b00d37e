import { addWaitingEntry } from '../support/builders.ts'
import { fillQueue } from '../support/fill-queue.ts'
import type { Site } from '../support/start-site.ts'
import { openDesk, openQueue, row, deskTest as test } from './desk.ts'
import { expect } from './journey.ts'

// The admin area in print, with forced colours, and on a tablet in portrait orientation.

test('in print the queue and a list are light and omit controls', async ({ site, browser }) => {
  await fillQueue(site, 3)
  const { page, context } = await openDesk(site, browser, 'Asha Devi')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await openQueue(page)
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(paper).toBe('rgb(252, 252, 254)')
  await expect(page.getByRole('button', { name: 'Council story number 3' })).toBeVisible()
  for (const path of ['/admin/queue', '/admin/queue/rules', '/admin/categories', '/admin/news']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const gone of [
      page.getByRole('navigation'),
      page.getByRole('button', { name: /Accept|Reject|Delete|Show/ }),
      page.getByRole('link', { name: /^(Add|Edit|Settings)/ }),
      page.getByRole('combobox'),
      page.getByRole('checkbox'),
    ]) {
      for (const place of await gone.all()) await expect(place).toBeHidden()
    }
  }
  await context.close()
})

test('with forced colours only the current items are underlined', async ({ site, browser }) => {
  await fillQueue(site, 3)
  const { page, context } = await openDesk(site, browser, 'Asha Devi')
  await page.emulateMedia({ forcedColors: 'active' })
  await openQueue(page)
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  for (const name of ['Dashboard', 'Snoozed']) {
    await expect(page.getByRole('link', { name })).toHaveCSS('border-bottom-style', 'none')
  }
  for (const name of [/^Queue/, /^Waiting$/]) {
    await expect(page.getByRole('link', { name })).toHaveCSS('border-bottom-style', 'solid')
  }
  await expect(row(page, 'Council story number 1')).not.toHaveCSS('border-left-color', canvas)
  await expect(row(page, 'Council story number 2')).toHaveCSS('border-left-color', canvas)
  await context.close()
})

const ruleName = 'Sponsored things, in every spelling that advertisers have thought of'

/** A held entry, a decided entry and a rule, each with every text that its row can show. */
async function fillLists(site: Site): Promise<void> {
  await fillQueue(site, 120)
  const { id: of } = await addWaitingEntry(site.db, { title: 'Ferry ramp at Baliapal is closed' })
  const firstSeenAt = new Date(Date.now() - 59 * 60_000)
  const held = {
    status: 'duplicate',
    duplicateOf: of,
    reason: 'same headline two hours apart',
    firstSeenAt,
  } as const
  await addWaitingEntry(site.db, { ...held, title: 'Ferry ramp at Baliapal is closed for repairs' })
  await site.db
    .updateTable('entries')
    .set({ duplicateRule: 'headline' })
    .where('status', '=', 'duplicate')
    .execute()
  const source = 'Hill and Harbour Herald'
  const decided = { status: 'rejected', title: 'The quiet one of the week', source } as const
  const { id } = await addWaitingEntry(site.db, decided)
  await site.db
    .updateTable('entries')
    .set({ decidedAt: firstSeenAt, reason: { code: 'by-rule', name: 'Weekend horoscopes' } })
    .where('id', '=', id)
    .execute()
  await site.db
    .insertInto('rules')
    .values({
      name: ruleName,
      words: ['sponsored', 'advertorial'],
      action: 'hold',
      hitCount: 12,
      lastHitAt: new Date(),
    })
    .execute()
}

test('on a tablet in portrait no list is cut off before its actions, and the sections fit on one line', async ({
  site,
  browser,
}) => {
  await fillLists(site)
  const { page, context } = await openDesk(site, browser, 'Asha Devi')
  await page.setViewportSize({ width: 768, height: 1024 })
  for (const path of ['/admin/queue/duplicates', '/admin/queue/decided', '/admin/queue/rules']) {
    await page.goto(path)
    const frame = page.getByRole('table').locator('..')
    await expect(frame).toBeVisible()
    expect(await frame.evaluate(box => box.scrollWidth - box.clientWidth)).toBe(0)
  }
  // At most four lines, not one line per word.
  const link = await page.getByRole('link', { name: ruleName }).boundingBox()
  expect(link?.height).toBeLessThanOrEqual(90)
  const tops = await page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link')
    .evaluateAll(links => links.map(link => link.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  await site.db.deleteFrom('rules').where('name', '=', ruleName).execute()
  await context.close()
})
