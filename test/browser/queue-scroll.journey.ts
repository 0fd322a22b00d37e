import type { Page } from '@playwright/test'
import { responseMsMax } from '../../src/admin/queue/state/queue-limits.ts'
import { fillQueue } from '../support/fill-queue.ts'
import { current, openQueue, deskTest as test } from './desk.ts'
import { holdRequests } from './hold-requests.ts'
import { expect, expectAccessible } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

// A queue is longer than one page; the rest loads when the editor reaches the end, by any means.

const rows = (page: Page) => page.locator('[data-entry]')
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' })

test('the queue loads more while scrolling, and shows how much of it is listed', async ({ page, site }) => {
  await fillQueue(site, 120)
  await signInPage(page, site, 'Asha Devi')
  await openQueue(page)
  await expect(pages(page)).toHaveText(/^50 of 120/)
  await expect(rows(page)).toHaveCount(50)
  const requested: string[] = []
  page.on('request', request => request.url().includes('after=') && requested.push(request.url()))
  await rows(page).nth(49).scrollIntoViewIfNeeded()
  await expect(rows(page)).toHaveCount(100)
  await expectAccessible(page)
  await page.mouse.move(300, 400)
  await expect(async () => {
    await page.mouse.wheel(0, 3_000)
    await expect(pages(page)).toHaveText('120 of 120', { timeout: 500 })
  }).toPass()
  await expect(rows(page)).toHaveCount(120)
  expect(requested).toHaveLength(2)
  await expect(current(page)).toHaveText('Council story number 1')
  await page.keyboard.press('r')
  await expect(pages(page)).toHaveText('119 of 119')
})

test('on a phone the queue loads more even if its open entry is far above', async ({ browser, site }) => {
  await fillQueue(site, 60)
  const context = await browser.newContext({
    baseURL: site.origin,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await signInPage(page, site, 'Asha Devi')
  await openQueue(page)
  await expect(rows(page)).toHaveCount(50)
  await rows(page).nth(49).scrollIntoViewIfNeeded()
  await expect(rows(page)).toHaveCount(60)
  await expect(pages(page)).toHaveText('60 of 60')
  await context.close()
})

test('a further page whose response is lost is requested again', async ({ page, site }) => {
  await fillQueue(site, 60)
  await signInPage(page, site, 'Asha Devi')
  await page.clock.install()
  await openQueue(page)
  const lost = await holdRequests(page, /queue\.data.*after=/, { on: 'there' })
  await rows(page).nth(49).scrollIntoViewIfNeeded()
  await expect.poll(lost.heldCount).toBe(1)
  await page.clock.fastForward(responseMsMax)
  await page.clock.fastForward(responseMsMax)
  await expect.poll(lost.heldCount).toBe(2)
  lost.release()
  await expect(rows(page)).toHaveCount(60)
})
