import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Db } from '../../database/connect.ts'
import { orNoWrites } from '../../database/database-error.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/tip.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { takeReaderForm } from '../accounts/limits.ts'
import { requiredText, text } from '../fields/form-text-schema.ts'
import { isUuid } from '../fields/record-id.ts'
import type { SendTipResult } from '../tips/tip.ts'
import { nameLengthMax, noteLengthMax } from '../tips/tip-schema.ts'

// More than an editor reads in a week; further senders are asked to come back later.
const openMax = 500

const keptForMs = 90 * 24 * 3_600_000

type Sent = { outlet: { id: string; name: string }; objection: NewObjection; address: string; now: Date }

/** Stores a stranger's objection for editors, within the limits of tips. Deletes those handled more than three months ago. */
export async function sendObjection(db: Db, sent: Sent): Promise<SendTipResult> {
  return orNoWrites(storeObjection(db, sent))
}

async function storeObjection(db: Db, { outlet, objection, address, now }: Sent): Promise<SendTipResult> {
  const taken = await takeReaderForm(db, 'tip', { address, now })
  if (!taken.ok) return taken
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from (
    select from objections where handled_at is null limit ${openMax}) counted`.execute(db)
  if ((rows[0]?.count ?? 0) >= openMax) return { ok: false, reason: 'full' }
  await db
    .deleteFrom('objections')
    .where('handledAt', '<', new Date(now.getTime() - keptForMs))
    .execute()
  const { note, name } = objection
  await db
    .insertInto('objections')
    .values({ outletId: outlet.id, outletName: outlet.name, note, sentBy: name, sentAt: now })
    .execute()
  return { ok: true }
}

/** A reader's objection to the rating or the owner of an outlet. */
type Objection = {
  id: string
  outletId: string
  /** The name as the reader saw it. */
  outletName: string
  note: string
  /** '' if no name was given. */
  sentBy: string
  sentAt: Date
  handledAt: Date | null
  /** The account's name. */
  handledBy: string | null
  /** Whether the outlet still exists. */
  hasOutlet: boolean
}

/** Open objections oldest first, as editors work through them; handled ones by when they were handled, newest first. */
export async function listObjections(
  db: Db,
  { state, limit }: { state: 'open' | 'handled'; limit: number },
): Promise<Objection[]> {
  const isOpen = state === 'open'
  return db
    .selectFrom('objections')
    .selectAll()
    .select(
      sql<boolean>`exists (select from outlets where outlets.id = objections.outlet_id)`.as('hasOutlet'),
    )
    .where('handledAt', isOpen ? 'is' : 'is not', null)
    .orderBy(isOpen ? 'sentAt' : 'handledAt', isOpen ? 'asc' : 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function countOpenObjections(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from objections where handled_at is null`.execute(db)
  return rows[0]?.count ?? 0
}

/** Marks an objection as handled, or as open again. False if another editor has already done so, or it is gone. */
export async function markObjection(
  db: Db,
  { id, state, by, now }: { id: string; state: 'open' | 'handled'; by: Authorized; now: Date },
): Promise<boolean> {
  if (!isUuid(id)) return false
  const isHandled = state === 'handled'
  const { numUpdatedRows } = await db
    .updateTable('objections')
    .set({ handledAt: isHandled ? now : null, handledBy: isHandled ? by.name : null })
    .where('id', '=', id)
    .where('handledAt', isHandled ? 'is' : 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const objectionSchema = (language: Language) =>
  z.object({
    note: requiredText(words.sayWhatIsWrong(language)).check(
      z.maxLength(noteLengthMax, words.tooLong(language, { most: String(noteLengthMax) })),
    ),
    name: text().check(z.maxLength(nameLengthMax, words.tooLong(language, { most: String(nameLengthMax) }))),
  })

export type NewObjection = z.output<ReturnType<typeof objectionSchema>>
