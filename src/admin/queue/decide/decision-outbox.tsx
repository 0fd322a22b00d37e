import { createContext, type Dispatch, type ReactNode, useEffect, useState } from 'react'
import { adminPath } from '../../../address/admin-path.ts'
import type { SeenEntry } from '../../../domain/queue/open-entries.ts'
import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import { defaultLanguage, type Language } from '../../../text/language.ts'
import { useLanguage } from '../../../ui/language/language-context.ts'
import * as words from '../../../words/queue-decisions.ts'
import { explainRefusedSave } from '../../notices/refused-save.ts'
import { createTaskQueue } from '../../widgets/create-task-queue.ts'
import { type DecisionAnswer, entriesMax, type ShownState } from '../state/decision-answer.ts'
import type { OptimisticChange, Outcome } from '../state/optimistic-state.ts'
import type { QueueEvent } from '../state/queue-state.ts'
import { writeSeen } from '../state/seen-entry.ts'

// The outbox holds every decision made in this tab until the server has answered it. The shell owns it: a decision is
// sent, answered and undone whichever page is open by then, and a page of the queue that was loaded before a decision
// reached the server learns of it here.

/** Entries that one request decides, and the batch that its undo names, once the server has answered. */
export type DecisionBatch<Entry> = { entries: Entry[]; batchId: string | null }

/** One decision, for its undo. */
export type Decision = DecisionBatch<QueueEntry>[]

export type DecisionOutbox = ReturnType<typeof createDecisionOutbox>

type Fetch = typeof globalThis.fetch
type Answered = Outcome & { refused: ShownState[] }

// A page loads for seconds, and nobody makes more decisions in that time.
const outcomesMax = 200

export function createDecisionOutbox({ fetch, language }: { fetch: Fetch; language: Language }) {
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

  return { ...createSendQueue({ fetch, language }), undoStack, join, begin, end }
}

/** Without the shell's provider no decision reaches the server. */
export const DecisionOutboxContext = createContext(
  createDecisionOutbox({ fetch: async () => Response.error(), language: defaultLanguage }),
)

/** Keeps the decisions of this tab, and asks before the tab closes while one of them is unsent. */
export function DecisionOutboxProvider({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const [outbox] = useState(() => createDecisionOutbox({ fetch, language }))
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (outbox.isUnsent()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [outbox])
  return <DecisionOutboxContext value={outbox}>{children}</DecisionOutboxContext>
}

/** Sends one request after another, in the order of the keys: each names the version that the previous one left. */
function createSendQueue({ fetch, language }: { fetch: Fetch; language: Language }) {
  const versions = new Map<string, number>()
  const inTurn = createTaskQueue()
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
    const answer = await postDecision(seen, fields, { fetch, language })
    if (answer.ok) for (const { id, version } of answer.decided) versions.set(id, version)
    return answer
  }

  return { enqueue, send, isUnsent: () => unsent > 0 }
}

/** Posts one decision. Every failure on the way is an answer too. */
async function postDecision(
  entries: SeenEntry[],
  fields: Record<string, string>,
  { fetch, language }: { fetch: Fetch; language: Language },
): Promise<DecisionAnswer> {
  const notSaved = () => unheard(words.notSaved(language))
  const form = new URLSearchParams(fields)
  for (const entry of entries) form.append('entry', writeSeen(entry))
  const sending = { method: 'POST', body: form, redirect: 'manual' } as const
  const response = await fetch(adminPath('/queue/decide'), sending).catch(() => null)
  if (response?.type === 'opaqueredirect') return unheard(words.signedOut(language))
  if (!response?.headers.get('content-type')?.startsWith('application/json')) {
    const why = explainRefusedSave(await response?.text().catch(() => null), language)
    return why === null ? notSaved() : unheard(why)
  }
  return response.json().catch(notSaved)
}

function unheard(text: string): DecisionAnswer {
  return { ok: false, text, isUnheard: true }
}

type BatchAnswer = { ok: true; decided: unknown[]; batchId: string | null } | { ok: false; text: string }

/** Identifies the requests of one selection; used once. Unlike `randomUUID`, it works without https. */
export function nameSelection(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}

export function splitIntoBatches<Entry>(entries: Entry[]): DecisionBatch<Entry>[] {
  const starts = Array.from({ length: Math.ceil(entries.length / entriesMax) }, (_, n) => n * entriesMax)
  return starts.map(start => ({ entries: entries.slice(start, start + entriesMax), batchId: null }))
}

/** Sends one batch after another and notes the batch id of each. Stops at the first failure and returns what is left. */
export async function sendBatches<Entry>(
  batches: DecisionBatch<Entry>[],
  send: (entries: Entry[]) => Promise<BatchAnswer>,
): Promise<{ ok: true } | { ok: false; text: string; unsent: Entry[] }> {
  for (const [index, batch] of batches.entries()) {
    const answer = await send(batch.entries)
    if (!answer.ok) {
      return { ok: false, text: answer.text, unsent: batches.slice(index).flatMap(({ entries }) => entries) }
    }
    if (answer.decided.length > 0) batch.batchId = answer.batchId
  }
  return { ok: true }
}
