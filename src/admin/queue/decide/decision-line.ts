import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import { createLine } from '../../widgets/create-line.ts'
import type { DecisionAnswer } from './decision-answer.ts'
import { sendDecision } from './send-decision.ts'

/** One after another, in the order of the keys: each names the version that the one before it left. */
export function createDecisionLine({ fetch }: { fetch: typeof globalThis.fetch }) {
  const versions = new Map<string, number>()
  const inTurn = createLine()
  let unsent = 0

  function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    unsent += 1
    return inTurn(work).finally(() => {
      unsent -= 1
    })
  }

  /** What others changed since the key was pressed is refused: nobody here has seen it. */
  async function send(entries: QueueEntry[], fields: Record<string, string>): Promise<DecisionAnswer> {
    const seen = entries.map(({ id, version }) => ({
      id,
      version: Math.max(version, versions.get(id) ?? version),
    }))
    const answer = await sendDecision(seen, fields, { fetch })
    if (answer.ok) for (const { id, version } of answer.decided) versions.set(id, version)
    return answer
  }

  return { enqueue, send, isUnsent: () => unsent > 0 }
}
