import { type FSWatcher, readdirSync, watch } from 'node:fs'
import { join } from 'node:path'

/**
 * Calls `onChange` for every change below some folders. Watches each folder separately: Node's `recursive` option watches
 * files on Linux, and loses a file that a text editor or git replaces by a new one.
 */
export function watchFolders(folders: string[], onChange: () => void): { close: () => void } {
  const watchers = new Map<string, FSWatcher>()

  function add(folder: string): void {
    if (!watchers.has(folder)) {
      const watcher = watch(folder, event => {
        // A subfolder may have been created or deleted.
        if (event === 'rename') refresh(folder)
        onChange()
      })
      // The folder was deleted; the watcher of its parent reports that.
      watcher.on('error', () => drop(folder))
      watchers.set(folder, watcher)
    }
    for (const name of listFolders(folder)) add(name)
  }

  function refresh(folder: string): void {
    const there = new Set(listFolders(folder))
    for (const known of watchers.keys()) {
      if (join(known, '..') === folder && !there.has(known)) drop(known)
    }
    for (const name of there) add(name)
  }

  function drop(folder: string): void {
    watchers.get(folder)?.close()
    watchers.delete(folder)
  }

  for (const folder of folders) add(join(folder))
  return { close: () => [...watchers.keys()].forEach(drop) }
}

function listFolders(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true })
    return entries.filter(entry => entry.isDirectory()).map(entry => join(folder, entry.name))
  } catch {
    // The folder was deleted after the event.
    return []
  }
}
