import { test as base, beforeEach } from 'vitest'
import { clearDesk, deskScene } from './desk-scene.ts'
import { freshDatabase } from './fresh-database.ts'

/** The database of one file of tests about stories, and its `test`, which begins with an empty desk. */
export async function storyDesk() {
  const { db } = await freshDatabase()
  beforeEach(() => clearDesk(db))
  return { db, test: base.extend('desk', () => deskScene(db)) }
}
