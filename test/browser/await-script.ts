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

// Several times what a start takes on a machine that runs other suites.
const hydratedWithinMs = 30_000

/** Waits until React has hydrated the page and is idle, so that the effects that register key listeners have run. */
export async function untilHydrated(page: Page): Promise<void> {
  const isHydrated = await page.evaluate(hydrate, hydratedWithinMs)
  if (!isHydrated) throw new Error(`React did not hydrate ${page.url()} within ${hydratedWithinMs} ms`)
}

/** React marks the body when it takes over the server's HTML. A page without a script is ready once it has arrived whole. */
async function hydrate(withinMs: number): Promise<boolean> {
  const until = performance.now() + withinMs
  while (document.readyState === 'loading' && performance.now() < until) {
    await new Promise(resolve => setTimeout(resolve, 5))
  }
  if (!('__reactRouterContext' in window)) return true
  while (!Object.keys(document.body).some(name => name.startsWith('__reactFiber'))) {
    if (performance.now() > until) return false
    await new Promise(resolve => setTimeout(resolve, 5))
  }
  await new Promise(resolve => requestIdleCallback(resolve, { timeout: 5_000 }))
  return true
}
