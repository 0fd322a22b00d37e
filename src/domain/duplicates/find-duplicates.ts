import type { Db } from '../../database/connect.ts'
import type { Exemptions } from './duplicate-exceptions.ts'
import { listCandidates } from './headline-candidates.ts'
import { type FoundDuplicate, judgeArticles, type NewArticle } from './judge-articles.ts'

/** The articles that duplicate another, by canonical address. See `judgeArticles`. */
export async function findDuplicates(
  db: Db,
  articles: NewArticle[],
  exemptions: Exemptions,
): Promise<Map<string, FoundDuplicate>> {
  const judged = judgeArticles(await listCandidates(db, articles), exemptions)
  return new Map(
    judged.flatMap(({ canonicalUrl, duplicate }) => (duplicate ? [[canonicalUrl, duplicate]] : [])),
  )
}
