import type { Language } from '../../text/language.ts'
import { categoryJudgementOf, describeCategoryReason } from '../reasons/category-reason.ts'
import type { CategoryProposal } from './propose-category.ts'

type JudgedEntry = { categoryId: string | null; isCategoryOpen: boolean; categoryJudgement: unknown }

/** `isSure` judgements explain the category of the entry; the others offer another one, until somebody chose or deleted it. */
export function showJudgement(
  { categoryId, isCategoryOpen, categoryJudgement }: JudgedEntry,
  { categories, language }: { categories: { id: string }[]; language: Language },
): { categoryChoice: CategoryProposal | null; categoryWhy: string | null } {
  const judgement = categoryJudgementOf(categoryJudgement)
  if (!judgement) return { categoryChoice: null, categoryWhy: null }
  const { category, isSure, because } = judgement
  const why = describeCategoryReason(because, language)
  if (isSure) return { categoryChoice: null, categoryWhy: category === categoryId ? why : null }
  const isOffered = isCategoryOpen && category !== categoryId && categories.some(({ id }) => id === category)
  return { categoryChoice: isOffered ? { categoryId: category, why } : null, categoryWhy: null }
}
