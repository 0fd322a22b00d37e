import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../test/support/temporary-folder.ts'

const script = fileURLToPath(new URL('./corpus.ts', import.meta.url))
const benches = fileURLToPath(new URL('../bench/run.ts', import.meta.url))

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

test('npm run bench lists the benches, each with what it measures', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [benches], { encoding: 'utf8' })
  expect(stdout).toMatch(/^npm run bench -- NAME \[ARGUMENTS\]\n/)
  expect(stdout).toMatch(/\n {2}worst-request \n {6}The worst request for a page in memory/)
  expect(stderr).toBe('')
  expect(status).toBe(0)
})
