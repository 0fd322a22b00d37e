import { createHmac } from 'node:crypto'
import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Language } from '../../text/language.ts'
import { oneLine } from '../../text/remove-invisible.ts'
import * as words from '../../words/letters.ts'
import { digestToken } from '../accounts/secret-token.ts'
import { escapeHtml, frameMail, styles } from './mail-html.ts'
import type { MailText } from './write-letter.ts'

/** How long a confirmation link works, and how long an unconfirmed address is kept. */
export const confirmDays = 3

const dayMs = 86_400_000

type ConfirmLink = { key: string; mailId: string; subscriberId: string; language: string; now: Date }

/**
 * The one-time link of a mail, made when it is sent, so that no mail in the outbox holds a secret. It is the same at each
 * attempt, because a mail whose sending failed may have arrived. The link of an older mail becomes invalid.
 */
export async function makeConfirmToken(
  db: Db,
  { key, mailId, subscriberId, language, now }: ConfirmLink,
): Promise<string> {
  const token = createHmac('sha256', key).update(`confirm:${mailId}`).digest('base64url')
  await db
    .updateTable('subscribers')
    .set({
      confirmDigest: digestToken(token),
      confirmLanguage: language,
      confirmExpiresAt: new Date(now.getTime() + confirmDays * dayMs),
    })
    .where('id', '=', subscriberId)
    .execute()
  return token
}

/** The language that a link subscribes to, and whether it has done so; null for an invalid link. Looking does not use it up. */
export async function findConfirmLink(
  db: Db,
  token: string,
  now: Date,
): Promise<{ language: string; isConfirmed: boolean } | null> {
  const found = await selectByToken(db, token, now).executeTakeFirst()
  if (!found?.confirmLanguage) return null
  const { state, language, confirmLanguage } = found
  return { language: confirmLanguage, isConfirmed: state === 'active' && language === confirmLanguage }
}

/** Subscribes the address that the link was mailed to. A second click changes nothing. */
export async function confirmSubscription(db: Db, token: string, now: Date): Promise<boolean> {
  return inTransaction(db, async tx => {
    const subscriber = await selectByToken(tx, token, now).forUpdate().executeTakeFirst()
    if (!subscriber?.confirmLanguage) return false
    await tx
      .updateTable('subscribers')
      .set({
        state: 'active',
        language: subscriber.confirmLanguage,
        bounceCount: 0,
        offFailure: null,
        confirmedAt: subscriber.confirmedAt ?? now,
      })
      .where('id', '=', subscriber.id)
      .execute()
    return true
  })
}

function selectByToken(db: Db, token: string, now: Date) {
  return db
    .selectFrom('subscribers')
    .select(['id', 'state', 'language', 'confirmLanguage', 'confirmedAt'])
    .where('confirmDigest', '=', digestToken(token))
    .where('confirmExpiresAt', '>', now)
}

/** The mail that asks an address to confirm its subscription. It holds no text of the person who typed the address. */
export function writeConfirmation(
  language: Language,
  { siteName, url }: { siteName: string; url: string },
): MailText {
  const subject = oneLine(words.confirmSubject(language, { siteName }))
  const question = words.confirmAsk(language, { siteName })
  const otherwise = words.confirmOtherwise(language, { days: confirmDays })
  const paragraph = (text: string) =>
    `<p class="i" style="margin:0 0 20px;font-size:16px;line-height:1.5;${styles.ink};${styles.sans}">${escapeHtml(text)}</p>`
  const button = `<p style="margin:0 0 20px"><a class="b" href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;background:#1c1b19;color:#ffffff;text-decoration:none;font-size:16px;font-weight:600;${styles.sans}">${escapeHtml(words.confirmButton(language))}</a></p>`
  return {
    subject,
    html: frameMail({
      language,
      subject,
      teaser: question,
      rows: [paragraph(question), button, paragraph(otherwise)],
    }),
    plain: [question, url, otherwise].map(oneLine).join('\n\n'),
  }
}
