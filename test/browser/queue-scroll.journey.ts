import type { Page } from '@playwright/test'
import { responseMsMax } from '../../src/admin/queue/state/queue-page.ts'
import { fillQueue } from '../support/fill-queue.ts'
import { current, enterQueue } from './desk.ts'
import { holdRequests } from './hold-requests.ts'
import { expect, ownSiteTest as test } from './journey.ts'

// A queue is longer than one page; the rest loads when the editor reaches the end, by any means.

const rows = (page: Page) => page.locator('[data-entry]')
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' })

test('scrolling loads more of the queue, counts it, and repeats lost requests', async ({ page, site }) => {
  await fillQueue(site, 120)
  await page.clock.install()
  await enterQueue(page, site)
  await expect(pages(page)).toHaveText(/^50 of 120/)
  await expect(rows(page)).toHaveCount(50)
  const lost = await holdRequests(page, /queue\.data.*after=/, { on: 'there' })
  await rows(page).nth(49).scrollIntoViewIfNeeded()
  await expect.poll(lost.heldCount, 'the request of the next page').toBe(1)
  await page.clock.fastForward(responseMsMax)
  await page.clock.fastForward(responseMsMax)
  await expect.poll(lost.heldCount, 'the repeated request').toBe(2)
  lost.release()
  await expect(rows(page)).toHaveCount(100)
  const requested: string[] = []
  page.on('request', request => request.url().includes('after=') && requested.push(request.url()))
  await page.mouse.move(300, 400)
  await page.mouse.wheel(0, 100_000)
  await expect(rows(page)).toHaveCount(120)
  await expect(pages(page)).toHaveText('120 of 120')
  expect(requested).toHaveLength(1)
  await expect(current(page)).toHaveText('Council story number 1')
  await page.keyboard.press('r')
  await expect(pages(page)).toHaveText('119 of 119')
})
