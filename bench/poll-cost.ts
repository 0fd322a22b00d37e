import type { ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Db } from '../src/database/connect.ts'

/** The cost of all polls since the start: processor time in ms, and database transactions. */
type PollCost = { worker: number; database: number; transactions: number }

/** Reads the costs of a worker with its reader processes, and of a database's whole server (Linux; zero elsewhere). */
export async function openPollCost(db: Db, worker: ChildProcess): Promise<() => Promise<PollCost>> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const server = parentOf(rows[0]?.pid ?? 0)
  return async () => {
    const { rows } = await sql<{ count: string }>`
      select xact_commit as count from pg_stat_database where datname = current_database()`.execute(db)
    return {
      worker: familyCpuMs(worker.pid ?? 0),
      database: familyCpuMs(server),
      transactions: Number(rows[0]?.count),
    }
  }
}

/** Describes the cost per feed of `feeds` polls between two readings. */
export function describeCost(before: PollCost, after: PollCost, feeds: number): string {
  const each = (name: keyof PollCost) => ((after[name] - before[name]) / feeds).toFixed(2)
  return `a feed: worker ${each('worker')} ms, database ${each('database')} ms, ${each('transactions')} transactions`
}

/** Processor time of a process and all its descendants, including those that have exited. */
function familyCpuMs(pid: number): number {
  const children = readdirSync('/proc').filter(name => /^\d+$/.test(name) && parentOf(Number(name)) === pid)
  return cpuMs(pid) + children.reduce((sum, child) => sum + familyCpuMs(Number(child)), 0)
}

function cpuMs(pid: number): number {
  // utime, stime, and those of exited children, in ticks of 10 ms.
  return statOf(pid)
    .slice(11, 15)
    .reduce((sum, ticks) => sum + Number(ticks) * 10, 0)
}

function parentOf(pid: number): number {
  return Number(statOf(pid)[1] ?? -1)
}

/** The fields of /proc/PID/stat after the name, which may contain spaces. */
function statOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
  } catch {
    // The process exited while it was being read.
    return []
  }
}
