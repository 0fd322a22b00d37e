import { chmodSync, chownSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../../test/support/temporary-folder.ts'
import { findDataLocation } from './data-location.ts'

const nobody = 65_534

test.each([0o770, 0o2770, 0o755])(
  'a database folder of mode %o, which PostgreSQL refuses, is closed again',
  mode => {
    const dataDir = temporaryFolder()
    const cluster = join(dataDir, 'postgres')
    mkdirSync(cluster)
    if (process.getuid?.() === 0) {
      chmodSync(dataDir, 0o755)
      chownSync(cluster, nobody, nobody)
    }
    chmodSync(cluster, mode)
    const lines: string[] = []
    findDataLocation(dataDir, line => lines.push(line))
    expect([statSync(cluster).mode & 0o777, lines.length]).toEqual([0o700, 1])
  },
)

test('a database folder that nobody may enter is reported with the command that fixes it', () => {
  const dataDir = temporaryFolder()
  const cluster = join(dataDir, 'postgres')
  mkdirSync(cluster)
  if (process.getuid?.() === 0) chownSync(cluster, nobody, nobody)
  chmodSync(cluster, 0o000)
  onTestFinished(() => chmodSync(cluster, 0o700))
  expect(() => findDataLocation(dataDir, () => undefined)).toThrow(
    `${cluster} cannot be entered, not even by its owner: run \`chmod 700 ${cluster}\`, then start again.`,
  )
})
