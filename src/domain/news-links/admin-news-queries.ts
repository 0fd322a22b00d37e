import type { Db } from '../../database/connect.ts'
import { type Article, articleNames } from '../articles/article-fields.ts'
import { isUuid } from '../fields/record-id.ts'

export type EditedNewsLink = Article & { id: string; takeDownAt: Date | null; version: number }

export async function findEditedNewsLink(db: Db, id: string): Promise<EditedNewsLink | null> {
  if (!isUuid(id)) return null
  const newsLink = await db
    .selectFrom('newsLinks')
    .select(['id', ...articleNames, 'takeDownAt', 'version'])
    .where('id', '=', id)
    .executeTakeFirst()
  return newsLink ?? null
}
