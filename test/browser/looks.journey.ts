import { expect, expectAccessible, expectNoSideScroll, test } from './journey.ts'

// Every kind of page as people with and without sight meet it; the pictures are kept with the results of the run.
const paths = {
  front: '/',
  index: '/index',
  category: '/category/world',
  search: '/search?q=the',
  unasked: '/search',
  nothing: '/search?q=zzzz',
  page: '/about',
  tester: '/route-test',
  missing: '/none',
  'admin-missing': '/admin/none',
}

// What other journeys publish meanwhile would move the page while it is looked at.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    class SilentEventSource extends EventTarget {
      close(): void {}
    }
    Object.assign(window, { EventSource: SilentEventSource })
  }),
)

for (const width of [360, 768, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`every page at ${width} pixels in ${colorScheme} colours`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      for (const [name, path] of Object.entries(paths)) {
        await page.goto(path)
        await expectNoSideScroll(page)
        // Between the two nothing stands that neither has.
        if (width !== 768) await expectAccessible(page)
        await page.screenshot({
          path: `test-results/screenshots/${name}-${width}-${colorScheme}.png`,
          fullPage: true,
        })
      }
    })
  }
}

test('the ring of a headline is drawn round the box that cuts its text', async ({ page }) => {
  await page.goto('/')
  for (const headline of ['.lead h2', '.card h3']) {
    const box = page.locator(headline).first()
    await page.keyboard.press('Tab')
    await box.getByRole('link').focus()
    await expect(box).toHaveCSS('outline-style', 'solid')
    await expect(box.getByRole('link')).toHaveCSS('outline-style', 'none')
  }
})

test('on the route tester a value stands nearer to its own label than to the next', async ({ page }) => {
  await page.goto('/route-test')
  const terms = page.getByRole('main').locator('dl')
  const [label, value, next] = await terms.evaluate(list =>
    [...list.children].slice(0, 3).map(part => part.getBoundingClientRect()),
  )
  if (!label || !value || !next) throw new Error('the route tester has no list')
  expect(next.top - value.bottom).toBeGreaterThan(value.top - label.bottom)
})
