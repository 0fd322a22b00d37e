import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../test/support/temporary-folder.ts'
import { isStarting } from './postmaster.ts'

/** A cluster whose server (process 42) says this of itself, in the eight lines of PostgreSQL's own file. */
function clusterThatSays(state: string) {
  const cluster = join(temporaryFolder(), 'postgres')
  mkdirSync(cluster)
  const lines = ['42', cluster, '1763776000', '5432', cluster, '', '  1234567   8', state]
  writeFileSync(join(cluster, 'postmaster.pid'), `${lines.join('\n')}\n`)
  return cluster
}

test('a server that says it is ready takes connections', () => {
  expect(isStarting(clusterThatSays('ready   '), 42)).toBe(false)
})

test.each(['starting', 'stopping'])('a server that says it is %s is not asked', state => {
  expect(isStarting(clusterThatSays(state), 42)).toBe(true)
})

test('what a predecessor said does not count', () => {
  expect(isStarting(clusterThatSays('ready   '), 43)).toBe(true)
})

test('a server that has written nothing yet is on its way', () => {
  expect(isStarting(temporaryFolder(), 42)).toBe(true)
})
