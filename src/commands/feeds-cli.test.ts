import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { startOutlet } from '../../test/support/fake-outlets.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { temporaryFolder } from '../../test/support/temporary-folder.ts'

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
