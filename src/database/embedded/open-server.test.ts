import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../test/support/temporary-folder.ts'
import { findPostmaster } from './postmaster.ts'
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'

test('a file of the password that is another one is named, and no server stays behind', {
  timeout: 60_000,
}, async () => {
  const dataDir = join(temporaryFolder(), 'data')
  const start = () => startEmbeddedPostgres({ dataDir, log: () => undefined, durability: 'none' })
  await (await start()).stop()
  const file = join(dataDir, 'postgres.password')
  writeFileSync(file, 'another\n')
  await expect(start()).rejects.toThrow(
    `${file} does not open the database beside it: bring the file back from where the folder was copied.`,
  )
  expect(findPostmaster(join(dataDir, 'postgres'))).toBeNull()
})
