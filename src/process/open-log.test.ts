import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { listenOnLoopback } from '../../test/support/free-port.ts'
import { processEnvironment } from '../../test/support/process-environment.ts'
import { hopelessExitCode } from './open-log.ts'

const run = (code: string, env: NodeJS.ProcessEnv = {}) =>
  execFileSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
const module = `${import.meta.dirname}/open-log.ts`
const open = (format: string | null) =>
  run(`import { openLog } from '${module}'
    const log = await openLog({ logLevel: 'info', logFormat: ${JSON.stringify(format)} }, 'worker')
    log.warn({ feed: 'The Outlet' }, 'a poll failed')
    log.debug('not written')`)

test.each([null, 'json'])('with %s a log that is not on a terminal is one JSON object a line', format => {
  const line = { level: 40, process: 'worker', feed: 'The Outlet', msg: 'a poll failed' }
  expect(JSON.parse(open(format))).toMatchObject(line)
})

test('as text, a line tells the time, the level, the process and the message', () => {
  expect(open('text')).toMatch(/^\[\d\d:\d\d:\d\d\] WARN: worker: a poll failed\n\s+feed: "The Outlet"/)
})

test('with LOG_FORMAT=json what a start says is JSON, too', () => {
  const line = run(`import { announce } from '${module}'; announce('Chowk is ready')`, { LOG_FORMAT: 'json' })
  expect(JSON.parse(line)).toMatchObject({ level: 30, process: 'main', msg: 'Chowk is ready' })
})

test('a process goes on, and ends, while the disk of its log is full', async () => {
  const full = openSync('/dev/full', 'w')
  const code = `import { openLog } from '${module}'
    const log = await openLog({ logLevel: 'info', logFormat: 'json' }, 'web')
    log.info('one')
    setTimeout(() => { log.info('two'); process.stderr.write('alive') }, 100)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', full, 'pipe'],
  })
  const errors = child.stderr?.setEncoding('utf8').toArray()
  expect(await once(child, 'exit')).toEqual([0, null])
  expect((await errors)?.join('')).toBe('alive')
  closeSync(full)
})

test('a log that nobody reads keeps its first lines, and counts the lines that it drops', async () => {
  const code = `import { openLog } from '${module}'
    const log = await openLog({ logLevel: 'info', logFormat: 'json' }, 'web')
    for (let n = 0; n < 300; n += 1) log.info({ n, text: 'x'.repeat(10_000) }, 'long')
    process.stderr.write('written')
    process.once('SIGUSR2', () => log.info('the last line'))
    setInterval(() => undefined, 1_000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code])
  await once(child.stderr, 'data')
  const lines = createInterface(child.stdout)
  const found: { n?: number; msg: string }[] = []
  for await (const line of lines) {
    found.push(JSON.parse(line))
    if (found.at(-1)?.msg.includes('dropped')) child.kill('SIGUSR2')
    if (found.at(-1)?.msg === 'the last line') child.kill()
  }
  const kept = found.filter(({ n }) => n !== undefined)
  expect(kept.map(({ n }) => n)).toEqual(kept.map((_, n) => n))
  expect(kept.length).toBeGreaterThan(90)
  expect(found.slice(kept.length)).toMatchObject([
    { msg: 'lines of the log were dropped', lines: 300 - kept.length },
    { msg: 'the last line' },
  ])
})

test('while the database is away, its failures are at debug after one line; others keep their level and stack', () => {
  const url = 'postgres://chowk:secret@127.0.0.1:1/news'
  const output = run(`import { openLog } from '${module}'
    const log = await openLog({ logLevel: 'debug', logFormat: 'json', databaseUrl: '${url}' }, 'web')
    const away = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
    log.child({ requestId: 'r-1' }).error({ err: new AggregateError([away]), path: '/' }, 'page failed')
    log.warn({ err: away }, 'cannot listen for changes')
    log.error({ err: new Error('a defect') }, 'page failed')
`)
  const lines = output
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  expect(lines).toMatchObject([
    { level: 50, msg: 'page failed', err: { message: 'a defect', stack: expect.any(String) } },
    { level: 50, msg: expect.stringContaining('127.0.0.1:1/news does not answer (connect ECONNREFUSED') },
    { level: 20, msg: 'page failed', reason: 'read ECONNRESET', path: '/', requestId: 'r-1' },
    { level: 20, msg: 'cannot listen for changes', reason: 'read ECONNRESET' },
  ])
  expect(output).not.toContain('secret')
})

// The same of a worker is in worker.test.ts.
test('a web process that cannot run prints the reason and reports that no restart can help', () => {
  const { status, stderr } = spawnSync(process.execPath, [`${import.meta.dirname}/../web.ts`], {
    env: { ...processEnvironment, PORT: 'eighty' },
    encoding: 'utf8',
  })
  expect(status).toBe(hopelessExitCode)
  expect(stderr).toMatch(/^PORT=eighty is not valid[^\n]+\n$/)
})

test('a web process whose port is taken exits so that it is restarted, as the port may be free later', async () => {
  const other = createServer()
  const port = await listenOnLoopback(other)
  // Nothing listens at the address of the database: a web process also starts while it is away.
  const env = { ...processEnvironment, PORT: String(port), DATABASE_URL: 'postgres://u@127.0.0.1:1/chowk' }
  const web = spawn(process.execPath, [`${import.meta.dirname}/../web.ts`], { env })
  const stderr = web.stderr.setEncoding('utf8').toArray()
  const [status] = await once(web, 'exit')
  expect([status, (await stderr).join('')]).toEqual([
    1,
    expect.stringContaining(`Cannot listen on 127.0.0.1:${port}`),
  ])
  other.close()
})
