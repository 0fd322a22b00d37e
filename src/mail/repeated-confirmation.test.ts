import { expect, test } from 'vitest'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { turnOnNewsletter } from '../../test/support/newsletter-scene.ts'
import { confirmSubscription } from '../domain/newsletter/confirm-subscription.ts'
import { claimMail } from '../domain/newsletter/outbox.ts'
import { requestSubscription } from '../domain/newsletter/request-subscription.ts'
import { composeMail } from './compose-mail.ts'

const { db } = await freshDatabase()
const origin = 'https://chowk.example'
const morning = new Date('2026-01-02T02:00:00Z')
const later = (minutes: number) => new Date(morning.getTime() + minutes * 60_000)

/** Claims the mail that is due and returns the token of its link. */
async function send(now: Date): Promise<string> {
  const mail = await claimMail(db, now)
  const composed = mail && (await composeMail(db, { mail, address: 'new@example.org', origin, now }))
  return /\/newsletter\/confirm\/([\w-]+)/.exec(composed?.plain ?? '')?.[1] ?? ''
}

test('a confirmation that is sent again, because nobody knows whether it arrived, has the same link', async () => {
  await turnOnNewsletter(db)
  const asked = { address: 'new@example.org', language: 'en', client: '192.0.2.1' } as const
  await requestSubscription(db, { ...asked, now: morning })
  const first = await send(morning)
  expect(first).toHaveLength(43)
  expect(await send(later(6))).toBe(first)
  expect(await confirmSubscription(db, first, later(7))).toBe(true)

  await requestSubscription(db, { ...asked, address: 'other@example.org', now: later(8) })
  expect(await send(later(8))).not.toBe(first)
})
