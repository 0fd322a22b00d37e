import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import type { Db } from '../src/database/connect.ts'
import { authorizeCommand } from '../src/domain/accounts/authorize.ts'
import { importFeeds } from '../src/domain/feeds/import-feeds.ts'
import { childEnvironment, childFlags } from '../src/process/supervise-process.ts'
import { feedsPerHost, hostCount, hostOf } from './feeds-server.ts'

export const feedCount = hostCount * feedsPerHost

export const feedHosts = Array.from({ length: hostCount }, (_, n) => hostOf(n))

/** The feeds' server in a child process; feeds-server.ts explains `speed`. */
export async function startFeedsServer(speed = 0): Promise<{ server: ChildProcess; port: number }> {
  const server = forkScript('./feeds-server.ts', [String(speed)])
  const [{ port }] = await once(server, 'message')
  return { server, port }
}

/** The worker of the build, allowed to read from all the feeds' hosts. */
export async function startWorker(env: Record<string, string>): Promise<ChildProcess> {
  const worker = forkScript('../build/server/worker.js', [], { ...env, FETCH_ALLOW: feedHosts.join(',') })
  await once(worker, 'message')
  return worker
}

/** Adds the first `count` feeds that the server on `port` serves. */
export async function addFeeds(
  db: Db,
  { port, count = feedCount }: { port: number; count?: number },
): Promise<void> {
  const outlines = Array.from({ length: count }, (_, n) => {
    const url = `http://${hostOf(n % hostCount)}:${port}/feed-${n}.xml`
    return `<outline text="Feed ${n}" outlet="Outlet ${n % hostCount}" xmlUrl="${url}"/>`
  })
  const opml = `<opml version="2.0"><body>${outlines.join('')}</body></opml>`
  const result = await importFeeds(db, { opml, by: authorizeCommand('Bench'), now: new Date() })
  if (!result.ok || result.plan.fresh.length !== count) throw new Error('the feeds could not be added')
}

/**
 * Runs a script of this project, given its path relative to this folder, in a child process with an installation's
 * settings.
 */
export function forkScript(script: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  return fork(fileURLToPath(new URL(script, import.meta.url)), args, {
    env: { ...process.env, ...childEnvironment, ...env },
    execArgv: childFlags.worker,
  })
}

/** Seconds from `startedAt` until the last feed was polled successfully. */
export async function untilPolled(db: Db, startedAt: Date): Promise<number> {
  for (;;) {
    const { left, failed } = await db
      .selectFrom('feeds')
      .select(
        sql<number>`count(*) filter (where last_good_at is null or last_good_at < ${startedAt})::integer`.as(
          'left',
        ),
      )
      .select(sql<number>`count(*) filter (where failure is not null)::integer`.as('failed'))
      .executeTakeFirstOrThrow()
    if (failed > 0) throw new Error(`${failed} feeds failed`)
    if (left === 0) return (Date.now() - startedAt.getTime()) / 1000
    await wait(100)
  }
}
