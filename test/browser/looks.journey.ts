import { expectNoSideScroll, test } from './journey.ts'

// Pictures of every kind of page for people to look at, kept with the results of the run.
const paths = {
  front: '/',
  index: '/index',
  category: '/category/world',
  search: '/search?q=the',
  page: '/about',
  missing: '/none',
}

for (const width of [360, 768, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`every page at ${width} pixels in ${colorScheme} colours`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      for (const [name, path] of Object.entries(paths)) {
        await page.goto(path)
        await expectNoSideScroll(page)
        await page.screenshot({
          path: `test-results/screenshots/${name}-${width}-${colorScheme}.png`,
          fullPage: true,
        })
      }
    })
  }
}
