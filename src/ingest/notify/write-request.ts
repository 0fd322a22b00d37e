import { createHmac } from 'node:crypto'
import type { SafeFetchOptions } from '../fetch/safe-fetched.ts'
import type { ClaimedDelivery } from './claim-delivery.ts'

type Post = NonNullable<SafeFetchOptions['post']>

/** The request of one attempt, signed with its own time. */
export function writeRequest(
  delivery: ClaimedDelivery,
  { origin, now }: { origin: string; now: Date },
): Post {
  switch (delivery.kind) {
    case 'webhook':
      return writeWebhook(delivery, now)
    case 'websub':
      return writePublish(delivery)
    case 'indexnow':
      return writeIndexNow(delivery, origin)
  }
}

/**
 * `Chowk-Signature: t=SECONDS,v1=HEX`, the HMAC-SHA256 of `SECONDS.BODY` with the secret. The time is signed too, so a
 * recorded request cannot be replayed more than a few minutes later.
 */
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
