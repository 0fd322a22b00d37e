import type { Db } from '../../database/connect.ts'
import { outboxAttemptsMax } from '../../domain/outbox-attempts.ts'
import type { SafeFetch } from '../fetch/safe-fetch.ts'
import type { SafeFetched } from '../fetch/safe-fetched.ts'
import {
  type ClaimedDelivery,
  claimDelivery,
  finishDelivery,
  type Outcome,
  releaseDelivery,
} from './claim-delivery.ts'
import { writeRequest } from './write-request.ts'

export type NotifyDeps = { db: Db; fetch: SafeFetch; now: () => Date; origin: string }

// Everything together; a receiver stores the notice and answers.
const deadlineMs = 10_000
const answerBytesMax = 1_024
const answerLettersMax = 300

/** Sends what is due, one after the other; how many. */
export async function sendDue(deps: NotifyDeps, signal: AbortSignal): Promise<number> {
  for (let count = 0; ; count += 1) {
    const delivery = signal.aborted ? null : await claimDelivery(deps.db, deps.now())
    if (!delivery) return count
    await send(deps, delivery, signal)
  }
}

async function send(deps: NotifyDeps, delivery: ClaimedDelivery, signal: AbortSignal): Promise<void> {
  const { db, fetch, now, origin } = deps
  // It ended that many processes before an outcome was written.
  if (delivery.attempts > outboxAttemptsMax) {
    const outcome = { isDelivered: false, status: null, failure: 'cancelled', answer: '' }
    await finishDelivery(db, delivery, { outcome, now: now() })
    return
  }
  const fetched = await fetch(delivery.url, {
    post: writeRequest(delivery, { origin, now: now() }),
    accept: '*/*',
    bytesMax: answerBytesMax,
    refusalBytesMax: answerBytesMax,
    onTooLarge: 'truncate',
    deadlineMs,
    signal,
  })
  // One that was answered at the last moment is finished: given back, it would be sent twice.
  if (signal.aborted && !fetched.ok) await releaseDelivery(db, delivery)
  else await finishDelivery(db, delivery, { outcome: readOutcome(fetched), now: now() })
}

function readOutcome(fetched: SafeFetched): Outcome {
  const body = fetched.ok ? fetched.body : fetched.refusal?.body
  return {
    isDelivered: fetched.ok,
    status: fetched.status ?? null,
    failure: fetched.ok ? null : fetched.failure,
    answer: cleanAnswer(body),
  }
}

/** The body of a stranger's answer, as one line of plain text. */
function cleanAnswer(body: Buffer | undefined): string {
  const text = (body ?? Buffer.alloc(0)).toString('utf8').replace(/[\p{C}\p{Z}\s\uFFFD]+/gu, ' ')
  return Array.from(text.trim()).slice(0, answerLettersMax).join('')
}
