import { expect, test } from 'vitest'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { signedInAdmin } from '../../../test/support/signed-in.ts'
import { claimMail } from './outbox.ts'

const { db } = await freshDatabase()
const morning = new Date('2026-01-02T02:00:00Z')

test('a test letter to an account that was switched off has no recipient', async () => {
  const admin = await signedInAdmin(db, { now: morning })
  const on = await queueFor(admin.accountId)
  expect(on?.address).toBe(admin.email)
  await db.updateTable('accounts').set({ isOff: true }).where('id', '=', admin.accountId).execute()
  expect(await queueFor(admin.accountId)).toMatchObject({ kind: 'test', address: null })
})

async function queueFor(accountId: string) {
  const expiresAt = new Date(morning.getTime() + 3_600_000)
  await db
    .insertInto('mails')
    .values({ kind: 'test', accountId, language: 'en', createdAt: morning, nextAt: morning, expiresAt })
    .execute()
  return claimMail(db, morning)
}
