import { test as base, beforeEach } from 'vitest'
import type { Db } from '../../src/database/connect.ts'
import { undoBatch } from '../../src/domain/revisions/undo/undo.ts'
import { acceptProposal, rejectProposal } from '../../src/domain/stories/editing/decide-proposal.ts'
import { editStory, mergeStories } from '../../src/domain/stories/editing/edit-story.ts'
import { type MoveTarget, moveOutOfStory } from '../../src/domain/stories/editing/move-articles.ts'
import { keepApartFromStory } from '../../src/domain/stories/editing/named-articles.ts'
import { recountSome } from '../../src/domain/stories/recount-stories.ts'
import { clearDesk, deskScene, editor, readConstraints, readDesk, seen, urlOf } from './desk-scene.ts'
import { freshDatabase } from './fresh-database.ts'
import { joinStory } from './join-story.ts'

type Patch = Parameters<typeof editStory>[1]['patch']
type Outcome = { ok: boolean; batchId?: string }
export type StoryDesk = Awaited<ReturnType<typeof openDesk>>

/** The database of one file of tests about stories, and its `test`, which begins with an empty desk. */
export async function storyDesk(given: { isNew?: boolean } = {}) {
  const { db } = await freshDatabase(given)
  beforeEach(() => clearDesk(db))
  return { db, test: base.extend('desk', () => openDesk(db)) }
}

/** The articles of a desk, and what an editor does to its stories; letters name articles. */
async function openDesk(db: Db) {
  const desk = await deskScene(db)
  return {
    ...desk,
    join: (storyId: string, letters: string) =>
      joinStory(db, { storyId, articles: desk.named(letters), ...editor }),
    keepApart: (storyId: string, letters: string) =>
      keepApartFromStory(db, { storyId, articles: desk.named(letters), ...editor }),
    merge: async (from: string, into: string) =>
      mergeStories(db, { from: await seen(db, from), into: await seen(db, into), ...editor }),
    move: async (from: string, letters: string, to: MoveTarget = { kind: 'alone' }) =>
      moveOutOfStory(db, { from: await seen(db, from), urls: [...letters].map(urlOf), to, ...editor }),
    edit: async (id: string, patch: Patch) => editStory(db, { seen: await seen(db, id), patch, ...editor }),
    accept: (id: string) => acceptProposal(db, { id, ...editor }),
    reject: (id: string) => rejectProposal(db, { id, ...editor }),
    undo: async (outcome: Outcome) => {
      const undone = await undoBatch(db, { batchId: outcome.batchId ?? '', ...editor })
      while ((await recountSome(db, editor.now)) > 0);
      return undone
    },
    /** Each story, and each decision that keeps two articles together or apart. */
    read: async () => ({ stories: await readDesk(db), decisions: await readConstraints(db) }),
    readStates: async () => {
      const proposals = db.selectFrom('storyProposals').select('state').orderBy('createdAt').orderBy('id')
      return (await proposals.execute()).map(({ state }) => state)
    },
  }
}
