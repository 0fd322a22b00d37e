import { canonicalUrl, displayUrl } from '../../address/canonical-url.ts'
import type { Db } from '../../database/connect.ts'
import { type DuplicateException, listExemptions } from '../duplicates/duplicate-exceptions.ts'
import { type Addresses, exemptAddresses } from '../duplicates/exempt-addresses.ts'
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
