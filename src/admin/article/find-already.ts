import type { Db } from '../../database/connect.ts'
import { type BroughtBefore, findBroughtBefore } from '../../domain/queue/add-entry.ts'
import { type BroughtArticle, findAlike } from '../../domain/queue/find-alike.ts'
import { canonicalUrl } from '../../ingest/address/canonical-url.ts'
import { explainDuplicate } from '../../ingest/address/explain-address.ts'
import type { Already } from './article-proposal.ts'

/** The news link or waiting entry of an article that goes by any of these addresses; the first is the one that was typed. */
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

/** What says the same under another address; `why` in one sentence. */
export async function findLookalike(db: Db, article: BroughtArticle, now: Date): Promise<Already | null> {
  const alike = await findAlike(db, article, now)
  if (!alike || alike.of.kind === 'given') return null
  const of = alike.of.kind === 'news-link' ? await getLink(db, alike.of.id) : await getEntry(db, alike.of.id)
  return { of, why: alike.reason }
}

async function getLink(db: Db, id: string): Promise<BroughtBefore> {
  const query = db.selectFrom('newsLinks').select(['id', 'title', 'url']).where('id', '=', id)
  return { kind: 'news-link', ...(await query.executeTakeFirstOrThrow()) }
}

async function getEntry(db: Db, id: string): Promise<BroughtBefore> {
  const query = db.selectFrom('entries').select(['id', 'title', 'url', 'status']).where('id', '=', id)
  const entry = await query.executeTakeFirstOrThrow()
  return { kind: 'entry', ...entry, status: entry.status === 'waiting' ? 'waiting' : 'rejected' }
}
