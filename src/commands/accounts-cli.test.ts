import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { getRow } from '../../test/support/builders.ts'
import { cheapPasswords } from '../../test/support/cheap-passwords.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { processEnvironment } from '../../test/support/process-environment.ts'
import { temporaryFolder } from '../../test/support/temporary-folder.ts'
import { until } from '../../test/support/until.ts'
import { findPostmaster } from '../database/embedded/postmaster.ts'
import { openSession } from '../domain/accounts/sessions.ts'
import { resetPassword } from '../domain/accounts/setup-link.ts'
import { signIn } from '../domain/accounts/sign-in.ts'
import { readAccountsArguments, runAccountsCommand } from './accounts-commands.ts'

const { db, url, now } = await freshDatabase({ at: '2026-01-02T12:00:00Z' })
const passwords = cheapPasswords

async function run(...args: string[]): Promise<{ code: number; lines: string[] }> {
  const wanted = readAccountsArguments(args, 'en')
  if (!wanted.ok) throw new Error(wanted.problem)
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const code = await runAccountsCommand(wanted.command, {
    db,
    passwords,
    origin: 'https://news.example',
    now,
    language: 'en',
    print,
  })
  return { code, lines }
}

function tokenIn(lines: string[]): string {
  return /https:\/\/news\.example\/admin\/set-up\/(\S+)$/.exec(lines.join('\n'))?.[1] ?? ''
}

test('an account is added with a link for choosing its password', async () => {
  const added = await run('add', 'Ana@Example.org', '--name', 'Ana')
  expect(added.code).toBe(0)
  expect(added.lines[0]).toBe('Added ana@example.org.')
  const password = 'seven brown crossroads'
  expect(await resetPassword(db, { token: tokenIn(added.lines), password, passwords, now })).toEqual({
    ok: true,
  })
  const pair = {
    email: 'ana@example.org',
    password,
    address: '127.0.0.1',
    device: '',
    deviceToken: null,
    demo: false,
    passwords,
  }
  expect((await signIn(db, { ...pair, now })).ok).toBe(true)
  expect((await run('list')).lines).toEqual([
    'ana@example.org  Ana  administrator  1 session, last used 2026-01-02 12:00 UTC',
  ])
})

test('an address can be added only once', async () => {
  await run('add', 'bo@example.org')
  const again = await run('add', 'BO@example.org')
  expect(again).toMatchObject({ code: 1 })
  expect(again.lines[0]).toContain('There is an account BO@example.org already')
})

test('an account is signed out everywhere', async () => {
  await run('add', 'chand@example.org')
  const { id } = await getRow(db, 'accounts', { email: 'chand@example.org' })
  await openSession(db, { accountId: id, device: '', address: '', now })
  expect(await run('sign-out', 'chand@example.org')).toEqual({
    code: 0,
    lines: ['chand@example.org is signed out everywhere.'],
  })
  expect(await db.selectFrom('sessions').select('id').where('accountId', '=', id).execute()).toEqual([])
})

test('a command turns two-step sign-in off', async () => {
  await run('add', 'gita@example.org')
  const { id } = await getRow(db, 'accounts', { email: 'gita@example.org' })
  const factor = { accountId: id, secret: Buffer.alloc(20), confirmedAt: now }
  await db.insertInto('secondFactors').values(factor).execute()
  expect(await run('second-factor', 'off', 'gita@example.org')).toEqual({
    code: 0,
    lines: ['Two-step sign-in of gita@example.org is off.'],
  })
  expect(await db.selectFrom('secondFactors').selectAll().execute()).toEqual([])
})

test('commands set roles and switch accounts off, but keep the last administrator', async () => {
  await run('add', 'eve@example.org', '--role', 'contributor')
  expect((await run('role', 'eve@example.org', 'editor')).lines).toEqual([
    'eve@example.org is an editor now.',
  ])
  expect((await run('switch-off', 'eve@example.org')).lines[0]).toContain('eve@example.org is off')
  expect((await run('list')).lines).toContain('eve@example.org  eve  editor, off  0 sessions, not signed in')
  expect(await run('reset-password', 'eve@example.org')).toMatchObject({ code: 1 })
  expect((await run('switch-on', 'eve@example.org')).code).toBe(0)
  expect(await run('switch-off', 'ana@example.org')).toEqual({
    code: 1,
    lines: ['ana@example.org is the last active administrator. Make somebody else an administrator first.'],
  })
})

