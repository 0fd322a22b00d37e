import { type ChildProcess, execFile } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { authorizedEditor } from '../../test/support/authorized.ts'
import { backUpTo, fillDatabase, openClone, openFilledClone } from '../../test/support/backup-scene.ts'
import { addNewsLink, setRow } from '../../test/support/builders.ts'
import { processEnvironment } from '../../test/support/process-environment.ts'
import { signedInAdmin } from '../../test/support/signed-in.ts'
import { temporaryFolder } from '../../test/support/temporary-folder.ts'
import { untilBlocked } from '../../test/support/until-blocked.ts'
import { readConfig } from '../config.ts'
import { addCategory } from '../domain/categories/write-category.ts'
import { findRestoreObstacle, readFileCommand, runBackup, runRestore } from './backup-commands.ts'

type Ran = { code: number; stdout: string; stderr: string }

/** The command as a person types it, in a process of its own. */
function run(
  command: 'accounts' | 'backup' | 'feeds' | 'restore',
  args: string[],
  env: Record<string, string>,
  onStart?: (child: ChildProcess) => void,
): Promise<Ran> {
  const script = fileURLToPath(new URL(`./${command}-cli.ts`, import.meta.url))
  return new Promise(resolve => {
    const child = execFile(
      process.execPath,
      [script, ...args],
      { env: { ...processEnvironment, ...env } },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    )
    onStart?.(child)
  })
}

/** The work of a command on a database. */
async function work(
  command: typeof runBackup,
  { path, flags = [], env }: { path: string; flags?: string[]; env: Record<string, string> },
) {
  const read = readConfig(env)
  if (!read.ok) throw new Error(read.problems.join())
  const lines: string[] = []
  const code = await command(
    { path, flags: new Set(flags) },
    {
      config: read.config,
      databaseUrl: read.config.databaseUrl ?? '',
      language: 'en',
      print: line => lines.push(line),
    },
  )
  return { code, said: lines.join('\n') }
}

test('a backup of one database is restored into another by command', async () => {
  const source = await openClone()
  await fillDatabase(source.db)
  const target = await openClone()
  const file = join(temporaryFolder(), 'a.chowk')
  const made = await run('backup', [file], { DATABASE_URL: source.url })
  expect(made).toMatchObject({ code: 0, stderr: '' })
  expect(made.stdout).toMatch(
    /^Backed up 300 news links, 0 entries, 0 feeds, 1 account to \S+a\.chowk \(\d+ KB\)\.\n$/,
  )
  expect(await run('restore', [file], { DATABASE_URL: target.url })).toEqual({
    code: 0,
    stderr: '',
    stdout: expect.stringMatching(/^Restored 300 news links.*\nEverybody has to sign in again\.\n$/),
  })
})

test('existing work is replaced only on request, and is kept in a file', async () => {
  const { db, url } = await openFilledClone()
  const { accountId } = await signedInAdmin(db, { now: new Date('2026-01-02T06:30:00Z'), name: 'Bim' })
  const folder = temporaryFolder()
  const file = join(folder, 'a.chowk')
  const tables = await backUpTo(file, url)
  await setRow(db, 'accounts', accountId, { isOff: true })
  await db.deleteFrom('newsLinks').where('title', 'like', 'Line_1%').execute()
  const env = { DATABASE_URL: url, DATA_DIR: join(folder, 'data') }
  const refused = await work(runRestore, { path: file, env })
  expect(refused).toEqual({ code: 1, said: expect.stringContaining('add --replace') })
  expect(refused.said).toMatch(/^The database holds 189 news links.*Nothing was changed\.$/)
  const done = await work(runRestore, { path: file, flags: ['replace'], env })
  expect(done).toEqual({ code: 0, said: expect.stringContaining('The previous content is in') })
  expect(done.said).toContain(
    '\n1 account that the backup has is off now, because it was off here, or unknown:',
  )
  const [kept = ''] = readdirSync(join(folder, 'data', 'backups'))
  expect(kept).toMatch(/^before-restore-.*\.chowk$/)
  // A restore records its time in the settings, and Bim stays off.
  const withoutThose = (all: typeof tables) =>
    all.filter(({ name }) => name !== 'settings' && name !== 'accounts')
  expect(withoutThose(await backUpTo(join(folder, 'b.chowk'), url))).toEqual(withoutThose(tables))
  const keptPath = join(folder, 'data', 'backups', kept)
  expect(await run('restore', [keptPath, '--replace'], env)).toMatchObject({ code: 0 })
  expect(await db.selectFrom('newsLinks').select('id').execute()).toHaveLength(189)
})

