import { readHandle } from '../http/route-handle.ts'
import { type InlineStyle, inlineStyle } from '../ui/stylesheet.ts'
import { findPageAds } from './page-ads.ts'

type Match = { handle: unknown; loaderData: unknown }

/** The inline rules for a document with these matches, outermost first; null if it loads the stylesheet. */
export function findPageStyle(matches: readonly Match[]): InlineStyle | null {
  const { sheet } = readHandle(matches.at(-1)?.handle)
  const site = readSite(matches[0]?.loaderData)
  return sheet && site ? inlineStyle({ ...site, sheet, hasAds: findPageAds(matches) !== null }) : null
}

function readSite(root: unknown): { primaryColor: string; hasEditions: boolean } | null {
  const settings = typeof root === 'object' && root !== null && 'settings' in root ? root.settings : null
  if (typeof settings !== 'object' || settings === null || !('primaryColor' in settings)) return null
  const hasEditions = 'editions' in settings && Object.values(settings.editions ?? {}).some(Boolean)
  return typeof settings.primaryColor === 'string'
    ? { primaryColor: settings.primaryColor, hasEditions }
    : null
}
