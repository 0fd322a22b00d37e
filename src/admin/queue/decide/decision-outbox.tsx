import { createContext, type Dispatch, type ReactNode, useEffect, useState } from 'react'
import { adminPath } from '../../../address/admin-path.ts'
import { createLimiter } from '../../../concurrency/limiter.ts'
import type { SeenEntry } from '../../../domain/queue/open-entries.ts'
import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import { defaultLanguage, type Language } from '../../../text/language.ts'
import { useLanguage } from '../../../ui/language/language-context.ts'
import * as frameWords from '../../../words/admin-frame.ts'
import * as words from '../../../words/queue-decisions.ts'
import { isOtherSignedIn } from '../../forms/drafts.ts'
import { explainRefusedSave } from '../../notices/with-fallback.ts'
import type { OptimisticChange, Outcome } from '../state/optimistic-state.ts'
import { type DecisionResponse, entriesMax, responseMsMax, writeSeen } from '../state/queue-page.ts'
import type { QueueEvent, Refused } from '../state/queue-state.ts'

// The outbox holds every decision made in this tab until the server has answered it. The shell owns it, so a decision is
// sent, answered and undone even if another page is open by that time. A queue page that was loaded before a decision
// reached the server gets that decision from here.

/** Entries decided by one request, and the batch id for undo once the server has answered. */
type DecisionBatch<Entry> = {
  entries: Entry[]
  batchId: string | null
  /** Takes the pin of the published link off the draft of the front page. */
  takeBack?: () => void
}

/** One decision, as undo needs it. */
export type Decision = DecisionBatch<QueueEntry>[]

export type DecisionOutbox = ReturnType<typeof createDecisionOutbox>

type Fetch = typeof globalThis.fetch
type DecisionResult = Outcome & { refused: Refused[] }

// A page loads within seconds, and no editor makes more decisions than this in that time.
const outcomesMax = 200

export function createDecisionOutbox({ fetch, language }: { fetch: Fetch; language: Language }) {
  const undoStack: Decision[] = []
  let inFlight: readonly OptimisticChange[] = []
  let outcomes: readonly Outcome[] = []
  let desk: Dispatch<QueueEvent> | null = null

  /** Connects the open page of the queue, if there is one. Returns a function that disconnects it. */
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

  function end(change: OptimisticChange, result: DecisionResult): void {
    inFlight = inFlight.filter(each => each !== change)
    const { finalChange, decided } = result
    outcomes = [...outcomes, { finalChange, decided }].slice(-outcomesMax)
    desk?.({ type: 'responded', to: change, ...result })
  }

  return { ...createSendQueue({ fetch, language }), undoStack, join, begin, end }
}

/** The default outbox, used outside the shell's provider: its decisions never reach the server. */
export const DecisionOutboxContext = createContext(
  createDecisionOutbox({ fetch: async () => Response.error(), language: defaultLanguage }),
)

/** Keeps the decisions of this tab, and warns before the tab closes while one of them is unsent. */
export function DecisionOutboxProvider({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const [outbox] = useState(() => createDecisionOutbox({ fetch, language }))
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (outbox.isUnsent()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [outbox])
  return <DecisionOutboxContext value={outbox}>{children}</DecisionOutboxContext>
}

/** Sends requests one at a time in the order of the keys: each names the version that the previous one left. */
function createSendQueue({ fetch, language }: { fetch: Fetch; language: Language }) {
  const versions = new Map<string, number>()
  const { run } = createLimiter(1)
  let unsent = 0

  function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    unsent += 1
    return run(work).finally(() => {
      unsent -= 1
    })
  }

  /** The server refuses entries changed after the key was pressed, because this editor has not seen that change. */
  async function send(
    entries: QueueEntry[],
    fields: Record<string, string>,
    categories?: ReadonlyMap<string, string>,
  ): Promise<DecisionResponse> {
    const seen = entries.map(({ id, version }) => ({
      id,
      version: Math.max(version, versions.get(id) ?? version),
      acceptedCategory: categories?.get(id),
    }))
    const response = await postDecision(seen, fields, { fetch, language })
    if (response.ok) for (const { id, version } of response.decided) versions.set(id, version)
    return response
  }

  return { enqueue, send, isUnsent: () => unsent > 0 }
}

/** Posts one decision. Every failure, of the network too, is returned as a response. */
async function postDecision(
  entries: SeenEntry[],
  fields: Record<string, string>,
  { fetch, language }: { fetch: Fetch; language: Language },
): Promise<DecisionResponse> {
  if (isOtherSignedIn()) return unconfirmed(frameWords.sessionEnded(language))
  const form = new URLSearchParams(fields)
  for (const entry of entries) form.append('entry', writeSeen(entry))
  const signal = AbortSignal.timeout(responseMsMax)
  const sending = { method: 'POST', body: form, redirect: 'manual', signal } as const
  const response = await fetch(adminPath('/queue/decide'), sending).catch(() => null)
  if (response?.type === 'opaqueredirect') return unconfirmed(frameWords.sessionEnded(language))
  const isJson = response?.headers.get('content-type')?.startsWith('application/json') ?? false
  const answer: unknown = await (isJson ? response?.json() : response?.text())?.catch(() => null)
  if (isAnswer(answer)) return answer
  return unconfirmed(explainRefusedSave(answer, language) ?? words.notSaved(language))
}

/** Anything else is an error page, or a refusal before the decision was read. */
function isAnswer(answer: unknown): answer is DecisionResponse {
  return typeof answer === 'object' && answer !== null && 'ok' in answer
}

function unconfirmed(text: string): DecisionResponse {
  return { ok: false, text, isUnconfirmed: true }
}

type BatchResponse = { ok: true; decided: unknown[]; batchId: string | null } | { ok: false; text: string }

export function splitIntoBatches<Entry>(entries: Entry[]): DecisionBatch<Entry>[] {
  const starts = Array.from({ length: Math.ceil(entries.length / entriesMax) }, (_, n) => n * entriesMax)
  return starts.map(start => ({ entries: entries.slice(start, start + entriesMax), batchId: null }))
}

/** Sends batches in turn and notes their batch ids. Stops at the first failure and returns the unsent entries. */
export async function sendBatches<Entry>(
  batches: DecisionBatch<Entry>[],
  send: (entries: Entry[]) => Promise<BatchResponse>,
): Promise<{ ok: true } | { ok: false; text: string; unsent: Entry[] }> {
  for (const [index, batch] of batches.entries()) {
    const response = await send(batch.entries)
    if (!response.ok) {
      return {
        ok: false,
        text: response.text,
        unsent: batches.slice(index).flatMap(({ entries }) => entries),
      }
    }
    if (response.decided.length > 0) batch.batchId = response.batchId
  }
  return { ok: true }
}
