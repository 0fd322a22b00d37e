import { createContext, type Dispatch } from 'react'
import { adminPath } from '../../../address/admin-path.ts'
import type { SeenEntry } from '../../../domain/queue/open-entries.ts'
import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import { explainRefusedSave } from '../../notices/refused-save.ts'
import { createLine } from '../../widgets/create-line.ts'
import type { DecisionAnswer, ShownState } from '../state/decision-answer.ts'
import type { OptimisticChange, Outcome } from '../state/optimistic-state.ts'
import type { QueueEvent } from '../state/queue-state.ts'
import { writeSeen } from '../state/seen-entry.ts'
import type { DecisionBatch } from './decision-batches.ts'

// The outbox holds every decision made in this tab until the server has answered it. The shell owns it: a decision is
// sent, answered and undone whichever page is open by then, and a page of the queue that was loaded before a decision
// reached the server learns of it here.

/** One decision, for its undo. */
export type Decision = DecisionBatch<QueueEntry>[]

export type DecisionOutbox = ReturnType<typeof createDecisionOutbox>

type Fetch = typeof globalThis.fetch
type Answered = Outcome & { refused: ShownState[] }

// A page loads for seconds, and nobody makes more decisions in that time.
const outcomesMax = 200

export function createDecisionOutbox({ fetch }: { fetch: Fetch }) {
  const undoStack: Decision[] = []
  let inFlight: readonly OptimisticChange[] = []
  let outcomes: readonly Outcome[] = []
  let desk: Dispatch<QueueEvent> | null = null

  /** Connects the open page of the queue, if there is one. Returns how to disconnect it. */
  function join(dispatch: Dispatch<QueueEvent>): () => void {
    desk = dispatch
    if (inFlight.length + outcomes.length > 0) dispatch({ type: 'joined', inFlight, outcomes })
    return () => {
      if (desk === dispatch) desk = null
    }
  }

  function begin(change: OptimisticChange): void {
    inFlight = [...inFlight, change]
    desk?.(change)
  }

  function end(change: OptimisticChange, answered: Answered): void {
    inFlight = inFlight.filter(each => each !== change)
    const { became, decided } = answered
    outcomes = [...outcomes, { became, decided }].slice(-outcomesMax)
    desk?.({ type: 'answered', to: change, ...answered })
  }

  return { ...createSendQueue({ fetch }), undoStack, join, begin, end }
}

/** Without the shell's provider no decision reaches the server. */
export const DecisionOutboxContext = createContext(
  createDecisionOutbox({ fetch: async () => Response.error() }),
)

/** Sends one request after another, in the order of the keys: each names the version that the previous one left. */
function createSendQueue({ fetch }: { fetch: Fetch }) {
  const versions = new Map<string, number>()
  const inTurn = createLine()
  let unsent = 0

  function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    unsent += 1
    return inTurn(work).finally(() => {
      unsent -= 1
    })
  }

  /** The server refuses entries that somebody else changed after the key was pressed: this editor has not seen the change. */
  async function send(
    entries: QueueEntry[],
    fields: Record<string, string>,
    categories?: ReadonlyMap<string, string>,
  ): Promise<DecisionAnswer> {
    const seen = entries.map(({ id, version }) => ({
      id,
      version: Math.max(version, versions.get(id) ?? version),
      acceptedCategory: categories?.get(id),
    }))
    const answer = await postDecision(seen, fields, { fetch })
    if (answer.ok) for (const { id, version } of answer.decided) versions.set(id, version)
    return answer
  }

  return { enqueue, send, isUnsent: () => unsent > 0 }
}

const notSaved = unheard('Nothing was saved: the server cannot be reached. Try again.')
const signedOut = unheard(
  'Nothing was saved: your session has ended. Sign in again in another tab, then try once more.',
)

/** Posts one decision. Every failure on the way is an answer too. */
async function postDecision(
  entries: SeenEntry[],
  fields: Record<string, string>,
  { fetch }: { fetch: Fetch },
): Promise<DecisionAnswer> {
  const form = new URLSearchParams(fields)
  for (const entry of entries) form.append('entry', writeSeen(entry))
  const sending = { method: 'POST', body: form, redirect: 'manual' } as const
  const response = await fetch(adminPath('/queue/decide'), sending).catch(() => null)
  if (response?.type === 'opaqueredirect') return signedOut
  if (!response?.headers.get('content-type')?.startsWith('application/json')) {
    const why = explainRefusedSave(await response?.text().catch(() => null))
    return why === null ? notSaved : unheard(why)
  }
  return response.json().catch(() => notSaved)
}

function unheard(text: string): DecisionAnswer {
  return { ok: false, text, isUnheard: true }
}
