import { rm } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { addStory } from '../support/add-story.ts'
import { addCategory, addNewsLink } from '../support/builders.ts'
import { emptySite } from '../support/empty-site.ts'
import { makeLaterRelease } from '../support/later-release.ts'
import type { Site } from '../support/start-site.ts'
import { expect } from './journey.ts'

// A reader who keeps pages on the device.

export const copyLine = /No network, or a very slow one\. This copy is from /

export const countWorkers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

/** Adds a story, and turns the keeping of pages on. */
export async function turnOn(page: Page, site: Site): Promise<void> {
  await site.refill(async () => {
    await emptySite(site)
    await site.db.updateTable('settings').set({ offlineEnabled: true, primaryColor: '#1a2b4a' }).execute()
    const { id: category } = await addCategory(site.db, { name: 'India', slug: 'india' })
    const publishedAt = new Date(Date.now() - 3_600_000)
    const links = await Promise.all(
      [1, 2, 3].map(n =>
        addNewsLink(site.db, {
          category,
          title: `The bridge gives way, report ${n}`,
          url: `https://outlet-${n}.example/${n}`,
          publishedAt,
        }),
      ),
    )
    await addStory(site.db, { links, slug: 'bridge', title: 'The bridge at Guwahati' })
  })
  await page.goto('/')
  expect(await countWorkers(page)).toBe(0)
  await page.getByRole('link', { name: 'Read offline' }).click()
  await expect(page.getByText('Nothing is kept on this device.')).toBeVisible()
  await page.getByRole('button', { name: 'Keep pages on this device' }).click()
  await expect(page.getByText('Pages are kept on this device.')).toBeVisible()
}

/** Runs `work`, which can upgrade the site to a later release, and returns to this one: other journeys use the site. */
export async function withLaterRelease(
  site: Site,
  work: (upgrade: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const folder = await makeLaterRelease()
  try {
    await work(async () => {
      await site.upgrade(folder)
      // The service worker shows its copy after three seconds, which a process can take for its first page on a busy machine.
      for (const path of ['/', '/category/india', '/story/bridge']) await fetch(site.origin + path)
    })
  } finally {
    await site.restart()
    await rm(folder, { recursive: true })
  }
}

/** Waits until the copy is stored, which happens in the background. */
export async function untilKept(page: Page, path: string): Promise<void> {
  await expect.poll(() => page.evaluate(async at => Boolean(await caches.match(at)), path)).toBe(true)
}

/** Whether the page is of the later release, and whether it has its rules. */
export function styleOf(page: Page): Promise<{ isLater: boolean; hasRules: boolean }> {
  return page.evaluate(() => ({
    isLater: getComputedStyle(document.body).getPropertyValue('--later') === '1',
    hasRules: (document.styleSheets[0]?.cssRules.length ?? 0) > 50,
  }))
}
