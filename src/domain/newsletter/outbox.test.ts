import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { signedInAdmin } from '../../../test/support/signed-in.ts'
import { untilBlocked } from '../../../test/support/until-blocked.ts'
import { claimMail, recordReturned } from './outbox.ts'

const { db } = await freshDatabase()
const morning = new Date('2026-01-02T02:00:00Z')

test('a test letter to an account that was switched off has no recipient', async () => {
  const admin = await signedInAdmin(db, { now: morning })
  const on = await queueFor(admin.accountId)
  expect(on?.address).toBe(admin.email)
  await db.updateTable('accounts').set({ isOff: true }).where('id', '=', admin.accountId).execute()
  expect(await queueFor(admin.accountId)).toMatchObject({ kind: 'test', address: null })
})

test('two mails that come back at the same moment are two bounces', async () => {
  const { id } = await db
    .insertInto('subscribers')
    .values({
      id: randomUUID(),
      address: 'gone@example.org',
      language: 'en',
      state: 'active',
      askedAt: morning,
      confirmedAt: morning,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const [first, second] = [await addSentLetter(id, '2026-01-01'), await addSentLetter(id, '2026-01-02')]
  let returning: Promise<unknown> = Promise.resolve()
  await db.transaction().execute(async tx => {
    await recordReturned(tx, { mailId: first, now: morning })
    returning = recordReturned(db, { mailId: second, now: morning })
    await untilBlocked(tx)
  })
  await returning
  const subscriber = await db.selectFrom('subscribers').select('bounceCount').executeTakeFirstOrThrow()
  expect(subscriber.bounceCount).toBe(2)
})

async function addSentLetter(subscriberId: string, day: string): Promise<string> {
  const letter = await db
    .insertInto('letters')
    .values({
      language: 'en',
      day,
      plannedAt: morning,
      state: 'sent',
      finishedAt: morning,
      recipients: 1,
      sent: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const times = { createdAt: morning, nextAt: morning, expiresAt: morning, finishedAt: morning }
  const mail = await db
    .insertInto('mails')
    .values({ kind: 'letter', state: 'sent', subscriberId, letterId: letter.id, language: 'en', ...times })
    .returning('id')
    .executeTakeFirstOrThrow()
  return mail.id
}

async function queueFor(accountId: string) {
  const expiresAt = new Date(morning.getTime() + 3_600_000)
  await db
    .insertInto('mails')
    .values({ kind: 'test', accountId, language: 'en', createdAt: morning, nextAt: morning, expiresAt })
    .execute()
  return claimMail(db, morning)
}
