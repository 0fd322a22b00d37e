// Both outboxes, mails to subscribers and deliveries to other servers, try again later and later, and give up in the end.

/** A message that ends every worker that touches it must end, too. */
export const outboxAttemptsMax = 10

/** When to try again after so many attempts: `minutes` are the waits after the first and each further one; the last repeats. */
export function retryAt(now: Date, { attempts, minutes }: { attempts: number; minutes: number[] }): Date {
  const wait = minutes[Math.min(Math.max(attempts, 1), minutes.length) - 1] ?? 1
  return new Date(now.getTime() + wait * 60_000)
}
