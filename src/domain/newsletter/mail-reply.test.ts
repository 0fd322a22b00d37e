import { expect, test } from 'vitest'
import { expectWithinMs } from '../../../test/support/processor-ms.ts'
import type { MailFailure } from './mail-failure.ts'
import { judgeReply, type MailReply, readReturnedMail } from './mail-reply.ts'

type Command = MailReply['command']

// Replies of real servers, from issues of other projects and the manuals of mail services; the names are changed.
const replies: [Command, string, MailFailure][] = [
  ['RCPT TO', '550 5.1.1 <asha@example.org>: Recipient address rejected: User unknown', 'address-refused'],
  ['RCPT TO', '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found', 'address-refused'],
  ['RCPT TO', '550 5.4.1 Recipient address rejected: Access denied. AS(201806281)', 'address-refused'],
  ['RCPT TO', '550 5.5.0 Requested action not taken: mailbox unavailable', 'address-refused'],
  ['RCPT TO', '550 Requested action not taken: mailbox unavailable', 'address-refused'],
  ['RCPT TO', '550 5.7.1 No such user!', 'address-refused'],
  ['RCPT TO', '550 5.2.1 The email account that you tried to reach is disabled', 'address-refused'],
  ['RCPT TO', '550 #5.1.0 Address rejected.', 'address-refused'],
  ['RCPT TO', '550 5.1.6 recipient no longer on server', 'address-refused'],
  ['RCPT TO', '550 5.4.4 Invalid domain', 'address-refused'],
  ['RCPT TO', '552-5.2.2 The email account that you tried to reach is over quota', 'address-refused'],
  ['RCPT TO', '552 5.2.2 <asha@example.org>: Quota exceeded (mailbox for user is full)', 'address-refused'],
  ['RCPT TO', '552 Requested mailbox exceeds quota.', 'address-refused'],
  ['RCPT TO', '552 recipient storage full, try again later', 'address-refused'],
  ['DATA', '554 delivery error: dd This user does not have a mailbox here', 'address-refused'],
  [
    'DATA',
    '554 delivery error: dd Sorry, your message to asha@example.org cannot be delivered. This mailbox is disabled (554.30).',
    'address-refused',
  ],
  ['RCPT TO', '550 5.4.5 Daily SMTP relay limit exceeded for user', 'limit-reached'],
  ['DATA', '550 5.4.5 Daily user sending quota exceeded. x - gsmtp', 'limit-reached'],
  ['MAIL FROM', '550-5.4.5 Daily user sending limit exceeded.', 'limit-reached'],
  [
    'DATA',
    "554 5.1.90 Your message can't be sent because you've reached your daily limit for message recipients",
    'limit-reached',
  ],
  ['DATA', '554 5.2.0 STOREDRV.Submission.Exception:SubmissionQuotaExceededException', 'limit-reached'],
  ['RCPT TO', '550 5.4.6 Unusual sending activity detected. Please try after some time', 'limit-reached'],
  ['RCPT TO', '550 Domain news.example has exceeded the max emails per hour (250/250)', 'limit-reached'],
  [
    'RCPT TO',
    '550 User news has exceeded its 24-hour sending limit. Messages to 25 recipients out of 25',
    'limit-reached',
  ],
  ['DATA', '554 5.7.1 <DATA>: Data command rejected: limit of 400 rcpts per 24 hours', 'limit-reached'],
  ['DATA', '554 5.7.1 <DATA>: Data command rejected: only 10 messages per day', 'limit-reached'],
  ['DATA', '550 send spam mail rejected: exceeded hour limit', 'limit-reached'],
  ['DATA', '550 5.1.8 Access denied, bad outbound sender', 'sender-refused'],
  ['RCPT TO', '550 5.1.7 Invalid address of the sender', 'sender-refused'],
  ['RCPT TO', '550 5.1.0 Sender denied', 'sender-refused'],
  ['RCPT TO', '550 Sender verify failed', 'sender-refused'],
  ['RCPT TO', '550 Sender IP reverse lookup rejected', 'message-refused'],
  ['RCPT TO', '550 5.2.0 Message blocked', 'message-refused'],
  ['RCPT TO', '550 Administrative prohibition', 'message-refused'],
  ['RCPT TO', '554 5.7.1 <asha@example.org>: Recipient address rejected: Access denied', 'message-refused'],
  ['RCPT TO', '550 5.7.133 The group only accepts messages from its members', 'message-refused'],
  ['RCPT TO', '550 5.4.4 The domain of the recipients could not be reached', 'address-refused'],
  ['RCPT TO', '503 5.5.1 Bad sequence of commands', 'message-refused'],
  ['RCPT TO', '503 valid RCPT command must precede DATA', 'message-refused'],
  ['RCPT TO', '550 JunkMail rejected - the host is in an RBL', 'message-refused'],
  ['RCPT TO', '550 5.7.1 part of their network is on our block list (S3150)', 'message-refused'],
  ['RCPT TO', '550 5.2.1 The user you are trying to contact is receiving mail at a rate', 'message-refused'],
  ['RCPT TO', '552 5.2.3 Your message exceeded the size limit', 'message-refused'],
  ['RCPT TO', '552 message size exceeds fixed maximum message size', 'message-refused'],
  ['DATA', '550 5.7.26 This mail is unauthenticated: DMARC', 'message-refused'],
  ['DATA', '554 5.4.6 Too many hops', 'message-refused'],
  ['RCPT TO', '550 5.1.1 no such user', 'address-refused'],
  ['RCPT TO', '550 no such user', 'address-refused'],
  ['RCPT TO', '550 5.1.1 <relay@authentication.example>: no such user', 'address-refused'],
  [
    'RCPT TO',
    '550 5.1.1 <asha@example.org>: Recipient address rejected: User unknown in relay recipient table',
    'address-refused',
  ],
  ['RCPT TO', '550 5.1.2 Host unknown: relay.example.org has no MX', 'address-refused'],
  ['RCPT TO', '550-5.1.1 no such user\r\n550 5.1.1 https://support.example/relay', 'address-refused'],
  ['RCPT TO', '550 5.1.1 host mx.example.org said: 550 authentication required', 'address-refused'],
  ['RCPT TO', '550 address undeliverable: the host said: 550 authentication required', 'address-refused'],
  ['RCPT TO', '550 no such user at authenticated.Example.org', 'address-refused'],
  ['RCPT TO', '550 no such user in the relay table', 'address-refused'],
  ['RCPT TO', '552 5.2.2 mailbox full', 'address-refused'],
  ['RCPT TO', '550 5.7.1 listed as spam', 'message-refused'],
  ['RCPT TO', '550 5.7.1 relaying denied', 'relay-refused'],
  ['RCPT TO', '554 5.7.1 <asha@example.org>: Relay access denied', 'relay-refused'],
  ['RCPT TO', '550 relay not permitted', 'relay-refused'],
  ['RCPT TO', '550-<asha@example.org>\r\n550 relaying to <asha@example.org> prohibited', 'relay-refused'],
  ['RCPT TO', '550 5.7.54 SMTP; Unable to relay recipient in non-accepted domain', 'relay-refused'],
  ['RCPT TO', '550 we do not relay', 'relay-refused'],
  ['RCPT TO', '554 5.7.1 <unknown[203.0.113.9]>: Client host rejected: Access denied', 'relay-refused'],
  ['RCPT TO', '550 5.7.1 authentication required', 'relay-refused'],
  ['RCPT TO', '454 4.7.1 <asha@example.org>: Relay access denied', 'relay-refused'],
  ['RCPT TO', '504 5.5.2 <news>: Helo command rejected: need fully-qualified hostname', 'relay-refused'],
  ['RCPT TO', '553 5.7.1 <news@news.example>: Sender address rejected: not logged in', 'relay-refused'],
  [
    'RCPT TO',
    '553 5.7.1 <news@news.example>: Sender address rejected: not owned by user chowk',
    'sender-refused',
  ],
  ['RCPT TO', '550 5.1.8 <news@news.example>: Sender address rejected: Domain not found', 'sender-refused'],
  ['RCPT TO', '450 4.2.1 greylisted', 'try-later'],
  ['RCPT TO', '450 4.1.1 unverified address: the host said: 550 authentication required', 'try-later'],
  ['DATA', '554 5.7.1 spam', 'message-refused'],
  ['DATA', '550 5.7.26 the sender is unauthenticated', 'message-refused'],
  ['DATA', '550 5.1.1 no such user', 'address-refused'],
  ['DATA', '451 try later', 'try-later'],
  ['MAIL FROM', '553 5.1.8 sender unknown', 'sender-refused'],
  ['MAIL FROM', '530 5.7.0 authentication required', 'relay-refused'],
  ['MAIL FROM', '550 5.7.1 client was not authenticated', 'relay-refused'],
  ['MAIL FROM', '530 5.7.0 Must issue a STARTTLS command first', 'wants-tls'],
  ['RCPT TO', '550 5.7.1 STARTTLS is required by the recipient domain', 'message-refused'],
  ['DATA', '454 Throttling failure: Daily message quota exceeded.', 'try-later'],
  ['RCPT TO', '452-4.2.2 The email account that you tried to reach is over quota', 'try-later'],
]

