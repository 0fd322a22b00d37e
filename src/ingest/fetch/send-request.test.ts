import { expect, onTestFinished, test } from 'vitest'
import { startCanary } from '../../../test/support/canary.ts'
import { guardRules } from '../../../test/support/guard-rules.ts'
import { isClosedByServer } from './fetch-error.ts'
import type { SafeFetchOptions } from './fetched-response.ts'
import { createFetchAgent } from './guarded-connector.ts'
import { type Sender, sendRequest, startFetchDeadline } from './send-request.ts'

function startSender(port: number, options: Partial<SafeFetchOptions>, socketsMax = 100): Sender {
  const rules = guardRules({ allow: new Set([`127.0.0.1:${port}`]) })
  const fetchAgent = createFetchAgent(rules, { socketsMax })
  const deadline = startFetchDeadline(5_000)
  onTestFinished(async () => {
    deadline.clear()
    await fetchAgent.agent.destroy()
  })
  return { fetchAgent, userAgent: 'Chowk/test', options: { accept: '*/*', ...options }, deadline }
}

test('the Accept header is the caller’s', async () => {
  const { port, hits } = await startCanary((_request, response) => response.end('here'))
  const sender = startSender(port, { accept: 'text/html' })
  const answer = await sendRequest(new URL(`http://127.0.0.1:${port}/a?b=%20#c`), sender)
  expect(answer.status).toBe(200)
  await answer.discard()
  expect(hits).toMatchObject([{ method: 'GET', url: '/a?b=%20', headers: { accept: 'text/html' } }])
})

test('a crowded agent requests that the server close the connection', async () => {
  const { port, hits } = await startCanary((_request, response) => response.end('here'))
  const url = new URL(`http://127.0.0.1:${port}/`)
  await (await sendRequest(url, startSender(port, {}))).discard()
  await (await sendRequest(url, startSender(port, {}, 0))).discard()
  expect(hits.map(hit => hit.headers.connection)).toEqual(['keep-alive', 'close'])
})

test('discarding an endless body ends it', async () => {
  const { promise: hungUp, resolve } = Promise.withResolvers<unknown>()
  const { port } = await startCanary((_request, response) => {
    response.on('close', resolve)
    const pour = () => {
      while (!response.destroyed && response.write(Buffer.alloc(10_000))) {}
      response.once('drain', pour)
    }
    pour()
  })
  await (await sendRequest(new URL(`http://127.0.0.1:${port}/`), startSender(port, {}))).discard()
  await hungUp
})

test('a deadline that has passed sends nothing', async () => {
  const { port, hits } = await startCanary((_request, response) => response.end('here'))
  const sender = startSender(port, {})
  const deadline = startFetchDeadline(5_000, AbortSignal.abort())
  const request = sendRequest(new URL(`http://127.0.0.1:${port}/`), { ...sender, deadline })
  await expect(request).rejects.toMatchObject({ failure: 'cancelled' })
  deadline.clear()
  expect(hits).toHaveLength(0)
})

test.each(['end', 'destroy'] as const)(
  'a connection that the server closes (%s) as the next request is sent is not a failure',
  async ending => {
    const { port, hits } = await startCanary((_request, response) => {
      if (hits.length !== 2) return void response.end('here')
      response.socket?.[ending]()
    })
    const url = new URL(`http://127.0.0.1:${port}/`)
    const sender = startSender(port, {})
    for (const asked of [1, 2]) {
      const answer = await sendRequest(url, sender)
      expect(answer.status, `request ${asked}`).toBe(200)
      await answer.discard()
    }
    expect(hits.length).toBe(3)
  },
)

test('a server that never responds is tried twice, not endlessly', async () => {
  const { port, hits } = await startCanary((_request, response) => response.socket?.destroy())
  const answer = sendRequest(new URL(`http://127.0.0.1:${port}/`), startSender(port, {}))
  await expect(answer).rejects.toSatisfy(isClosedByServer)
  expect(hits.length).toBe(2)
})

const never = new Promise<never>(() => undefined)

test('work that ignores the signal is abandoned at the deadline', async () => {
  const deadline = startFetchDeadline(10)
  await expect(deadline.race(never)).rejects.toMatchObject({ failure: 'timeout' })
  expect(deadline.signal.aborted).toBe(true)
  expect(deadline.signal.reason).toMatchObject({ failure: 'timeout' })
})

test('after the deadline, the next work ends immediately', async () => {
  const deadline = startFetchDeadline(1)
  await expect(deadline.race(never)).rejects.toMatchObject({ failure: 'timeout' })
  await expect(deadline.race(never)).rejects.toMatchObject({ failure: 'timeout' })
})

test('nothing ends the work after clear', () => {
  const controller = new AbortController()
  const deadline = startFetchDeadline(10_000, controller.signal)
  deadline.clear()
  controller.abort()
  expect(deadline.signal.aborted).toBe(false)
})

test('abandoned work is notified through the signal', () => {
  const deadline = startFetchDeadline(10_000)
  deadline.abandon()
  expect(deadline.signal.aborted).toBe(true)
  deadline.clear()
})
