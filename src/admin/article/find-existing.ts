import type { Db } from '../../database/connect.ts'
import { findAddresses } from '../../domain/news-links/article-address.ts'
import { findEarlierSubmission } from '../../domain/queue/arrivals/add-entry.ts'
import { describeSameAddress } from '../../domain/reasons/describe-entry-reason.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/entry-reasons.ts'
import type { Already } from './article-proposal.ts'

/** The news link or waiting entry with any of these addresses, of which the first is the typed one. */
export async function findExisting(
  db: Db,
  addresses: readonly string[],
  language: Language,
): Promise<Already | null> {
  const identities: { address: string; canonicalUrl: string }[] = []
  for (const address of new Set(addresses)) {
    const found = await findAddresses(db, address)
    if (found) identities.push({ address, canonicalUrl: found.canonicalUrl })
  }
  const distinct = new Map(identities.toReversed().map(one => [one.canonicalUrl, one.address]))
  for (const [canonicalUrl, address] of [...distinct].toReversed()) {
    const of = await findEarlierSubmission(db, { canonicalUrl, origin: 'paste' })
    if (!of) continue
    const why = describeSameAddress(address, of.url, language)
    return { of, why: address === addresses[0] ? why : words.leadsThere(language, { why }) }
  }
  return null
}
