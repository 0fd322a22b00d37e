import type { Db } from '../../database/connect.ts'
import { isUuid } from '../is-uuid.ts'

export type CorrectedSubject = { kind: 'link' | 'story'; id: string }

export type Subject = { headline: string; source: string; url: string }

/** What a correction is about, if readers can see it. */
export async function findSubject(db: Db, { kind, id }: CorrectedSubject): Promise<Subject | null> {
  if (!isUuid(id) || kind === 'story') return null
  const link = await db
    .selectFrom('newsLinks')
    .select(['title as headline', 'source', 'url'])
    .where('id', '=', id)
    .executeTakeFirst()
  return link ?? null
}
