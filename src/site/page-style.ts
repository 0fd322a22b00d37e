import { readHandle } from '../http/route-handle.ts'
import { type InlineStyle, inlineStyle } from '../ui/stylesheet.ts'

type Match = { handle: unknown; loaderData: unknown }

/** The inline rules for a document with these matches, outermost first; null if it loads the stylesheet. */
export function findPageStyle(matches: readonly Match[]): InlineStyle | null {
  const { sheet } = readHandle(matches.at(-1)?.handle)
  const primaryColor = readPrimaryColor(matches[0]?.loaderData)
  return sheet && primaryColor ? inlineStyle(sheet, primaryColor) : null
}

function readPrimaryColor(root: unknown): string | null {
  const settings = typeof root === 'object' && root !== null && 'settings' in root ? root.settings : null
  if (typeof settings !== 'object' || settings === null || !('primaryColor' in settings)) return null
  return typeof settings.primaryColor === 'string' ? settings.primaryColor : null
}
