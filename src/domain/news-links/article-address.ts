import { canonicalUrl, displayUrl } from '../../address/canonical-url.ts'
import type { Db } from '../../database/connect.ts'
import {
  type Addresses,
  type DuplicateException,
  exemptAddresses,
  listExemptions,
} from '../duplicates/duplicate-exceptions.ts'
import { findOutletAt } from '../outlets/find-outlet-at.ts'

/**
 * The address to show to readers for one that was typed or sent, and the canonical address that identifies its article.
 * Both are cleaned of tracking as a feed's are, unless the outlet needs the parameter. Null where no article can have it.
 */
export async function findAddresses(db: Db, given: string): Promise<Addresses | null> {
  const [shown, canonical] = [displayUrl(given), canonicalUrl(given)]
  if (!shown.ok || !canonical.ok) return null
  const usual = { url: shown.url, canonicalUrl: canonical.url }
  return exemptAddresses(given, await listExceptionsAt(db, shown.url)) ?? usual
}

async function listExceptionsAt(db: Db, url: string): Promise<DuplicateException[]> {
  const outlet = await findOutletAt(db, url)
  return outlet ? ((await listExemptions(db, [outlet.id])).get(outlet.id) ?? []) : []
}

// A feed's id or the part behind `#` tells some articles of one address apart, and their identity carries it
// (ingest/judge/identify-entries.ts). An address typed in a form has no such mark, so a saved link keeps its own.

/** The limit of `news_links.canonical_url`, in bytes. */
export const identityBytesMax = 2048

/** The identity after a save: the stored one if the address still names the same page, else that of the typed address. */
export function keepIdentity(stored: string | null, typed: string): string {
  if (stored === null) return typed
  const mark = typed.includes('#') ? '/' : '#'
  return stored.startsWith(`${typed}${mark}`) ? stored : typed
}
