import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { addRecord, deleteRecords, updateRecord } from '../revisions/write-record.ts'
import type { SiteLinkInput } from './site-link-schema.ts'

type Editor = { by: Authorized; now: Date }
/** Each type has one page; the existing one is named so that the form can link to it. */
type TypeTaken = { ok: false; reason: 'type-taken'; existingId: string | null }

/** `input.content` is stored unchanged: the caller must sanitise it. */
export async function addSiteLink(
  db: Db,
  { input, ...editor }: Editor & { input: SiteLinkInput },
): Promise<{ ok: true; id: string; batchId: string } | TypeTaken> {
  return inTransaction(db, async tx => {
    const added = await addRecord(tx, { table: 'site_links', values: { ...input }, ...editor })
    return added ? { ok: true, ...added } : typeTaken(tx, input.type)
  })
}

/** Like `addSiteLink`. `stale`: another editor has saved since `version`, which the form was filled from. */
export async function updateSiteLink(
  db: Db,
  { input, ...update }: Editor & { id: string; version: number; input: SiteLinkInput },
): Promise<{ ok: true; batchId: string } | TypeTaken | { ok: false; reason: 'not-found' | 'stale' }> {
  return inTransaction(db, async tx => {
    const updated = await updateRecord(tx, { table: 'site_links', values: { ...input }, ...update })
    if (updated.ok) return updated
    return updated.reason === 'taken' ? typeTaken(tx, input.type) : { ok: false, reason: updated.reason }
  })
}

/** Readers then see what a missing page shows; undo restores it. */
export async function deleteSiteLink(
  db: Db,
  { id, ...editor }: Editor & { id: string },
): Promise<{ ok: true; batchId: string } | { ok: false; reason: 'not-found' }> {
  return inTransaction(db, async tx => {
    const { count, batchId } = await deleteRecords(tx, { table: 'site_links', ids: [id], ...editor })
    return count > 0 ? { ok: true, batchId } : { ok: false, reason: 'not-found' }
  })
}

async function typeTaken(tx: Db, type: SiteLinkInput['type']): Promise<TypeTaken> {
  const existing = await tx.selectFrom('siteLinks').select('id').where('type', '=', type).executeTakeFirst()
  return { ok: false, reason: 'type-taken', existingId: existing?.id ?? null }
}
