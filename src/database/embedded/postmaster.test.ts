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
