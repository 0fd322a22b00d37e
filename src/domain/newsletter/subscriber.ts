export const subscriberStates = ['active', 'pending', 'off'] as const

/** `pending` has not confirmed; `off` bounced too often. Subscribers who left are deleted. */
export type SubscriberState = (typeof subscriberStates)[number]
