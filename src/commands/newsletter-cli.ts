import { readReturnedMail } from '../domain/newsletter/mail-reply.ts'
import { recordReturned } from '../domain/newsletter/outbox.ts'
import type { Language } from '../text/language.ts'
import * as words from '../words/commands.ts'
import { onDatabase, type ReadCommand, runCommandLine } from './run-command-line.ts'

// `npm run newsletter -- bounce < mail`: a mail server passes on the mails that are returned to MAIL_FROM.

// A mail server bounces what a command fails on, unless it says to try later (EX_TEMPFAIL of sysexits.h).
const tryLater = 75

const usage = 'npm run newsletter -- bounce < MAIL\n'

// A report contains at most the mail that it is about, which has 60 KB and its headers.
const bytesMax = 2 ** 20

await runCommandLine({
  read: readBounce,
  schema: () => 'present',
  failure: tryLater,
  work: async ({ returned }, { databaseUrl, language, print }) => {
    print(await record(returned, { databaseUrl, language }))
    // People answer newsletters, too: such a mail is no failure.
    return 0
  },
})

type Returned = ReturnType<typeof readReturnedMail>

/** With the returned mail; null for a mail that is no report of a failure. */
async function readBounce(args: string[]): Promise<ReadCommand<{ returned: Returned }>> {
  if (args.length !== 1 || args[0] !== 'bounce') return { ok: false, problem: usage }
  return { ok: true, command: { returned: readReturnedMail(await readInput()) } }
}

/** The sentence that says what was recorded. */
async function record(
  returned: Returned,
  { databaseUrl, language }: { databaseUrl: string; language: Language },
): Promise<string> {
  if (!returned) return words.noReturn(language)
  const { mailId, failure } = returned
  const isRecorded =
    mailId !== null &&
    (await onDatabase(databaseUrl, (db, now) => recordReturned(db, { mailId, failure, now })))
  if (!isRecorded) return words.unknownReturn(language)
  return (failure === 'returned-mail' ? words.returnCounted : words.returnNotCounted)(language)
}

async function readInput(): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of process.stdin) {
    const piece = Buffer.from(chunk)
    bytes += piece.length
    if (bytes > bytesMax) break
    chunks.push(piece)
  }
  return Buffer.concat(chunks).toString('latin1')
}
