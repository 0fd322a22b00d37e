import type { Db } from '../../database/connect.ts'
import type { Exemptions } from './duplicate-exceptions.ts'
import { listCandidates } from './headline-candidates.ts'
import { type FoundDuplicate, judgeArticles, type NewArticle } from './judge-articles.ts'

/** For each article, in order, the one that it duplicates; null for a new one. See `judgeArticles`. */
export async function findDuplicates(
  db: Db,
  articles: NewArticle[],
  exemptions: Exemptions,
): Promise<(FoundDuplicate | null)[]> {
  const judged = judgeArticles(await listCandidates(db, articles), exemptions)
  return judged.map(({ duplicate }) => duplicate)
}