test('a backup never overwrites a file, and says what to do', async () => {
  const { url } = await openClone()
  const file = join(temporaryFolder(), 'a.chowk')
  const backUpAgain = () => work(runBackup, { path: file, env: { DATABASE_URL: url } })
  expect(await backUpAgain()).toMatchObject({ code: 0 })
  const before = readFileSync(file)
  expect(await backUpAgain()).toEqual({
    code: 1,
    said: `${file} already exists: name another file, or move that one away first. No backup was made.`,
  })
  expect(readFileSync(file)).toEqual(before)
})

test('a refused restore lists what the database holds, including samples, and has not migrated it', async () => {
  const { db, url } = await openClone()
  const file = join(temporaryFolder(), 'a.chowk')
  await backUpTo(file, url)
  const input = { name: 'Politics', slug: 'politics', description: '', orderNum: 0 }
  const added = await addCategory(db, { input, by: await authorizedEditor(db), now: new Date() })
  if (!added.ok) throw new Error(added.reason)
  for (let count = 0; count < 61; count += 1) await addNewsLink(db, { category: added.id, isSample: true })
  await sql`delete from migrations where name = (select max(name) from migrations)`.execute(db)
  const { stderr } = await run('restore', [file], { DATABASE_URL: url })
  expect(stderr).toMatch(/^The database holds 61 sample links and 1 change by an editor\. Restore into/)
})

test('a file that cannot be restored creates no database', async () => {
  const { url } = await openClone()
  const folder = temporaryFolder()
  const file = join(folder, 'a.chowk')
  await backUpTo(file, url)
  writeFileSync(file, readFileSync(file).subarray(0, -1))
  const refused = await run('restore', [file, '--replace'], { DATA_DIR: join(folder, 'data') })
  expect(refused).toEqual({
    code: 1,
    stderr: '',
    stdout: `${file} is damaged or incomplete: restore another copy of it. Nothing was changed.\n`,
  })
  expect(readdirSync(folder)).toEqual(['a.chowk'])
})

test('a file that is not a backup is refused with a sentence, and so is a place that cannot be written', async () => {
  const { url } = await openClone()
  const folder = temporaryFolder()
  const env = { DATABASE_URL: url, DATA_DIR: join(folder, 'data') }
  const letter = join(folder, 'letter.txt')
  writeFileSync(letter, 'Dear reader')
  const findObstacle = (path: string) => findRestoreObstacle({ path, flags: new Set(['replace']) }, 'en')
  expect(await findObstacle(letter)).toContain('is not a backup of Chowk')
  expect(await findObstacle(join(folder, 'none'))).toContain('There is no file')
  const backUpTo = (path: string) => work(runBackup, { path, env })
  expect(await backUpTo(letter)).toEqual({ code: 1, said: expect.stringContaining('name another file') })
  expect(await backUpTo(join(folder, 'none', 'a.chowk'))).toEqual({
    code: 1,
    said: expect.stringContaining('does not exist: create it first'),
  })
  expect(readFileSync(letter, 'utf8')).toBe('Dear reader')
  expect(existsSync(join(folder, 'data'))).toBe(false)
})

