// Two thousand articles are a page of 5 MB, and most stories have a dozen: a page shows the newest, and more on request.

export const shownAtFirst = 100

/** The most articles that a story's page shows, and the most that can be ticked. */
export const shownMax = 2_000

/** How many articles the query of the address asks for. */
export function readShownCount(params: URLSearchParams): number {
  const asked = Number(params.get('articles'))
  return Number.isSafeInteger(asked) ? Math.min(Math.max(asked, shownAtFirst), shownMax) : shownAtFirst
}

/** Few steps to the maximum; null if all are shown already. */
export function nextShownCount(shown: number, params: URLSearchParams): string | null {
  const next = new URLSearchParams(params)
  next.set('articles', String(Math.min(shown * 5, shownMax)))
  return shown < shownMax ? `?${next}` : null
}
