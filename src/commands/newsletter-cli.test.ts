import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../test/support/fresh-database.ts'

const { url } = await freshDatabase()
const command = fileURLToPath(new URL('newsletter-cli.ts', import.meta.url))

const bounce = [
  'Action: failed',
  'Status: 5.1.1',
  'Message-ID: <01a22c36-7b35-7052-9519-de2221ed7647@news.example>',
].join('\n')

/** Pipes a mail into the command, as a mail server does; returns the exit code. */
async function pipe(mail: string, databaseUrl = url): Promise<number> {
  const env = { PATH: process.env.PATH, DATABASE_URL: databaseUrl }
  const child = spawn(process.execPath, [command, 'bounce'], { env, stdio: ['pipe', 'ignore', 'ignore'] })
  child.stdin.end(mail)
  const [code] = await once(child, 'exit')
  return code
}

test('a mail server has nothing to return for a reply, or for a bounce of another newsletter', async () => {
  expect(await pipe('Subject: Out of office\n\nBack on Monday.')).toBe(0)
  expect(await pipe(bounce)).toBe(0)
})

test('while the database is away, a mail server is asked to try later', async () => {
  expect(await pipe(bounce, 'postgres://nobody@127.0.0.1:1/none')).toBe(75)
})
