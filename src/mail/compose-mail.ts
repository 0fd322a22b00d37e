import { sql } from 'kysely'
import { sitePath } from '../address/site-path.ts'
import type { Db } from '../database/connect.ts'
import { inTransaction } from '../database/transaction.ts'
import { settingsIn } from '../domain/editions/edition.ts'
import { readLetter } from '../domain/front/read-letter.ts'
import { getSigningKey } from '../domain/installation/installation.ts'
import { makeConfirmToken, writeConfirmation } from '../domain/newsletter/confirm-subscription.ts'
import { signLeaveToken } from '../domain/newsletter/leave-newsletter.ts'
import { listLetterLanguages } from '../domain/newsletter/newsletter.ts'
import type { ClaimedMail } from '../domain/newsletter/outbox.ts'
import {
  addressLetter,
  type MailText,
  toLetterColumns,
  writeLetter,
} from '../domain/newsletter/write-letter.ts'
import { getSettings } from '../domain/settings/settings-queries.ts'
import { settlePrinted } from '../domain/stories/settle-stories.ts'
import { readEdition, readLanguage } from '../text/language.ts'
import * as words from '../words/letters.ts'
import type { OutgoingMail } from './open-mailer.ts'

// Links of mails are in the edition of the mail, so that a page without a subscriber, whose language it could read, is in the
// mail's language, too. They still work when the edition is turned off (`outlivesEditions`).
type Composing = { mail: ClaimedMail; address: string; origin: string; now: Date }

/** The mail of a row of the outbox, composed when it is sent; null if there is nothing to send any more. */
export async function composeMail(db: Db, composing: Composing): Promise<OutgoingMail | null> {
  const { mail, address, origin } = composing
  const found = await write(db, composing)
  if (!found) return null
  const { text, leaveUrl } = found
  const host = new URL(origin).hostname
  const messageId = `<${mail.id}@${host}>`
  return {
    messageId,
    to: address,
    ...text,
    // Some mail services replace the Message-ID; a returned mail is recognised by this one (mail-reply.ts).
    headers: { 'X-Chowk-Mail': messageId, ...(leaveUrl ? listHeaders(leaveUrl, host) : {}) },
  }
}

function write(db: Db, composing: Composing): Promise<{ text: MailText; leaveUrl: string | null } | null> {
  switch (composing.mail.kind) {
    case 'confirm':
      return writeConfirm(db, composing)
    case 'letter':
      return writeNews(db, composing)
    case 'test':
      return writeTest(db, composing)
  }
}

// One click in the mail program unsubscribes, without a page (RFC 8058). Mail programs honour the first two headers only if the
// mail server signs them (DKIM).
function listHeaders(url: string, host: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    // Mail programs filter and group by it (RFC 2919).
    'List-Id': `<newsletter.${host}>`,
  }
}

async function writeConfirm(db: Db, { mail, origin, now }: Composing) {
  if (!mail.subscriberId) return null
  const { language } = mail
  const edition = readEdition(language)
  const key = await getSigningKey(db, 'newsletter-key')
  const link = { key, mailId: mail.id, subscriberId: mail.subscriberId, language, now }
  const token = await makeConfirmToken(db, link)
  const url = origin + sitePath(edition, '/newsletter/confirm/:token', { token })
  const settings = await getSettings(db)
  const { siteName } = edition ? settingsIn(edition, settings) : settings
  return { text: writeConfirmation(readLanguage(language), { siteName, url }), leaveUrl: null }
}

async function writeNews(db: Db, { mail, origin, now }: Composing) {
  if (!mail.letterId || !mail.subscriberId) return null
  // Turning the newsletter off stops the letter that is on its way.
  const languages: string[] = listLetterLanguages(await getSettings(db))
  if (!languages.includes(mail.language)) return null
  const letter = await readLetterText(db, { id: mail.letterId, origin, now })
  if (!letter) return null
  const token = signLeaveToken(await getSigningKey(db, 'newsletter-key'), mail.subscriberId)
  const leaveUrl = origin + sitePath(readEdition(mail.language), '/newsletter/leave/:token', { token })
  return { text: addressLetter(letter, leaveUrl), leaveUrl }
}

async function writeTest(db: Db, { mail, origin, now }: Composing) {
  const language = readLanguage(mail.language)
  const letter = await readLetter(db, { language, origin, now })
  if (!letter) return null
  const { subject, ...text } = addressLetter(writeLetter(letter), letter.newsletterUrl)
  return { text: { ...text, subject: words.testSubject(language, { subject }) }, leaveUrl: null }
}

type Found = MailText & { language: string; isOutdated: boolean }

/**
 * The letter as it may be sent now; null if nothing is left of it. Its mails leave over hours: it is written again once one
 * of its links was changed, corrected or taken down.
 */
async function readLetterText(
  db: Db,
  { id, origin, now }: { id: string; origin: string; now: Date },
): Promise<MailText | null> {
  const { rows } = await sql<Found>`
    select letter.language, letter.subject, letter.html, letter.plain, letter.html <> '' and exists (
      select from unnest(letter.link_ids) as printed (id) left join news_links link on link.id = printed.id
      where link.id is null or link.updated_at > letter.written_at or exists (
        select from corrections where news_link_id = link.id and created_at > letter.written_at)
    ) as is_outdated
    from letters letter where letter.id = ${id}`.execute(db)
  const [found] = rows
  const text = found?.isOutdated ? await writeAgain(db, { id, language: found.language, origin, now }) : found
  return text && text.html !== '' ? text : null
}

async function writeAgain(
  db: Db,
  { id, language, origin, now }: { id: string; language: string; origin: string; now: Date },
): Promise<MailText> {
  const letter = await readLetter(db, { language: readLanguage(language), origin, now })
  const written = toLetterColumns(letter, now)
  await inTransaction(db, async tx => {
    await tx.updateTable('letters').set(written).where('id', '=', id).execute()
    await settlePrinted(tx, letter?.stories ?? [], now)
  })
  return written
}
