import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../test/support/temporary-folder.ts'
import { findPostmaster } from './postmaster.ts'
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'

test('a wrong password file is reported, and no server keeps running', {
  timeout: 60_000,
}, async () => {
  const dataDir = join(temporaryFolder(), 'data')
  const start = () => startEmbeddedPostgres({ dataDir, log: () => undefined, durability: 'none' })
  await (await start()).stop()
  const file = join(dataDir, 'postgres.password')
  writeFileSync(file, 'another\n')
  await expect(start()).rejects.toThrow(
    `${file} does not open the database beside it: restore that file from the original data folder.`,
  )
  expect(findPostmaster(join(dataDir, 'postgres'))).toBeNull()
})
