// Both outboxes, mails to subscribers and deliveries to other servers, retry after longer and longer waits, and finally give up.

/** So that a message that crashes every worker ends too. */
export const outboxAttemptsMax = 10

/** When to retry after so many attempts: `minutes` are the waits after the first and each further one; the last repeats. */
export function retryAt(now: Date, { attempts, minutes }: { attempts: number; minutes: number[] }): Date {
  const wait = minutes[Math.min(Math.max(attempts, 1), minutes.length) - 1] ?? 1
  return new Date(now.getTime() + wait * 60_000)
}
