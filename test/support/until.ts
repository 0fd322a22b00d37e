import { setTimeout as wait } from 'node:timers/promises'

const everyMs = 20

/** Waits for something that another process brings about. A loop without a pause would take the processor from that process. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await wait(everyMs)
}