test('wrong arguments, and a folder without a database, create nothing', async () => {
  const folder = temporaryFolder()
  const env = { DATA_DIR: join(folder, 'data') }
  const usage = 'npm run backup -- FILE\n'
  for (const args of [['a', 'b'], []])
    expect(readFileCommand(args, { usage, flags: [] })).toEqual({ ok: false, problem: usage })
  const [unknown, ...empty] = await Promise.all([
    run('restore', ['a', '--force'], env),
    run('backup', [join(folder, 'a.chowk')], env),
    run('feeds', ['list'], env),
    run('accounts', ['list'], env),
  ])
  expect(unknown).toMatchObject({ code: 1, stderr: expect.stringContaining('[--replace]') })
  const refused = { code: 1, stderr: expect.stringContaining('holds no database') }
  expect(empty).toMatchObject([refused, refused, refused])
  expect(readdirSync(folder)).toEqual([])
})

test.each([
  ['a backup', runBackup, [], /^The database stopped while it was read\. No backup was made\. Start Chowk/],
  [
    'a restore',
    runRestore,
    ['replace'],
    /^The database stopped during the restore\. .* is in \S+backups\. Start Chowk/,
  ],
] as const)('if the database stops, %s says so, and what it holds', async (_, command, flags, sentence) => {
  const { db, url } = await openClone()
  const folder = temporaryFolder()
  const file = join(folder, 'a.chowk')
  if (command === runRestore) await backUpTo(file, url)
  const env = { DATABASE_URL: url, DATA_DIR: join(folder, 'data') }
  await db.transaction().execute(async tx => {
    await sql`lock table news_links`.execute(tx)
    const running = work(command, { path: file, flags: [...flags], env })
    const refused = expect(running).rejects.toThrow(sentence)
    await untilBlocked(tx)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
      and application_name in ('chowk backup', 'chowk restore')`.execute(tx)
    await refused
  })
})

test.each([
  ['restore', 'SIGTERM', 143, ['--replace'], /^Stopped\. Nothing was .* is in \S+backups\.\n$/],
  ['restore', 'SIGINT', 130, [], /^Stopped\. Nothing was changed, unless .* ended\.\n$/],
  ['backup', 'SIGINT', 130, [], /^Stopped\.\n$/],
] as const)(
  'a %s that %s ends says so, and leaves nothing',
  async (command, signal, code, flags, sentence) => {
    const { db, url } = await openClone()
    const folder = temporaryFolder()
    const file = join(folder, 'a.chowk')
    if (command === 'restore') await backUpTo(file, url)
    await db.transaction().execute(async tx => {
      await sql`lock table news_links`.execute(tx)
      const env = { DATABASE_URL: url, DATA_DIR: join(folder, 'data') }
      const running = run(command, [file, ...flags], env, child => {
        void untilBlocked(tx).then(() => child.kill(signal))
      })
      expect(await running).toEqual({ code, stdout: '', stderr: expect.stringMatching(sentence) })
    })
    const left = readdirSync(folder, { recursive: true }).map(String)
    expect(left.filter(name => name.includes('.chowk'))).toEqual(command === 'restore' ? ['a.chowk'] : [])
  },
)

test('a folder is no backup, and what a killed restore left behind goes after a day', async () => {
  const { url } = await openClone()
  const folder = temporaryFolder()
  expect(await findRestoreObstacle({ path: folder, flags: new Set() }, 'en')).toContain(
    'is not a backup of Chowk',
  )
  const backups = join(folder, 'data', 'backups')
  mkdirSync(backups, { recursive: true })
  const draft = (n: number) => `.before-restore-${n}.chowk.0123abcd`
  const [old, fresh, other] = [draft(1), draft(2), '.mine']
  const aged = new Date(Date.now() - 2 * 86_400_000)
  for (const name of [old, fresh, other]) writeFileSync(join(backups, name), '')
  for (const name of [old, other]) utimesSync(join(backups, name), aged, aged)
  const file = join(folder, 'a.chowk')
  await backUpTo(file, url)
  const env = { DATABASE_URL: url, DATA_DIR: join(folder, 'data') }
  expect(await work(runRestore, { path: file, flags: ['replace'], env })).toMatchObject({ code: 0 })
  expect(readdirSync(backups).sort()).toEqual([fresh, other, expect.stringMatching(/^before-restore-/)])
})
