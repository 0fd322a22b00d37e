import { createHmac } from 'node:crypto'
import type { Logger } from 'pino'
import type { Db } from '../../database/connect.ts'
import { keepWorking } from '../../database/keep-working.ts'
import { outboxAttemptsMax } from '../../database/lease.ts'
import type { SafeFetched, SafeFetchOptions } from '../fetch/fetched-response.ts'
import type { SafeFetch } from '../fetch/safe-fetch.ts'
import {
  type ClaimedDelivery,
  claimDelivery,
  finishDelivery,
  type Outcome,
  releaseDelivery,
} from './claim-delivery.ts'
import { gatherNotices } from './gather-notices.ts'

export type NotifyDeps = { db: Db; fetch: SafeFetch; now: () => Date; origin: string }

// The limit for the whole request; a receiver only needs to store the notice and respond.
const deadlineMs = 10_000
const responseBytesMax = 1_024
const responseLettersMax = 300

/** Sends due deliveries one after another. Returns how many. */
export async function sendDue(deps: NotifyDeps, signal: AbortSignal): Promise<number> {
  for (let count = 0; ; count += 1) {
    const delivery = signal.aborted ? null : await claimDelivery(deps.db, deps.now())
    if (!delivery) return count
    await send(deps, delivery, signal)
  }
}

async function send(deps: NotifyDeps, delivery: ClaimedDelivery, signal: AbortSignal): Promise<void> {
  const { db, fetch, now, origin } = deps
  // This delivery crashed so many processes before an outcome could be recorded.
  if (delivery.attempts > outboxAttemptsMax) {
    const outcome = { isDelivered: false, status: null, failure: 'cancelled', answer: '' }
    await finishDelivery(db, delivery, { outcome, now: now() })
    return
  }
  const fetched = await fetch(delivery.url, {
    post: writeRequest(delivery, { origin, now: now() }),
    accept: '*/*',
    bytesMax: responseBytesMax,
    refusalBytesMax: responseBytesMax,
    onTooLarge: 'truncate',
    deadlineMs,
    signal,
  })
  // A delivery that succeeded during shutdown is recorded; releasing it would send it twice.
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
    retryAfterMs: fetched.ok || fetched.failure !== 'throttled' ? undefined : fetched.retryAfterMs,
  }
}

/** The body of a receiver's response, as one line of plain text. */
function cleanAnswer(body: Buffer | undefined): string {
  const text = (body ?? Buffer.alloc(0)).toString('utf8').replace(/[\p{C}\p{Z}\s\uFFFD]+/gu, ' ')
  return Array.from(text.trim()).slice(0, responseLettersMax).join('')
}

type Post = NonNullable<SafeFetchOptions['post']>

function writeRequest(delivery: ClaimedDelivery, { origin, now }: { origin: string; now: Date }): Post {
  switch (delivery.kind) {
    case 'webhook':
      return writeWebhook(delivery, now)
    case 'websub':
      return writePublish(delivery)
    case 'indexnow':
      return writeIndexNow(delivery, origin)
  }
}

/** `Chowk-Signature: t=SECONDS,v1=HEX`, the HMAC-SHA256 of `SECONDS.BODY`: with the time, a request cannot be replayed later. */
function signBody(body: string, { secret, seconds }: { secret: string; seconds: number }): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${digest}`
}

function writeWebhook({ id, event, payload, secret }: ClaimedDelivery, now: Date): Post {
  const body = JSON.stringify({ delivery: id, ...payload })
  const seconds = Math.floor(now.getTime() / 1_000)
  return {
    body,
    type: 'application/json',
    headers: {
      'chowk-event': event,
      'chowk-delivery': id,
      'chowk-signature': signBody(body, { secret, seconds }),
    },
  }
}

/** The request format of PubSubHubbub; WebSub itself leaves it open. */
function writePublish({ payload }: ClaimedDelivery): Post {
  const fields = new URLSearchParams({ 'hub.mode': 'publish' })
  for (const url of urlsOf(payload)) fields.append('hub.url', url)
  return { body: fields.toString(), type: 'application/x-www-form-urlencoded' }
}

function writeIndexNow({ payload, secret }: ClaimedDelivery, origin: string): Post {
  const { host } = new URL(origin)
  const keyLocation = `${origin}/indexnow.txt`
  const body = JSON.stringify({ host, key: secret, keyLocation, urlList: urlsOf(payload) })
  return { body, type: 'application/json; charset=utf-8' }
}

function urlsOf({ urls }: Record<string, unknown>): string[] {
  return Array.isArray(urls) ? urls.map(String) : []
}

// The longest pause before a notice is gathered, and before it is sent. Each statement of these loops reads a nearly empty table.
const everyMs = 2_000

// Each sender is a loop of its own: an address that does not respond holds only one of them, for ten seconds per request.
const senders = 3

export async function keepNotifying(
  { log, ...deps }: NotifyDeps & { log: Logger },
  { signal }: { signal: AbortSignal },
): Promise<void> {
  const gather = () => gatherNotices(deps.db, { origin: deps.origin, now: deps.now() })
  const send = () => sendDue(deps, signal)
  await Promise.all([
    keepWorking(gather, { everyMs, name: 'gathering notices', log, signal }),
    ...Array.from({ length: senders }, () =>
      keepWorking(send, { everyMs, name: 'sending notices', log, signal }),
    ),
  ])
}
