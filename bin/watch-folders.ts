import { type FSWatcher, readdirSync, watch } from 'node:fs'
import { join } from 'node:path'

/**
 * Tells of every change below some folders. Each folder is watched for itself: Node's own recursive way watches files on
 * Linux, and loses those that an editor or git puts a new file in the place of.
 */
export function watchFolders(folders: string[], onChange: () => void): { close: () => void } {
  const watchers = new Map<string, FSWatcher>()

  function add(folder: string): void {
    if (!watchers.has(folder)) {
      const watcher = watch(folder, event => {
        // A folder may have come or gone.
        if (event === 'rename') refresh(folder)
        onChange()
      })
      // It is gone, and what was above it tells.
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
    // It went away between being heard of and being looked at.
    return []
  }
}
