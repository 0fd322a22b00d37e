import { createContext, type Dispatch } from 'react'
import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import type { QueueEvent } from '../queue-state.ts'
import type { Outcome, Shown } from '../under-way.ts'
import type { ShownState } from './decision-answer.ts'
import { createDecisionLine } from './decision-line.ts'
import type { Piece } from './send-in-pieces.ts'

// What was decided in this tab. The shell holds it: a decision is sent, answered and undone whichever page is open by
// then, and a page of the queue that was fetched before a decision came to the server hears of it here.

/** One decision, for its undo. */
export type Done = Piece<QueueEntry>[]

export type TabDecisions = ReturnType<typeof createTabDecisions>

type Answered = Outcome & { refused: ShownState[] }

// A page is on its way for seconds, and a hand makes no more decisions in that time.
const outcomesMax = 200

export function createTabDecisions({ fetch }: { fetch: typeof globalThis.fetch }) {
  const stack: Done[] = []
  let underWay: readonly Shown[] = []
  let outcomes: readonly Outcome[] = []
  let desk: Dispatch<QueueEvent> | null = null

  /** The open page of the queue, if one is. Returns how it goes. */
  function join(dispatch: Dispatch<QueueEvent>): () => void {
    desk = dispatch
    if (underWay.length + outcomes.length > 0) dispatch({ type: 'joined', underWay, outcomes })
    return () => {
      if (desk === dispatch) desk = null
    }
  }

  function begin(shown: Shown): void {
    underWay = [...underWay, shown]
    desk?.(shown)
  }

  function end(shown: Shown, answered: Answered): void {
    underWay = underWay.filter(each => each !== shown)
    const { became, decided } = answered
    outcomes = [...outcomes, { became, decided }].slice(-outcomesMax)
    desk?.({ type: 'answered', to: shown, ...answered })
  }

  return { ...createDecisionLine({ fetch }), stack, join, begin, end }
}

/** Outside the shell no decision is heard. */
export const DecisionsOfTab = createContext(createTabDecisions({ fetch: async () => Response.error() }))
