import {
  appendFileSync,
  closeSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../test/support/temporary-folder.ts'
import { isStarting, openServerLog, shortenServerLog } from './postmaster.ts'

/** A cluster whose server (process 42) reports this state in the eight lines of its pid file. */
function clusterThatSays(state: string) {
  const cluster = join(temporaryFolder(), 'postgres')
  mkdirSync(cluster)
  const lines = ['42', cluster, '1763776000', '5432', cluster, '', '  1234567   8', state]
  writeFileSync(join(cluster, 'postmaster.pid'), `${lines.join('\n')}\n`)
  return cluster
}

test.each([
  ['ready   ', 42, false],
  ['starting', 42, true],
  ['stopping', 42, true],
  ['ready   ', 43, true],
])('of a server that reports "%s" in its pid file, process %i is starting: %s', (state, pid, expected) => {
  expect(isStarting(clusterThatSays(state), pid)).toBe(expected)
})

test('a server without a pid file counts as starting', () => {
  expect(isStarting(temporaryFolder(), 42)).toBe(true)
})

test('a long log is truncated while the server continues writing to it', () => {
  const home = temporaryFolder()
  const path = join(home, 'postgres.log')
  const log = openServerLog({ home, cluster: join(home, 'postgres'), account: null })
  writeSync(log, 'before\n')
  shortenServerLog(home, 100)
  expect(readdirSync(home)).toEqual(['postgres.log'])
  shortenServerLog(home, 3)
  writeSync(log, 'after\n')
  closeSync(log)
  expect(readFileSync(path, 'utf8')).toBe('after\n')
  expect(readFileSync(`${path}.1`, 'utf8')).toBe('before\n')
})

test('one older part stays, and a missing log is no error', () => {
  const home = temporaryFolder()
  shortenServerLog(home, 3)
  for (const text of ['first', 'second']) {
    appendFileSync(join(home, 'postgres.log'), text)
    shortenServerLog(home, 3)
  }
  expect(readFileSync(join(home, 'postgres.log.1'), 'utf8')).toBe('second')
})
