import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { startOutlet } from '../../test/support/fake-outlets.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'

const { url } = await freshDatabase()

// Each run starts a whole process, on a machine that also runs others.
const timeoutMs = 60_000

function run(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const script = fileURLToPath(new URL('./feeds-cli.ts', import.meta.url))
  const env = { ...process.env, DATABASE_URL: url, FETCH_ALLOW: '127.0.0.1', LC_ALL: 'C' }
  return new Promise(resolve => {
    execFile(process.execPath, [script, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), stdout, stderr })
    })
  })
}

test(
  'the command line reads the database, prints, and reports success by its exit code',
  async () => {
    const outlet = await startOutlet()
    onTestFinished(() => outlet.close())
    const address = outlet.showFeed('/rss', [{ url: 'https://outlet.example/1', title: 'The ferry is back' }])
    const args = ['add', address, '--category', 'politics', '--publish', 'wait']
    expect(await run(...args)).toEqual({
      code: 0,
      stdout: `Added to politics: ${address}\n`,
      stderr: '',
    })
    const [again, list, wrong] = await Promise.all([run(...args), run('list'), run('bogus')])
    expect(again.code).toBe(1)
    expect(list.stdout).toContain('1 feed')
    expect(wrong).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('npm run feeds') })
  },
  timeoutMs,
)

test(
  'a missing file is reported with what to give instead',
  async () => {
    expect(await run('import', 'no-such.opml')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'no-such.opml cannot be read (ENOENT): name an OPML file.\n',
    })
  },
  timeoutMs,
)
