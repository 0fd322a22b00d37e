import type { Page } from '@playwright/test'
import { expectAccessible, expectContrast, expectNoSideScroll } from './journey.ts'

/** Takes screenshots in light and dark at the widths of a phone, a tablet and a desktop; ends in light at desktop width. */
export async function takePictures(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSideScroll(page)
      await page.screenshot({
        path: `test-results/screenshots/${name}-${width}-${colorScheme}.png`,
        fullPage: true,
      })
    }
    await (colorScheme === 'dark' ? expectContrast(page) : expectAccessible(page))
  }
}
