import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { createLimiter } from '../concurrency/limiter.ts'

// Work of several kinds shares one pool, so that idle kinds hold no connections of their own: an idle one costs the server
// 5 to 11 MB. A share bounds the connections that one kind takes at a time. The pool allows as many as all shares together,
// so no kind ever waits for another.

export type Pool = Pick<pg.Pool, 'connect' | 'end' | 'options'>

/** At most `connectionsMax` connections of `pool` at a time. To end it leaves the pool open. `waitMs` bounds the wait for a turn. */
export function sharePool(
  pool: Pool,
  { connectionsMax, waitMs }: { connectionsMax: number; waitMs: number },
): Pool {
  const turns = createLimiter(connectionsMax)
  const giveUp = (signal: AbortSignal) => sleep(waitMs, undefined, { ref: false, signal })
  const connect = async () => {
    // The words of `pg` for the same wait (database-error.ts).
    if (!(await turns.take(giveUp))) throw new Error('timeout exceeded when trying to connect')
    const client = await pool.connect().catch(error => {
      turns.giveBack()
      throw error
    })
    const { release } = client
    client.release = destroy => {
      release(destroy)
      turns.giveBack()
    }
    return client
  }
  // The type's other overload, with a callback, is one that we do not use.
  return { options: pool.options, connect: connect as Pool['connect'], end: async () => undefined }
}