test.each(replies)('at %s the reply %s is %s', (command, reply, failure) => {
  expect(judgeReply({ code: Number(reply.slice(0, 3)), command, reply, to: 'asha@example.org' })).toBe(
    failure,
  )
})

const id = '0197a1b2-0000-7000-8000-00000000abcd'
const report = `From: MAILER-DAEMON@mx.example
Message-ID: <report-1@mx.example>
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example

Final-Recipient: rfc822; gone@example.org
Action: failed
Status: 5.1.1

--b
Content-Type: message/rfc822-headers

From: news@chowk.example
Message-ID: <${id}@chowk.example>
--b--
`

const bounce = { mailId: id, failure: 'returned-mail' }

test('a report of a final failure identifies our mail', () => {
  expect(readReturnedMail(report)).toEqual(bounce)
  expect(readReturnedMail(report.replaceAll('\n', '\r\n'))).toEqual(bounce)
})

test('the id of our mail may be on a line of its own, as with a long host name', () => {
  const folded = report.replace(`Message-ID: <${id}`, `Message-ID:\n <${id}`)
  expect(readReturnedMail(folded)).toEqual(bounce)
  expect(readReturnedMail(folded.replaceAll('\n', '\r\n'))).toEqual(bounce)
})

test.each([
  ['5.1.1', '', 'returned-mail'],
  ['5.2.2', 'smtp; 552 5.2.2 Over quota', 'returned-mail'],
  ['4.2.2', '', 'returned-mail'],
  ['5.4.4', 'X-Postfix; Host or domain name not found', 'returned-mail'],
  ['4.4.7', 'smtp; 550 4.4.7 QUEUE.Expired; message expired', 'returned-mail'],
  ['4.4.1', 'X-Postfix; connect to mx.example.org: Connection timed out', 'returned-mail'],
  ['5.4.7', 'smtp; 554 5.4.7 message timeout (exceeded max time)', 'returned-mail'],
  ['5.4.1', 'smtp;550 5.4.1 Recipient address rejected: Access denied', 'returned-mail'],
  ['5.0.0', 'smtp; 550 No such user here', 'returned-mail'],
  ['5.0.0', 'smtp; 554 delivery error: dd\n this mailbox is disabled', 'returned-mail'],
  ['5.0.0', 'smtp; 550 5.1.1 no\n such thing', 'returned-mail'],
  ['5.0.0', '', 'message-refused'],
  ['5.0.0', 'smtp; 550 5.7.1 gone@example.org looks like spam', 'message-refused'],
  ['5.1.0', 'smtp; 550 5.1.0 Sender denied', 'message-refused'],
  ['5.1.8', '', 'message-refused'],
  ['5.1.90', '', 'message-refused'],
  ['5.3.4', 'smtp; 552 5.3.4 Message too big', 'message-refused'],
  ['5.4.5', 'smtp; 550 5.4.5 Daily sending limit', 'message-refused'],
  ['5.7.1', 'smtp;550 5.7.1 messages were not sent: block list (S3150)', 'message-refused'],
  ['5.7.26', 'smtp; 550-5.7.26 This mail has been blocked: DMARC', 'message-refused'],
  ['4.7.1', 'smtp; 450 4.7.1 cannot find your reverse hostname', 'message-refused'],
])('a final report of %s (%s) is %s', (status, diagnostic, failure) => {
  const field = diagnostic && `\nDiagnostic-Code: ${diagnostic}`
  const text = report.replace('Status: 5.1.1', `Status: ${status}${field}`)
  expect(readReturnedMail(text)).toEqual({ mailId: id, failure })
})

