import type { Db } from '../../database/connect.ts'
import { isUuid } from '../is-uuid.ts'

export type EditedNewsLink = {
  id: string
  title: string
  url: string
  source: string
  sourceIconUrl: string
  description: string
  imageUrl: string
  publishedAt: Date
  category: string
  featured: boolean
  language: string | null
  takeDownAt: Date | null
  version: number
}

export async function findEditedNewsLink(db: Db, id: string): Promise<EditedNewsLink | null> {
  if (!isUuid(id)) return null
  const newsLink = await db
    .selectFrom('newsLinks')
    .select(['id', 'title', 'url', 'source', 'sourceIconUrl', 'description', 'imageUrl', 'publishedAt'])
    .select(['category', 'featured', 'language', 'takeDownAt', 'version'])
    .where('id', '=', id)
    .executeTakeFirst()
  return newsLink ?? null
}
