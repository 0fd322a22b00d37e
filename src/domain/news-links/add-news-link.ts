import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { findOutletAt } from '../outlets/find-outlet-at.ts'
import { acceptWaiting, lockWaiting } from '../revisions/accept-waiting.ts'
import { addRecord } from '../revisions/write-record.ts'
import { findDuplicateOf, lockCategory, type NewsLinkDuplicate } from './news-link-checks.ts'
import { type NewsLinkInput, publishedAtOf, toArticle } from './news-link-schema.ts'
import { removeSamples } from './remove-samples.ts'

type AddNewsLinkResult =
  | { ok: true; id: string; batchId: string }
  | { ok: false; reason: 'duplicate'; of: NewsLinkDuplicate | null }
  | { ok: false; reason: 'no-such-category' }

/**
 * Publishes a link: its row, its revision, the removal of samples and the notification in one transaction. `canonicalUrl` is
 * its identity; an entry that waits there is accepted with it.
 */
export async function addNewsLink(
  db: Db,
  {
    input,
    canonicalUrl,
    takeDownAt = null,
    by,
    now,
  }: { input: NewsLinkInput; canonicalUrl: string; takeDownAt?: Date | null; by: Authorized; now: Date },
): Promise<AddNewsLinkResult> {
  return inTransaction(db, async tx => {
    const waiting = await lockWaiting(tx, [canonicalUrl])
    if (!(await lockCategory(tx, input.category))) return { ok: false, reason: 'no-such-category' }
    const outlet = await findOutletAt(tx, input.url)
    const values = {
      language: null,
      ...toArticle(input),
      canonicalUrl,
      takeDownAt,
      outletId: outlet?.id ?? null,
      publishedAt: publishedAtOf(input) ?? now,
    }
    const added = await addRecord(tx, { table: 'news_links', values, by, now })
    if (added) {
      await acceptWaiting(tx, { ids: waiting, by, now, batchId: added.batchId })
      await removeSamples(tx)
      return { ok: true, ...added }
    }
    return { ok: false, reason: 'duplicate', of: await findDuplicateOf(tx, canonicalUrl) }
  })
}
