import { Counter, collectDefaultMetrics, Registry } from 'prom-client'
import type { PollOutcome } from '../ingest/poll/poll-outcome.ts'

/** Counts of one worker process since its start. */
export function createWorkerMetrics(): { registry: Registry; countPoll: (outcome: PollOutcome) => void } {
  const registry = new Registry()
  registry.setDefaultLabels({ process: 'worker' })
  collectDefaultMetrics({ register: registry })
  const polls = new Counter({
    name: 'chowk_polls_total',
    help: 'Polls of feeds: read, unchanged, cut off, or the failure by name',
    labelNames: ['outcome'],
    registers: [registry],
  })
  return {
    registry,
    countPoll: outcome => polls.inc({ outcome: outcome.kind === 'failed' ? outcome.failure : outcome.kind }),
  }
}
