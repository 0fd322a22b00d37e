// What this tab keeps until the server has accepted it. Where the browser stores nothing, because its storage is full or
// switched off, it is kept until the page is loaded again.

const notStored = new Map<string, string>()
const listeners = new Set<() => void>()

export function readKept(key: string): string | null {
  const kept = notStored.get(key)
  if (kept !== undefined) return kept
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

export function keepText(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text)
    notStored.delete(key)
  } catch {
    notStored.set(key, text)
  }
  for (const notify of listeners) notify()
}

export function forgetKept(key: string): void {
  notStored.delete(key)
  try {
    sessionStorage.removeItem(key)
  } catch {
    // It holds nothing.
  }
  for (const notify of listeners) notify()
}

/** Whether the browser stored it, so that it survives a reload. */
export function isStored(key: string): boolean {
  return !notStored.has(key)
}

/** Calls `notify` after every change; returns the way to stop it. */
export function onKept(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}
