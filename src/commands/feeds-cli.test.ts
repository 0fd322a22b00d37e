import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { startOutlet } from '../../test/support/fake-outlets.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { temporaryFolder } from '../../test/support/temporary-folder.ts'
import { readFeedsArguments } from './feeds-commands.ts'

const { url } = await freshDatabase()

function run(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const script = fileURLToPath(new URL('./feeds-cli.ts', import.meta.url))
  // What somebody set for `psql` does not count.
  const forPsql = { PGOPTIONS: '-c search_path=pg_catalog' }
  const env = { ...process.env, ...forPsql, DATABASE_URL: url, FETCH_ALLOW: '127.0.0.1', LC_ALL: 'C' }
  return new Promise(resolve => {
    execFile(process.execPath, [script, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), stdout, stderr })
    })
  })
}

test('the command line reads the database, prints, and reports success by its exit code', async () => {
  const outlet = await startOutlet()
  onTestFinished(() => outlet.close())
  const address = outlet.showFeed('/rss', [{ url: 'https://outlet.example/1', title: 'The ferry is back' }])
  expect(await run('add', address, '--category', 'politics', '--publish', 'wait')).toEqual({
    code: 0,
    stdout: `Added to politics: ${address}\n`,
    stderr: '',
  })
  const asked = await run('list', '--help')
  expect(asked).toEqual({
    code: 0,
    stdout: expect.stringMatching(/^npm run feeds -- import FILE/),
    stderr: '',
  })
  expect(await run('bogus')).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('npm run feeds'),
  })
})

test('a missing file is reported with what to give instead', async () => {
  expect(await run('import', 'no-such.opml')).toEqual({
    code: 1,
    stdout: '',
    stderr: 'no-such.opml cannot be read (ENOENT): name an OPML file.\n',
  })
  expect(await run('export', '/no-such-folder/feeds.opml')).toEqual({
    code: 1,
    stdout: '',
    stderr: '/no-such-folder/feeds.opml cannot be written (ENOENT): name a file in a folder that exists.\n',
  })
})

test('a list is never written over a file', async () => {
  const path = join(temporaryFolder(), 'feeds.opml')
  expect(await run('export', path)).toEqual({ code: 0, stdout: `The feeds are in ${path}.\n`, stderr: '' })
  const before = readFileSync(path, 'utf8')
  expect(await run('export', path)).toEqual({
    code: 1,
    stdout: '',
    stderr: `${path} already exists: name another file, or move that one away first.\n`,
  })
  expect(readFileSync(path, 'utf8')).toBe(before)
})

const read = (line: string) => readFeedsArguments(line.split(' ').filter(Boolean), 'en')

test.each([
  ['list', { name: 'list' }],
  ['poll', { name: 'poll', target: undefined }],
  ['poll https://a.example/', { name: 'poll', target: 'https://a.example/' }],
  ['export out.opml', { name: 'export', target: 'out.opml' }],
  ['import list.opml --new-categories', { name: 'import', target: 'list.opml', newCategories: true }],
  [
    'add https://a.example/ --category politics --publish wait',
    {
      name: 'add',
      target: 'https://a.example/',
      category: 'politics',
      publish: 'wait',
      newCategories: false,
    },
  ],
])('%s is understood', (line, command) => {
  expect(read(line)).toMatchObject({ ok: true, command })
})

test.each([
  '',
  'bogus',
  'add',
  'import',
  'list all',
  'add https://a.example/ --publish never',
  'list --loud',
  'list --category politics',
  'poll --publish wait',
  'export --outlet Herald',
  'import list.opml --outlet Herald',
  'add https://a.example/ --new-categories',
])('"%s" prints the usage', line => {
  expect(read(line)).toMatchObject({ ok: false, problem: expect.stringContaining('npm run feeds -- list') })
})

test.each([
  ['list --loud', "Unknown option '--loud'"],
  ['bogus', '“bogus” is not possible here.'],
  ['add https://a.example/ --publish never', '“never” is not possible here.'],
])('of "%s" the wrong word is named', (line, problem) => {
  expect(read(line)).toMatchObject({ problem: expect.stringMatching(new RegExp(`^${problem}\n`)) })
})
