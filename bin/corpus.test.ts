import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../test/support/temporary-folder.ts'

const script = fileURLToPath(new URL('./corpus.ts', import.meta.url))

test.each([
  [[], /^Say which folder holds the data: npm run corpus -- DIR \(CONTRIBUTING\.md .*\)\n$/],
  [[temporaryFolder], /^\/\S+ does not hold all of the data: ENOENT.*feeds.* \(CONTRIBUTING\.md .*\)\n$/],
])('without the data it prints one line that says where the data is described', (folders, said) => {
  const { status, stderr } = spawnSync(process.execPath, [script, ...folders.map(make => make())], {
    encoding: 'utf8',
  })
  expect(stderr).toMatch(said)
  expect(status).toBe(2)
})
