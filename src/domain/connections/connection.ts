// A connection is an address that is told of changes: a webhook, the WebSub hub of our feeds, or IndexNow (decision 130).

export const webhookEvents = ['published', 'changed', 'corrected', 'merged', 'taken-down'] as const
export type WebhookEvent = (typeof webhookEvents)[number]

export type ConnectionKind = 'webhook' | 'websub' | 'indexnow'

/** `dead`: switched off after days without an answer of success. */
export type ConnectionState = 'active' | 'paused' | 'dead'

export type Connection = {
  id: string
  kind: ConnectionKind
  url: string
  events: WebhookEvent[]
  state: ConnectionState
  addedBy: string
  failingSince: Date | null
  /** Deliveries that were not sent yet. */
  waiting: number
}

export type DeliveryState = 'waiting' | 'delivered' | 'failed' | 'dropped'

export type Delivery = {
  id: string
  connectionId: string
  url: string
  event: string
  state: DeliveryState
  attempts: number
  status: number | null
  /** A `FetchFailure` (domain/fetch-failure.ts). */
  failure: string | null
  answer: string
  createdAt: Date
}

/** Of both kinds together; more would be a list that nobody reads. */
export const connectionsMax = 20

/** An address without a success for so long is switched off. */
export const deadAfterDays = 3

export const indexNowUrl = 'https://api.indexnow.org/indexnow'
