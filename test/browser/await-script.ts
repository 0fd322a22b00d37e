import type { Page } from '@playwright/test'

/**
 * From now on whatever is opened in this page is waited for until its script is at work. The server's page stands before that: on
 * a busy machine a journey would click and press where nobody listens yet. Hands that are quicker than the script have journeys of
 * their own, which say themselves what they wait for.
 */
export function awaitScript(page: Page): void {
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (!options?.waitUntil) await untilAtWork(page)
    return response
  }
  for (const way of ['reload', 'goBack', 'goForward'] as const) {
    const go = page[way].bind(page)
    page[way] = async options => {
      const response = await go(options)
      if (!options?.waitUntil) await untilAtWork(page)
      return response
    }
  }
}

/** React marks what it has taken over, and its effects, which listen to keys, have run when nothing is left to do. */
export async function untilAtWork(page: Page): Promise<void> {
  await page.evaluate(async () => {
    if (!('__reactRouterContext' in window)) return
    const isTakenOver = () => Object.keys(document.body).some(name => name.startsWith('__reactFiber'))
    while (!isTakenOver()) await new Promise(resolve => setTimeout(resolve, 5))
    await new Promise(resolve => requestIdleCallback(resolve))
  })
}
