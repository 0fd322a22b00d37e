import { fillQueue } from '../support/fill-queue.ts'
import { openQueue, deskTest as test } from './desk.ts'
import { expect, expectAccessible, expectNoSideScroll } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

// The viewport of a 1280 by 1024 screen at 400 % zoom.
const viewport = { width: 320, height: 256 }

test.use({ viewport })

test('at 400 % zoom the selection bar leaves most of the screen to the queue', async ({ page, site }) => {
  await fillQueue(site, 8)
  await signInPage(page, site, 'Asha Devi')
  await openQueue(page)
  await page.keyboard.press('x')
  const bar = page.getByRole('toolbar', { name: 'Selected entries' })
  await expect(bar).toContainText('1 selected')
  const box = await bar.boundingBox()
  expect(box?.height).toBeLessThanOrEqual(viewport.height / 4)
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(bar).toBeHidden()
})