test('a name is stored in one line, without control characters', async () => {
  await run('add', 'mallory@example.org', '--name', 'Mallory\u001b[31m\nExample')
  expect((await run('list')).lines.join('\n')).toContain('mallory@example.org  Mallory[31m Example  ')
})

test.each([
  [['sign-out', 'nobody@example.org'], 'There is no account nobody@example.org.'],
  [['reset-password', 'nobody@example.org'], 'There is no account nobody@example.org.'],
  [['add', 'nonsense'], 'nonsense is not an email address.'],
])('%j reports what is wrong', async (args, line) => {
  expect(await run(...args)).toEqual({ code: 1, lines: [line] })
})

test.each([
  [[]],
  [['add']],
  [['bogus']],
  [['list', 'x']],
  [['role', 'x']],
  [['second-factor', 'off']],
  [['second-factor', 'on', 'x']],
  [['role', 'x', 'owner']],
  [['add', 'x', '--role', 'owner']],
  [['sign-out', 'x', 'y']],
  [['sign-out', 'x', '--name', 'y']],
  [['add', 'x', '--y']],
])('%j prints the usage', args => {
  const wanted = readAccountsArguments(args, 'en')
  expect(wanted.ok ? '' : wanted.problem).toContain('npm run accounts -- reset-password EMAIL')
})

test.each([
  [['delete'], 'delete'],
  [['second-factor', 'on', 'x'], 'on'],
  [['role', 'x', 'emperor'], 'emperor'],
  [['add', 'x', '--role', 'king'], 'king'],
])('of %j the wrong word is named', (args, word) => {
  expect(readAccountsArguments(args, 'en')).toMatchObject({
    problem: expect.stringMatching(new RegExp(`^“${word}” is not possible here\\.\n`)),
  })
})

const script = fileURLToPath(new URL('./accounts-cli.ts', import.meta.url))

test('the command line works although nobody reads its output', async () => {
  const child = spawn(process.execPath, [script, 'list'], { env: { ...process.env, DATABASE_URL: url } })
  child.stdout.destroy()
  const complaints = child.stderr.setEncoding('utf8').toArray()
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(await complaints).toEqual([])
})

test('the command line reads the database and prints in the language of the terminal', async () => {
  const runIn = (locale: string, email: string) => {
    const env = { ...process.env, DATABASE_URL: url, PUBLIC_URL: 'https://news.example', LC_ALL: locale }
    return new Promise<string>(resolve => {
      execFile(process.execPath, [script, 'add', email], { env }, (_error, output) => resolve(output))
    })
  }
  expect(await runIn('C', 'dev@example.org')).toMatch(
    /^Added dev@example\.org\.\ndev@example\.org can choose .*\/admin\/set-up\/\S+\n$/,
  )
  expect(await runIn('hi_IN.UTF-8', 'uma@example.org')).toMatch(
    /^uma@example\.org जोड़ा गया।\numa@example\.org के लिए पासवर्ड .*\/admin\/set-up\/\S+\n$/,
  )
})

test('a command that a signal ends stops the database that it has started', async () => {
  const dataDir = join(temporaryFolder(), 'data')
  const child = spawn(process.execPath, [script, 'add', 'ada@example.org'], {
    env: { ...processEnvironment, DATA_DIR: dataDir },
    stdio: 'ignore',
  })
  const cluster = join(dataDir, 'postgres')
  const isLaunched = () => existsSync(join(dataDir, 'postgres.log')) && findPostmaster(cluster) !== null
  await until('the database runs', isLaunched)
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([143, null])
  expect(findPostmaster(cluster)).toBeNull()
})
