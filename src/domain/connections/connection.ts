// A connection is an address that is notified of changes: a webhook, the WebSub hub of our feeds, or IndexNow (decision 130).

export const webhookEvents = ['published', 'changed', 'corrected', 'merged', 'taken-down'] as const
export type WebhookEvent = (typeof webhookEvents)[number]

export type ConnectionKind = 'webhook' | 'websub' | 'indexnow'

/** `dead`: disabled after days without a successful response. */
type ConnectionState = 'active' | 'paused' | 'dead'

export type Connection = {
  id: string
  kind: ConnectionKind
  url: string
  events: WebhookEvent[]
  state: ConnectionState
  addedBy: string
  failingSince: Date | null
  /** A `FetchFailure` of the delivery that is tried again; null while none has failed. */
  failure: string | null
  /** The number of deliveries that were not sent yet. */
  waiting: number
}

export type Delivery = {
  id: string
  connectionId: string
  url: string
  event: WebhookEvent | 'test' | 'addresses'
  state: 'waiting' | 'delivered' | 'failed' | 'dropped'
  attempts: number
  status: number | null
  /** A `FetchFailure` (domain/reasons/fetch-failure.ts). */
  failure: string | null
  answer: string
  createdAt: Date
}

/** Of all kinds together; nobody would read a longer list. */
export const connectionsMax = 20

/** An address without a success for this long is disabled. */
export const deadAfterDays = 3

export const indexNowUrl = 'https://api.indexnow.org/indexnow'
