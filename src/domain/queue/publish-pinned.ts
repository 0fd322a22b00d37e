import { randomUUID } from 'node:crypto'
import type { Db } from '../../database/connect.ts'
import { lockStories } from '../../database/lock-stories.ts'
import { inTransaction, rollBackUnlessOk } from '../../database/transaction.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { changeFront, type FrontRefusal, lockPlaces, type Overtaken } from '../front/change-front.ts'
import type { PinChange } from '../front/front-changes.ts'
import type { SeenEntry } from './open-entries.ts'
import { type PublishResult, publishEntries } from './publish-entries.ts'

/** The pin of an entry, without its subject: the link that the entry becomes. */
export type EntryPin = Omit<PinChange, 'subject'>

type PublishPinnedResult = { ok: true; published: PublishResult; overtaken: Overtaken[] } | FrontRefusal

/** Publishes one entry and pins its link, as one batch with one undo. If the pin is refused the entry stays in the queue. */
export async function publishPinned(
  db: Db,
  { entry, pin, by, now }: { entry: SeenEntry; pin: EntryPin; by: Authorized; now: Date },
): Promise<PublishPinnedResult> {
  return inTransaction(db, tx =>
    rollBackUnlessOk(tx, async (): Promise<PublishPinnedResult> => {
      const batchId = randomUUID()
      // The front desk locks stories, then places, then categories; the same order here prevents a deadlock.
      await lockStories(tx)
      await lockPlaces(tx, [pin], { by, now })
      const published = await publishEntries(tx, { entries: [entry], by, now, batchId })
      const id = await findLink(tx, published)
      if (id === null) return { ok: true, published, overtaken: [] }
      const changes = { pins: [{ ...pin, subject: { kind: 'link' as const, id } }], sections: null }
      const pinned = await changeFront(tx, { changes, by, now, batchId })
      return pinned.ok ? { ok: true, published, overtaken: pinned.overtaken } : pinned
    }),
  )
}

async function findLink(tx: Db, { decided: [entry] }: PublishResult): Promise<string | null> {
  if (!entry) return null
  const row = await tx
    .selectFrom('entries')
    .select('newsLinkId')
    .where('id', '=', entry.id)
    .executeTakeFirst()
  return row?.newsLinkId ?? null
}
