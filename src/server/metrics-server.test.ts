import { expect, onTestFinished, test } from 'vitest'
import { createWebMetrics, createWorkerMetrics, serveMetrics } from './metrics-server.ts'

const counts = { servedAtDoor: 7, hits: 5, misses: 3, entries: 2, bytes: 100, eventStreams: 4 }

test('requests are counted for Prometheus, on loopback, and a second process takes the next port', async () => {
  const { registry } = createWebMetrics(() => counts)
  const first = await serveMetrics(registry, 0)
  const second = await serveMetrics(registry, first.port)
  onTestFinished(() => {
    first.server.close()
    second.server.close()
  })
  expect(second.port).toBeGreaterThan(first.port)
  const text = await (await fetch(`http://127.0.0.1:${second.port}/metrics`)).text()
  expect(text).toContain('chowk_page_cache_hits_total 5')
  expect(text).toContain('chowk_event_streams 4')
  expect(text).toContain('nodejs_eventloop_lag_seconds')
  // A connection that the system cannot accept.
  for (const _ of [1, 2]) first.server.emit('error', new Error('accept ENOBUFS'))
  expect((await fetch(`http://127.0.0.1:${first.port}/`)).status).toBe(404)
})

test('polls are counted by outcome, failed ones by the failure', async () => {
  const { registry, countPoll } = createWorkerMetrics()
  countPoll({ kind: 'unchanged' })
  countPoll({ kind: 'unchanged' })
  countPoll({ kind: 'failed', failure: 'crashed-the-reader', detail: { code: 'reading-too-slow' } })
  const text = await registry.metrics()
  expect(text).toContain('chowk_polls_total{outcome="unchanged",process="worker"} 2')
  expect(text).toContain('chowk_polls_total{outcome="crashed-the-reader",process="worker"} 1')
})
