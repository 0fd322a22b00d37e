import type { Page, Request, Route } from '@playwright/test'

type Holding = {
  /** Selects among the requests that match the address; all if omitted. */
  only?: (request: Request) => boolean
  /** `there`: held before it reaches the server. `back`: the server has handled it, but its response is held. */
  on: 'there' | 'back'
  /** How a request continues after the release, for example by being aborted. */
  end?: (route: Route) => Promise<void>
}

/** Simulates a slow network without timers: holds requests until `release` is called. `heldCount` counts them. */
export async function holdRequests(
  page: Page,
  url: string | RegExp,
  { only = () => true, on, end = route => route.continue() }: Holding,
): Promise<{ release: () => void; heldCount: () => number }> {
  const released = Promise.withResolvers<void>()
  let isReleased = false
  let held = 0
  await page.route(url, async route => {
    if (!only(route.request())) return route.fallback()
    if (isReleased) return end(route)
    held += 1
    const response = on === 'back' ? await route.fetch() : null
    await released.promise
    return response ? route.fulfill({ response }) : end(route)
  })
  const release = () => {
    isReleased = true
    released.resolve()
  }
  return { release, heldCount: () => held }
}

export const isPost = (request: Request) => request.method() === 'POST'
