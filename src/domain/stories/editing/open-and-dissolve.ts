import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import type { Batch } from '../../revisions/editor.ts'
import { recordChange } from '../../revisions/record-change.ts'
import { deleteRecords, newId } from '../../revisions/write-record.ts'
import { findStory, listArticles, listPlaced, moveArticles } from './story-change.ts'

/** Adds a story without articles and returns its id. */
export async function openStory(tx: Db, write: Batch): Promise<string> {
  const id = await newId(tx)
  await recordChange(tx, { ...write, table: 'stories', ids: [id], action: 'add' }, () =>
    sql`insert into stories (id, created_at, updated_at) values (${id}, ${write.now}, ${write.now})`.execute(
      tx,
    ),
  )
  return id
}

/**
 * Dissolves the stories that are left empty, or with one article when no editor changed them and no reader could see them.
 * The deletion has a revision, so that undo can restore the story.
 */
export async function dissolveLeft(tx: Db, ids: readonly string[], write: Batch): Promise<void> {
  for (const id of ids) {
    const story = await findStory(tx, id)
    const left = await listArticles(tx, [id])
    const isKept = left.length > 1 || (left.length === 1 && (story?.isFurnished || story?.hasBeenPublic))
    if (story?.id !== id || isKept) continue
    await moveArticles(tx, await listPlaced(tx, id), { ...write, storyId: null })
    await deleteRecords(tx, { ...write, table: 'stories', ids: [id] })
  }
}
