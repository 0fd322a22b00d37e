import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addRow, setRow } from '../../../test/support/builders.ts'
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
  await setRow(db, 'accounts', admin.accountId, { isOff: true })
  expect(await queueFor(admin.accountId)).toMatchObject({ kind: 'test', address: null })
})

test('two mails that come back at the same moment are two bounces', async () => {
  const { id } = await addRow(db, 'subscribers', {
    id: randomUUID(),
    address: 'gone@example.org',
    language: 'en',
    state: 'active',
    askedAt: morning,
    confirmedAt: morning,
  })
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
  const letter = await addRow(db, 'letters', {
    language: 'en',
    day,
    plannedAt: morning,
    state: 'sent',
    finishedAt: morning,
    recipients: 1,
    sent: 1,
  })
  const times = { createdAt: morning, nextAt: morning, expiresAt: morning, finishedAt: morning }
  const mail = await addRow(db, 'mails', {
    kind: 'letter',
    state: 'sent',
    subscriberId,
    letterId: letter.id,
    language: 'en',
    ...times,
  })
  return mail.id
}

async function queueFor(accountId: string) {
  const expiresAt = new Date(morning.getTime() + 3_600_000)
  await addRow(db, 'mails', {
    kind: 'test',
    accountId,
    language: 'en',
    createdAt: morning,
    nextAt: morning,
    expiresAt,
  })
  return claimMail(db, morning)
}
