import type { Db } from '../../database/connect.ts'
import { type CategoryJudgement, decideCategory } from '../../domain/categories/decide-category.ts'
import { findKnownAbout } from '../../domain/categories/known-categories.ts'
import type { OutletAtAddress } from '../../domain/outlets/find-outlet-at.ts'
import { findFeedCategory, findUsualCategory } from '../../domain/outlets/outlet-queries.ts'
import type { CategoryReason } from '../../domain/reasons/category-reason.ts'
import type { ReadArticle } from '../article/read-article.ts'
import { cleanTags } from '../feed/clean-tags.ts'

type Submitted = {
  article: ReadArticle
  url: string
  title: string
  language: string | null
  outlet: OutletAtAddress | null
}

/** `chosen`: the category to begin with, and why. `judgement`: what the content says, sure or not. */
export type SubmittedCategory = {
  chosen: { category: string; because: CategoryReason } | null
  judgement: CategoryJudgement | null
}

/** Judges the category of a submitted article by its content; where that is not sure, its outlet's usual category comes first. */
export async function judgeSubmitted(
  db: Db,
  { article, url, title, language, outlet }: Submitted,
  now: Date,
): Promise<SubmittedCategory> {
  const description = article.description?.value ?? ''
  const judged = { title, url, description, tags: cleanTags(article.sections), language }
  const [{ judge, categories }, usual] = await Promise.all([
    findKnownAbout(db, [judged], now),
    outlet && findUsual(db, outlet),
  ])
  const judgement = decideCategory(judged, { judge, categories, usual: usual?.category ?? null })
  return { chosen: judgement?.isSure ? judgement : usual, judgement }
}

/** Fewer links than this may be a coincidence. */
const linksMin = 5
/** The share of an outlet's links that must be in one category before the next is expected there. */
const shareMin = 0.6

async function findUsual(
  db: Db,
  { id, name: outlet }: OutletAtAddress,
): Promise<SubmittedCategory['chosen']> {
  const [usual, feedCategory] = await Promise.all([findUsualCategory(db, id), findFeedCategory(db, id)])
  if (usual && usual.of >= linksMin && usual.count >= usual.of * shareMin) {
    const { category, count, of } = usual
    return { category, because: { code: 'usual', outlet, count, of } }
  }
  return feedCategory === null ? null : { category: feedCategory, because: { code: 'feeds', outlet } }
}
