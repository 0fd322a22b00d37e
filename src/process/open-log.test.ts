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
