import { expect, test } from 'vitest'
import { createWorkerMetrics } from './worker-metrics.ts'

test('polls are counted by outcome, failed ones by the failure', async () => {
  const { registry, countPoll } = createWorkerMetrics()
  countPoll({ kind: 'unchanged' })
  countPoll({ kind: 'unchanged' })
  countPoll({ kind: 'failed', failure: 'crashed-the-reader', detail: { code: 'reading-too-slow' } })
  const text = await registry.metrics()
  expect(text).toContain('chowk_polls_total{outcome="unchanged",process="worker"} 2')
  expect(text).toContain('chowk_polls_total{outcome="crashed-the-reader",process="worker"} 1')
})
