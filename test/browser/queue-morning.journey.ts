import type { Page } from '@playwright/test'
import { addWaitingEntry } from '../support/builders.ts'
import { fillQueue } from '../support/fill-queue.ts'
import type { Site } from '../support/start-site.ts'
import { countEntries, enterQueue } from './desk.ts'
import { expect, ownSiteTest as test } from './journey.ts'

// A part of an editor's morning: a third of the decisions are rejections. Every sixth entry has no category, and its address
// suggests one.

const decisions = 18
const pressesMax = 21

async function fillMorning(site: Site): Promise<void> {
  await fillQueue(site, decisions - 3)
  for (let n = 0; n < 3; n++) {
    await addWaitingEntry(site.db, {
      title: `Market report number ${n}`,
      url: `https://outlet.example/business/${n}`,
      category: null,
      firstSeenAt: new Date(Date.now() - (n * 5 + 2) * 60_000),
    })
  }
}

async function expectDecided(page: Page, site: Site): Promise<void> {
  await expect.poll(() => countEntries(site, 'waiting'), 'entries that wait').toBe(0)
  await expect(page.locator('[data-entry]')).toHaveCount(0)
}

/** Decides until no entry waits, using `press`; returns how often it was called. */
async function decideAll(page: Page, press: (name: 'Accept' | 'Reject' | 'category') => Promise<void>) {
  let presses = 0
  const current = page.locator('[data-entry][aria-current="true"]')
  for (let n = 0; n < decisions; n++) {
    const id = await current.getAttribute('data-entry')
    const isOpen = (await current.textContent())?.includes('No category') ?? false
    const does = n % 3 === 2 ? 'Reject' : 'Accept'
    await press(does)
    presses += 1
    if (does === 'Accept' && isOpen) {
      await expect(page.getByRole('dialog', { name: 'Accept into' })).toBeVisible()
      await press('category')
      presses += 1
    }
    await expect(page.locator(`[data-entry="${id}"]`)).toHaveCount(0)
  }
  return presses
}

test('eighteen decisions take at most 21 keys', async ({ page, site }) => {
  await fillMorning(site)
  await enterQueue(page, site)
  const keys = { Accept: 'a', Reject: 'r', category: 'Enter' }
  expect(await decideAll(page, name => page.keyboard.press(keys[name]))).toBeLessThanOrEqual(pressesMax)
  await expectDecided(page, site)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('eighteen decisions take at most 21 taps, each within reach of the thumb', async ({ page, site }) => {
    await fillMorning(site)
    await page.clock.install()
    await enterQueue(page, site)
    const tap = async (name: 'Accept' | 'Reject' | 'category') => {
      // The editor reads the headline; sooner it would be the second tap of a double tap.
      await page.clock.fastForward(500)
      const chooser = page.getByRole('dialog', { name: 'Accept into' })
      const button =
        name === 'category'
          ? chooser.getByRole('button', { name: /proposed/ })
          : page.getByRole('button', { name, exact: true })
      await expect(button).toBeInViewport()
      await button.tap()
    }
    expect(await decideAll(page, tap)).toBeLessThanOrEqual(pressesMax)
    await expectDecided(page, site)
  })
})