test('a mail is recognised although the mail server replaced its Message-ID', () => {
  const replaced = `Message-ID: <0102018f-0000@eu-west-1.amazonses.com>\nX-Chowk-Mail:`
  expect(readReturnedMail(report.replace('Message-ID: <0197', `${replaced} <0197`))).toEqual(bounce)
})

test.each([
  ['of a mail of somebody else', report.replaceAll(id, 'abc')],
  ['of two mails', report + report.replaceAll('abcd', 'abce')],
])('a report %s names none of our mails', (_, text) =>
  expect(readReturnedMail(text)).toMatchObject({ mailId: null }),
)

test.each([
  ['a delay', report.replace('Action: failed', 'Action: delayed')],
  ['an answer of a person', `In-Reply-To: <${id}@chowk.example>\n\nNo, thank you`],
  ['nothing', ''],
])('%s is not such a report', (_, text) => expect(readReturnedMail(text)).toBeNull())

test('a megabyte of any text is read quickly', () => {
  const hostile = [
    `Message-ID: ${'<'.repeat(2 ** 20)}`,
    `${report}${'Message-ID: a\n'.repeat(70_000)}`,
    'Status: 5.'.repeat(100_000),
    `${report}${'Message-ID:\n a\n b'.repeat(60_000)}`,
    `${report}${'Diagnostic-Code: smtp; mailbox\n '.repeat(30_000)}`,
  ]
  expectWithinMs(100, () => hostile.map(readReturnedMail))
})
