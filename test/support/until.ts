import { setTimeout as wait } from 'node:timers/promises'

const everyMs = 20

/**
 * Polls for a condition that another process causes. Without a pause the loop would take the processor from that
 * process.
 */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await wait(everyMs)
}
