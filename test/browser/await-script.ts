import type { Page } from '@playwright/test'

/**
 * Makes every navigation of this page wait until its script is running. The server's HTML is visible earlier: on a busy
 * machine a journey would click before any listener exists. Separate journeys cover users who are faster than the
 * script; they specify what they wait for.
 */
export function awaitScript(page: Page): void {
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (!options?.waitUntil) await untilHydrated(page)
    return response
  }
  for (const method of ['reload', 'goBack', 'goForward'] as const) {
    const navigate = page[method].bind(page)
    page[method] = async options => {
      const response = await navigate(options)
      if (!options?.waitUntil) await untilHydrated(page)
      return response
    }
  }
}

const hydratedWithinMs = 60_000

/**
 * Waits until React has hydrated the page and is idle, so that the effects that register key listeners have run. A page whose
 * script does not start is loaded a second time: Chromium has been seen to hold back a request on a busy machine.
 */
export async function untilHydrated(page: Page): Promise<void> {
  if (await isHydratedWithin(page, hydratedWithinMs)) return
  console.warn(`the script of ${page.url()} did not start; loading the page again`)
  await page.reload({ waitUntil: 'load' })
  if (!(await isHydratedWithin(page, hydratedWithinMs)))
    throw new Error('the script of the page did not start')
}

function isHydratedWithin(page: Page, ms: number): Promise<boolean> {
  return page.evaluate(async ms => {
    if (!('__reactRouterContext' in window)) return true
    const until = performance.now() + ms
    const isHydrated = () => Object.keys(document.body).some(name => name.startsWith('__reactFiber'))
    while (!isHydrated()) {
      if (performance.now() > until) return false
      await new Promise(resolve => setTimeout(resolve, 5))
    }
    await new Promise(resolve => requestIdleCallback(resolve, { timeout: 5_000 }))
    return true
  }, ms)
}
