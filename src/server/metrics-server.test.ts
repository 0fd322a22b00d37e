import { expect, onTestFinished, test } from 'vitest'
import { createWebMetrics, serveMetrics } from './metrics-server.ts'

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
  expect((await fetch(`http://127.0.0.1:${first.port}/`)).status).toBe(404)
})
