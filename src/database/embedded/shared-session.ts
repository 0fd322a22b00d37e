import type pg from 'pg'
import { isDatabaseAway } from '../database-error.ts'

// A pooler in transaction mode lends one session of the server to several clients, which then lose their locks and notices.

/** Whether a pooler gives the session of `client`, which is in no transaction, to a second client. */
export async function isLent(client: pg.Client, other: pg.Client): Promise<boolean> {
  try {
    await other.connect()
    return await lendSessions(client, other)
  } catch (error) {
    // A pooler in session mode without a free session lets the second client wait.
    if (isDatabaseAway(error)) return false
    throw error
  } finally {
    await other.end()
  }
}

/** Whether two clients use one session of the server, or the first one several. */
export async function lendSessions(one: Queryable, other: Queryable): Promise<boolean> {
  const sessionOf = async (each: Queryable) =>
    (await each.query('select pg_backend_pid() as pid')).rows[0].pid
  const sessions = [await sessionOf(one), await sessionOf(other), await sessionOf(one)]
  return new Set(sessions).size === 1 || sessions[0] !== sessions[2]
}

type Queryable = Pick<pg.Client, 'query'>
