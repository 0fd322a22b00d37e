import { canonicalUrl } from '../../address/canonical-url.ts'
import { explainDuplicate } from '../../address/explain-address.ts'
import type { Db } from '../../database/connect.ts'
import { findBroughtBefore } from '../../domain/queue/arrivals/add-entry.ts'
import type { Already } from './article-proposal.ts'

/** The news link or waiting entry of an article that goes by any of these addresses; the first was typed. */
export async function findAlready(db: Db, addresses: readonly string[]): Promise<Already | null> {
  const identities = addresses.flatMap(address => {
    const canonical = canonicalUrl(address)
    return canonical.ok ? [{ address, canonicalUrl: canonical.url }] : []
  })
  const distinct = new Map(identities.toReversed().map(one => [one.canonicalUrl, one.address]))
  for (const [identity, address] of [...distinct].toReversed()) {
    const of = await findBroughtBefore(db, { canonicalUrl: identity, origin: 'paste' })
    const led = address === addresses[0] ? '' : 'this address leads there; '
    if (of) return { of, why: led + explainDuplicate(address, of.url) }
  }
  return null
}
