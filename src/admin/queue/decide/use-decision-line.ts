import { type Dispatch, useCallback, useEffect, useRef } from 'react'
import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import type { QueueEvent } from '../queue-state.ts'
import type { QueueToast } from '../use-queue-toast.tsx'
import type { DecisionAnswer } from './decision-answer.ts'
import { sendDecision } from './send-decision.ts'

/** One after another, in the order of the keys: each names the version that the one before it left. */
export function useDecisionLine({ dispatch, toast }: { dispatch: Dispatch<QueueEvent>; toast: QueueToast }) {
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const unsent = useRef(0)
  const versions = useRef(new Map<string, number>())
  useStayUntilSent(unsent)

  const enqueue = useCallback(<Result>(work: () => Promise<Result>): Promise<Result> => {
    unsent.current += 1
    const done = line.current.then(work).finally(() => {
      unsent.current -= 1
    })
    line.current = done
    return done
  }, [])

  const send = useCallback(
    async (entries: QueueEntry[], fields: Record<string, string>): Promise<DecisionAnswer> => {
      const seen = entries.map(({ id, version }) => ({ id, version: versions.current.get(id) ?? version }))
      const answer = await sendDecision(seen, fields, { fetch })
      if (!answer.ok) return answer
      const states = [...answer.decided, ...answer.refused.flatMap(({ state }) => state ?? [])]
      for (const { id, version } of states) versions.current.set(id, version)
      dispatch({ type: 'settled', states: answer.decided })
      tellRefused(entries, answer, { dispatch, toast })
      return answer
    },
    [dispatch, toast],
  )
  return { enqueue, send }
}

/** Those that were refused come back to where they were, with what became of them, and a sentence on the first. */
function tellRefused(
  entries: QueueEntry[],
  { refused }: Extract<DecisionAnswer, { ok: true }>,
  { dispatch, toast }: { dispatch: Dispatch<QueueEvent>; toast: QueueToast },
): void {
  const [first, ...others] = refused
  if (!first) return
  const ids = new Set(refused.map(({ id }) => id))
  dispatch({ type: 'refused', entries: entries.filter(({ id }) => ids.has(id)) })
  dispatch({ type: 'heard', states: refused.flatMap(({ state }) => state ?? []) })
  const title = entries.find(({ id }) => id === first.id)?.title ?? ''
  const more = others.length > 0 ? ` ${others.length} more could not be decided either.` : ''
  toast.fail(`${first.text}${more}`, title)
}

function useStayUntilSent(unsent: { current: number }) {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsent.current > 0) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsent])
}
