import type { Db } from '../../../database/connect.ts'
import { listExemptions } from '../../duplicates/duplicate-exceptions.ts'
import { type FoundDuplicate, findDuplicates, type NewArticle } from '../../duplicates/judge-articles.ts'

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

/** The columns that record which article an entry is like. An entry of the same batch (`given`) has no id yet. */
export function alikeColumns({ rule, reason, of }: Pick<FoundDuplicate, 'rule' | 'reason' | 'of'>) {
  return {
    duplicateRule: rule,
    reason,
    newsLinkId: of.kind === 'news-link' ? of.id : null,
    duplicateOf: of.kind === 'entry' ? of.id : null,
  }
}
