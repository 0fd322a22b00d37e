import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { processEnvironment } from '../../test/support/process-environment.ts'
import { hopelessExitCode } from './give-up.ts'

// The same of a worker is in worker.test.ts.
test('a web process that cannot run prints the reason and reports that no restart can help', () => {
  const { status, stderr } = spawnSync(process.execPath, [`${import.meta.dirname}/../web.ts`], {
    env: { ...processEnvironment, PORT: 'eighty' },
    encoding: 'utf8',
  })
  expect(status).toBe(hopelessExitCode)
  expect(stderr).toMatch(/^PORT=eighty is not valid[^\n]+\n$/)
})
