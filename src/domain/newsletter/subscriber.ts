export const subscriberStates = ['active', 'pending', 'off'] as const

/** `pending` has not confirmed; `off` bounced too often. Subscribers who left are deleted. */
export type SubscriberState = (typeof subscriberStates)[number]

export type Subscriber = {
  id: string
  address: string
  language: string
  state: SubscriberState
  askedAt: Date
  confirmedAt: Date | null
  bounceCount: number
  /** A code of mail-failure.ts. */
  offFailure: string | null
}
