import { chmodSync, chownSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../../test/support/temporary-folder.ts'
import { findDataLocation } from './data-location.ts'

const nobody = 65_534

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
