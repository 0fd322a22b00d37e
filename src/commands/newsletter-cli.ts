import { recordReturned } from '../domain/newsletter/outbox.ts'
import { readReturnedMail } from '../domain/newsletter/read-returned-mail.ts'
import type { Language } from '../text/language.ts'
import * as words from '../words/commands.ts'
import { onDatabase, type ReadCommand, runCommandLine } from './run-command-line.ts'

// `npm run newsletter -- bounce < mail`: a mail server passes on the mails that are returned to MAIL_FROM.

const usage = 'npm run newsletter -- bounce < MAIL\n'

// A report contains at most the mail that it is about, which has 60 KB and its headers.
const bytesMax = 2 ** 20

await runCommandLine({
  read: readBounce,
  schema: 'up-to-date',
  mayCreate: () => false,
  work: async (mailId, { databaseUrl, language, print }) => {
    const isCounted = await onDatabase(databaseUrl, (db, now) => recordReturned(db, { mailId, now }))
    print((isCounted ? words.returnCounted : words.noReturn)(language))
    return isCounted ? 0 : 1
  },
})

/** The id of the returned mail. */
async function readBounce(args: string[], language: Language): Promise<ReadCommand<string>> {
  if (args.length !== 1 || args[0] !== 'bounce') return { ok: false, problem: usage }
  const mailId = readReturnedMail(await readInput())
  if (mailId === null) return { ok: false, problem: `${words.noReturn(language)}\n` }
  return { ok: true, command: mailId }
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
