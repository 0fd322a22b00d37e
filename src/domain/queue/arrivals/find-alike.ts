import type { Db } from '../../../database/connect.ts'
import { listExemptions } from '../../duplicates/duplicate-exceptions.ts'
import { findDuplicates } from '../../duplicates/find-duplicates.ts'
import type { FoundDuplicate, NewArticle } from '../../duplicates/judge-articles.ts'

export type SubmittedArticle = Omit<NewArticle, 'publishedAt'> & { publishedAt: Date | null }

/** The known article that resembles a pasted one by headline or text, under another address; null for a new article. */
export async function findAlike(
  db: Db,
  { publishedAt, ...article }: SubmittedArticle,
  now: Date,
): Promise<FoundDuplicate | null> {
  const exemptions = await listExemptions(db, article.outletId === null ? [] : [article.outletId])
  const found = await findDuplicates(db, [{ ...article, publishedAt: publishedAt ?? now }], exemptions)
  return found.get(article.canonicalUrl) ?? null
}
