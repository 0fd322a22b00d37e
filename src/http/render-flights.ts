import type { ChangeOrReset } from '../database/changes.ts'

/** Pages in flight: one rendering at a time for each key, and each is notified of what changes meanwhile. */
export function createRenderFlights<T>() {
  const joinable = new Map<string, Promise<T>>()
  // Renderings that no request may join any more are still notified, so that their pages are not kept.
  const open = new Set<ChangeOrReset[]>()

  function start(key: string, make: (changes: readonly ChangeOrReset[]) => Promise<T>): Promise<T> {
    const changes: ChangeOrReset[] = []
    open.add(changes)
    const making = make(changes).finally(() => {
      open.delete(changes)
      if (joinable.get(key) === making) joinable.delete(key)
    })
    joinable.set(key, making)
    return making
  }

  /** Later requests start a new rendering: one begun before the change may not show it. */
  function notify(change: ChangeOrReset): void {
    for (const changes of open) changes.push(change)
    joinable.clear()
  }

  return { start, notify, find: (key: string) => joinable.get(key), count: () => open.size }
}
