import { readdirSync, readFileSync } from 'node:fs'

// As the kernel of Linux reports them. A process may end while it is read.

/** The child processes of a process, whichever of its threads started them. */
export function childrenOf(pid: number): number[] {
  const tasks = `/proc/${pid}/task`
  const threads = orIfGone(() => readdirSync(tasks), [])
  const lists = threads.map(thread => read(`${tasks}/${thread}/children`))
  return lists.flatMap(list => list.split(' ').filter(Boolean).map(Number))
}

/** The command line of a process; '' if it is gone. */
export function commandOf(pid: number): string {
  return read(`/proc/${pid}/cmdline`)
}

function read(path: string): string {
  return orIfGone(() => readFileSync(path, 'utf8'), '')
}

function orIfGone<T>(look: () => T, otherwise: T): T {
  try {
    return look()
  } catch {
    return otherwise
  }
}
