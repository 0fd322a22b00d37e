import type { Page } from '@playwright/test'
import { addRow, addWaitingEntry } from '../support/builders.ts'
import { fillQueue } from '../support/fill-queue.ts'
import type { Site } from '../support/start-site.ts'
import { enterQueue, row } from './desk.ts'
import { expect, expectNoSideScroll, ownSiteTest as test } from './journey.ts'

test('admin pages in print, with forced colours, on a tablet, at 400 % zoom', async ({ page, site }) => {
  await fillLists(site)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await enterQueue(page, site)
  await expectLightPaper(page)
  await page.emulateMedia({ media: 'screen', colorScheme: 'light', forcedColors: 'active' })
  await page.goto('/admin/queue')
  await expectCurrentUnderlined(page)
  await page.emulateMedia({ forcedColors: 'none' })
  await page.setViewportSize({ width: 768, height: 1024 })
  await expectWholeLists(page)
  // The viewport of a 1280 by 1024 screen at 400 % zoom.
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/admin/queue')
  await page.keyboard.press('x')
  const bar = page.getByRole('toolbar', { name: 'Selected entries' })
  await expect(bar).toContainText('1 selected')
  await page.getByRole('button', { name: 'Select all' }).click()
  await expect(bar).not.toContainText('1 selected')
  // The selection bar leaves most of the screen to the queue.
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(256 / 4)
  await expectNoSideScroll(page)
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(bar).toBeHidden()
})

/** The queue and the lists are light and omit controls. */
async function expectLightPaper(page: Page): Promise<void> {
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(paper).toBe('rgb(252, 252, 254)')
  await expect(page.getByRole('button', { name: 'Council story number 3' }).first()).toBeVisible()
  for (const path of ['/admin/queue', '/admin/queue/rules', '/admin/categories', '/admin/news']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const controls = page
      .getByRole('navigation')
      .or(page.getByRole('button', { name: /Accept|Reject|Delete|Show/ }))
      // "Add one." is part of the sentence of an empty list.
      .or(page.getByRole('link', { name: /^(Add(?! one\.)|Edit|Settings)/ }))
      .or(page.getByRole('combobox'))
      .or(page.getByRole('checkbox'))
    await expect(controls.filter({ visible: true }), path).toHaveCount(0)
  }
}

/** Only the current items are underlined. */
async function expectCurrentUnderlined(page: Page): Promise<void> {
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  for (const name of ['Dashboard', 'Snoozed']) {
    await expect(page.getByRole('link', { name })).toHaveCSS('border-bottom-style', 'none')
  }
  for (const name of [/^Queue/, /^Waiting$/]) {
    await expect(page.getByRole('link', { name })).toHaveCSS('border-bottom-style', 'solid')
  }
  await expect(row(page, 'Ferry ramp at Baliapal is closed')).not.toHaveCSS('border-left-color', canvas)
  await expect(row(page, 'Council story number 2')).toHaveCSS('border-left-color', canvas)
}

/** No list is cut off before its actions, and the sections fit on one line. */
async function expectWholeLists(page: Page): Promise<void> {
  for (const path of ['/admin/queue/duplicates', '/admin/queue/decided', '/admin/queue/rules']) {
    await page.goto(path)
    const frame = page.getByRole('table').locator('..')
    await expect(frame).toBeVisible()
    expect(await frame.evaluate(box => box.scrollWidth - box.clientWidth)).toBe(0)
  }
  // At most four lines, not one line per word.
  const link = await page.getByRole('link', { name: ruleName, exact: true }).boundingBox()
  expect(link?.height).toBeLessThanOrEqual(90)
  const tops = await page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link')
    .evaluateAll(links => links.map(link => link.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
}

const ruleName = 'Sponsored things, in every spelling that advertisers have thought of'

/** A held entry, a decided entry and a rule, each with every text that its row can show. */
async function fillLists(site: Site): Promise<void> {
  await fillQueue(site, 120)
  const { id: of } = await addWaitingEntry(site.db, { title: 'Ferry ramp at Baliapal is closed' })
  const firstSeenAt = new Date(Date.now() - 59 * 60_000)
  await addWaitingEntry(site.db, {
    title: 'Ferry ramp at Baliapal is closed for repairs',
    status: 'duplicate',
    duplicateOf: of,
    duplicateRule: 'headline',
    reason: 'same headline two hours apart',
    firstSeenAt,
  })
  await addWaitingEntry(site.db, {
    title: 'The quiet one of the week',
    source: 'Hill and Harbour Herald',
    status: 'rejected',
    decidedAt: firstSeenAt,
    reason: { code: 'by-rule', name: 'Weekend horoscopes' },
  })
  await addRow(site.db, 'rules', {
    name: ruleName,
    words: ['sponsored', 'advertorial'],
    action: 'hold',
    hitCount: 12,
    lastHitAt: new Date(),
  })
}
