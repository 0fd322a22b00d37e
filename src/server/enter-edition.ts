import { inEdition, splitEdition } from '../address/site-path.ts'
import type { Db } from '../database/connect.ts'
import { listCategories } from '../domain/categories/category-queries.ts'
import { categoriesIn, settingsIn } from '../domain/editions/edition.ts'
import type { Settings } from '../domain/settings/settings.ts'
import { getSettings } from '../domain/settings/settings-queries.ts'
import { defaultLanguage, type Edition } from '../text/language.ts'

// An edition is the same table of routes behind a prefix of the address. The prefix is removed here, so that no route and no
// loader sees it, and added to the redirects of loaders. All other code gets prefixed addresses from `sitePath`.

/**
 * The request without its edition prefix. The prefix stays, so that no route matches, if the route does not exist in editions,
 * or if the site does not have this edition and the route does not outlive it.
 */
export async function enterEdition(
  request: Request,
  {
    edition,
    isMissing = false,
    outlivesEditions = false,
    findSettings,
  }: {
    edition: Edition | null
    isMissing?: boolean
    outlivesEditions?: boolean
    findSettings: () => Promise<Settings>
  },
): Promise<{ edition: Edition | null; request: Request }> {
  if (!edition) return { edition, request }
  const isOn = Boolean((await findSettings()).editions[edition])
  if (isMissing || (!isOn && !outlivesEditions)) return { edition: isOn ? edition : null, request }
  const url = new URL(request.url)
  url.pathname = splitEdition(url.pathname).path
  return { edition: isOn ? edition : null, request: new Request(url, request) }
}

export function prefixRedirect(response: Response, edition: Edition | null): Response {
  const location = response.headers.get('location')
  if (!edition || !location || !/^\/(?!admin(\/|$))/.test(location)) return response
  const headers = new Headers(response.headers)
  headers.set('location', inEdition(edition, location))
  return new Response(null, { status: response.status, headers })
}

export type SiteInEdition = ReturnType<ReturnType<typeof readSite>['inEdition']>

/** Reads settings and categories, which most loaders of a page need, once each, and translates them for an edition. */
export function readSite(db: Db) {
  const findSettings = once(() => getSettings(db))
  const findCategories = once(() => listCategories(db))
  return {
    findSettings,
    inEdition: (edition: Edition | null) => ({
      edition,
      language: edition ?? defaultLanguage,
      findSettings: edition ? async () => settingsIn(edition, await findSettings()) : findSettings,
      findCategories: edition ? async () => categoriesIn(edition, await findCategories()) : findCategories,
    }),
  }
}

/** Shares one read among the loaders of a page, which run in parallel and need the same data. */
function once<T>(read: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined
  return () => {
    answer ??= read()
    return answer
  }
}
