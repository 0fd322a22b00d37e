import { expect, onTestFinished, test } from 'vitest'
import { startCanary } from '../../../test/support/canary.ts'
import { guardRules } from '../../../test/support/guard-rules.ts'
import { createFetchAgent } from './fetch-agent.ts'

function startAgent(port: number, socketsMax: number) {
  const rules = guardRules({ allow: new Set([`127.0.0.1:${port}`]) })
  const { agent, isCrowded } = createFetchAgent(rules, { socketsMax })
  onTestFinished(() => agent.destroy())
  const get = (options = {}) =>
    agent.request({ origin: `http://127.0.0.1:${port}`, path: '/', method: 'GET', ...options })
  return { agent, isCrowded, get }
}

test('the agent is crowded while the maximum of sockets is open', async () => {
  const { port } = await startCanary((_request, response) => response.end('here'))
  const { agent, isCrowded, get } = startAgent(port, 1)
  expect(isCrowded()).toBe(false)
  const { body } = await get()
  expect(isCrowded()).toBe(true)
  await body.dump()
  const gone = new Promise(resolve => agent.once('disconnect', resolve))
  const last = await get({ reset: true })
  await last.body.dump()
  await gone
  await agent.close()
  expect(isCrowded()).toBe(false)
})

test('one origin gets at most six connections', async () => {
  const { port, hits } = await startCanary((_request, response) => setImmediate(() => response.end('here')))
  const { get } = startAgent(port, 100)
  await Promise.all(
    Array.from({ length: 30 }, async () => {
      const { body } = await get()
      await body.dump()
    }),
  )
  expect(hits).toHaveLength(30)
  expect(new Set(hits.map(hit => hit.socket.remotePort)).size).toBeLessThanOrEqual(6)
})

test.each([
  { kilobytes: 30, outcome: 'read' },
  { kilobytes: 34, outcome: 'UND_ERR_HEADERS_OVERFLOW' },
])('headers of $kilobytes KB: $outcome', async ({ kilobytes, outcome }) => {
  const { port } = await startCanary((_request, response) => {
    response.writeHead(200, { 'x-long': 'x'.repeat(kilobytes * 1024) }).end('here')
  })
  const { get } = startAgent(port, 1)
  const told = get().then(
    async ({ body }) => body.dump().then(() => 'read'),
    error => error.code,
  )
  expect(await told).toBe(outcome)
})

test('an idle connection is closed after two seconds, whatever the server offers', async () => {
  const { port } = await startCanary((_request, response) => {
    response.writeHead(200, { 'keep-alive': 'timeout=600' }).end('here')
  })
  const { agent, isCrowded, get } = startAgent(port, 1)
  const closed = new Promise(resolve => agent.once('disconnect', resolve))
  const { body } = await get()
  await body.dump()
  await closed
  expect(isCrowded()).toBe(false)
})
