import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

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
