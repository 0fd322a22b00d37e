import * as z from 'zod/mini'
import { existsOnThisClock } from './local-time.ts'

/** A time of a form, or '' for none. In the browser it must exist on the user's clock. */
export function scheduleTime() {
  return z.optional(
    z.union([
      z.literal(''),
      z.iso
        .datetime({ offset: true, local: true, error: 'bad-time' })
        .check(z.refine(existsOnThisClock, 'skipped-hour')),
    ]),
  )
}
