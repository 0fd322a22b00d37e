import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
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

test('a web process whose port is taken exits so that it is restarted, as the port may be free later', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  // Nothing listens at the address of the database: a web process also starts while it is away.
  const env = { ...processEnvironment, PORT: String(port), DATABASE_URL: 'postgres://u@127.0.0.1:1/chowk' }
  const web = spawn(process.execPath, [`${import.meta.dirname}/../web.ts`], { env })
  const stderr = web.stderr.setEncoding('utf8').toArray()
  const [status] = await once(web, 'exit')
  expect([status, (await stderr).join('')]).toEqual([
    1,
    expect.stringContaining(`Cannot listen on 127.0.0.1:${port}`),
  ])
  other.close()
})
