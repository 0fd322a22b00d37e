import type { Page, Request, Route } from '@playwright/test'

type Holding = {
  /** Which of those that the address fits; all where it is left out. */
  only?: (request: Request) => boolean
  /** `there`: the server does not know of it yet. `back`: it has done it, and nobody here knows. */
  on: 'there' | 'back'
  /** The fate of the request on its way. */
  end?: (route: Route) => Promise<void>
}

/** A slow network without a clock: holds what a page asks for until `letGo`. `asked` counts what is held. */
export async function holdRequests(
  page: Page,
  url: string | RegExp,
  { only = () => true, on, end = route => route.continue() }: Holding,
): Promise<{ letGo: () => void; asked: () => number }> {
  const gone = Promise.withResolvers<void>()
  let isGone = false
  let asked = 0
  await page.route(url, async route => {
    if (!only(route.request())) return route.fallback()
    if (isGone) return end(route)
    asked += 1
    const response = on === 'back' ? await route.fetch() : null
    await gone.promise
    return response ? route.fulfill({ response }) : end(route)
  })
  const letGo = () => {
    isGone = true
    gone.resolve()
  }
  return { letGo, asked: () => asked }
}

export const isPost = (request: Request) => request.method() === 'POST'
