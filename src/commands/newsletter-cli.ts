import { readConfig } from '../config.ts'
import { connect } from '../database/connect.ts'
import { readDatabaseTime } from '../database/database-clock.ts'
import { recordReturned } from '../domain/newsletter/outbox.ts'
import { readReturnedMail } from '../domain/newsletter/read-returned-mail.ts'
import { defaultLanguage } from '../text/language.ts'
import * as words from '../words/commands.ts'
import { commandProblem } from './command-problem.ts'
import { openDatabase } from './open-database.ts'

// `npm run newsletter -- bounce < mail`: a mail server hands over what comes back to MAIL_FROM.

const usage = 'npm run newsletter -- bounce < MAIL\n'

// A report repeats at most the mail it is about, which has 60 KB and its headers.
const bytesMax = 2 ** 20

process.exitCode = await main(process.argv.slice(2))

async function main(args: string[]): Promise<number> {
  if (args.length !== 1 || args[0] !== 'bounce') return complain(usage)
  const read = readConfig(process.env)
  if (!read.ok) return complain(`${read.problems.join('\n')}\n`)
  const mailId = readReturnedMail(await readInput())
  if (mailId === null) return complain(`${words.noReturn(defaultLanguage)}\n`)
  try {
    const database = await openDatabase(read.config)
    const db = connect({ url: database.url, connectionsMax: 1, applicationName: 'chowk newsletter' })
    try {
      const isCounted = await recordReturned(db, { mailId, now: await readDatabaseTime(db) })
      const said = isCounted ? words.returnCounted : words.noReturn
      process.stdout.write(`${said(defaultLanguage)}\n`)
      return isCounted ? 0 : 1
    } finally {
      await db.destroy()
      await database.stop()
    }
  } catch (error) {
    return complain(commandProblem(error))
  }
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

function complain(text: string): number {
  process.stderr.write(text)
  return 1
}
