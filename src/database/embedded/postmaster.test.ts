import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../test/support/temporary-folder.ts'
import { isStarting } from './postmaster.ts'

/** A cluster whose server (process 42) reports this state in the eight lines of its pid file. */
function clusterThatSays(state: string) {
  const cluster = join(temporaryFolder(), 'postgres')
  mkdirSync(cluster)
  const lines = ['42', cluster, '1763776000', '5432', cluster, '', '  1234567   8', state]
  writeFileSync(join(cluster, 'postmaster.pid'), `${lines.join('\n')}\n`)
  return cluster
}

test('a server that reports ready is not starting', () => {
  expect(isStarting(clusterThatSays('ready   '), 42)).toBe(false)
})

test.each(['starting', 'stopping'])('a server that reports %s counts as starting', state => {
  expect(isStarting(clusterThatSays(state), 42)).toBe(true)
})

test('the pid file of a predecessor does not count', () => {
  expect(isStarting(clusterThatSays('ready   '), 43)).toBe(true)
})

test('a server without a pid file counts as starting', () => {
  expect(isStarting(temporaryFolder(), 42)).toBe(true)
})
