import type { Db } from '../../src/database/connect.ts'
import {
  type NamedArticles,
  type PutResult,
  type PutTarget,
  putIntoStory,
} from '../../src/domain/stories/editing/named-articles.ts'
import type { StoryEditor } from '../../src/domain/stories/editing/story-change.ts'

type Named = StoryEditor & { articles: NamedArticles }

/** Puts entries and links into the story, wherever they are now. */
export async function joinStory(
  db: Db,
  { storyId, ...put }: Named & { storyId: string },
): Promise<PutResult> {
  return putAnywhere(db, put, { kind: 'story', id: storyId })
}

/** Opens a story of at least two articles; they leave their present stories. */
export async function openStoryOf(db: Db, put: Named): Promise<PutResult> {
  return putAnywhere(db, put, { kind: 'new-story' })
}

async function putAnywhere(db: Db, put: Named, to: PutTarget): Promise<PutResult> {
  const stories = await db.selectFrom('stories').select('id').execute()
  return putIntoStory(db, { ...put, to, seenStoryIds: stories.map(({ id }) => id) })
}
