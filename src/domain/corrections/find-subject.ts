import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { isUuid } from '../fields/record-id.ts'
import { isPublic, leadOfStory, storyColumns } from '../stories/public-story.ts'

export type CorrectedSubject = { kind: 'link' | 'story'; id: string }

type Subject = { headline: string; source: string; url: string }

/** The subject of a correction, if readers can see it. */
export async function findSubject(db: Db, { kind, id }: CorrectedSubject): Promise<Subject | null> {
  if (!isUuid(id)) return null
  if (kind === 'story') return findStorySubject(db, id)
  const link = await db
    .selectFrom('newsLinks')
    .select(['title as headline', 'source', 'url'])
    .where('id', '=', id)
    .executeTakeFirst()
  return link ?? null
}

async function findStorySubject(db: Db, id: string): Promise<Subject | null> {
  const { rows } = await sql<{ title: string }>`
    select ${storyColumns} from stories story cross join lateral ${leadOfStory} lead
    where story.id = ${id} and ${isPublic}`.execute(db)
  const [story] = rows
  return story ? { headline: story.title, source: '', url: '' } : null
}
