import { canonicalUrl, displayUrl } from '../../address/canonical-url.ts'
import type { Db } from '../../database/connect.ts'
import { type DuplicateException, listExemptions } from '../duplicates/duplicate-exceptions.ts'
import { type Addresses, exemptAddresses } from '../duplicates/exempt-addresses.ts'
import { findOutletAt } from '../outlets/find-outlet-at.ts'

/**
 * The address that readers get of one that somebody typed or sent, and the identity of its article: cleaned of tracking,
 * as a feed's is, unless its outlet is known to need the parameter. Null for what is no address of an article.
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
