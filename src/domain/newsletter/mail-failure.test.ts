import { expect, test } from 'vitest'
import { expectWithinMs } from '../../../test/support/processor-ms.ts'
import { readReturnedMail } from './mail-failure.ts'

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

test('a report of a permanent failure identifies our mail', () => {
  expect(readReturnedMail(report)).toBe(id)
  expect(readReturnedMail(report.replaceAll('\n', '\r\n'))).toBe(id)
})

test('the id of our mail may be on a line of its own, as with a long host name', () => {
  const folded = report.replace(`Message-ID: <${id}`, `Message-ID:\n <${id}`)
  expect(readReturnedMail(folded)).toBe(id)
  expect(readReturnedMail(folded.replaceAll('\n', '\r\n'))).toBe(id)
})

test.each([
  ['a delay', report.replace('Action: failed', 'Action: delayed')],
  ['a failure that may pass', report.replace('5.1.1', '4.2.2')],
  ['an answer of a person', `In-Reply-To: <${id}@chowk.example>\n\nNo, thank you`],
  ['a mail of somebody else', report.replaceAll(id, 'abc')],
  ['two mails', report + report.replaceAll('abcd', 'abce')],
  ['nothing', ''],
])('%s is not such a report', (_, text) => expect(readReturnedMail(text)).toBeNull())

test('a megabyte of any text is read quickly', () => {
  const hostile = [
    `Message-ID: ${'<'.repeat(2 ** 20)}`,
    `${report}${'Message-ID: a\n'.repeat(70_000)}`,
    'Status: 5.'.repeat(100_000),
    `${report}${'Message-ID:\n a\n b'.repeat(60_000)}`,
  ]
  expectWithinMs(100, () => hostile.map(readReturnedMail))
})
