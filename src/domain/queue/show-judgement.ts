// The category of a waiting entry as the queue shows it. Editors may have taught the site more since the entry arrived, so the
// entries whose category nobody chose are judged again by what is known now.
import type { Db } from '../../database/connect.ts'
import type { Language } from '../../text/language.ts'
import { type CategoryJudgement, decideCategory } from '../categories/decide-category.ts'
import { findKnownAbout } from '../categories/known-categories.ts'
import { type CategorizedEntry, describeCategoryReason, whyCategory } from '../reasons/category-reason.ts'

type CategoryProposal = { categoryId: string; why: string }

export type ShownJudgement = {
  /** A different category, which accepting the entry applies. */
  categoryProposal: CategoryProposal | null
  /** Another category that fits too, which an editor may choose; accepting the entry does not. */
  categoryChoice: CategoryProposal | null
  categoryWhy: string | null
}

type WaitingEntry = CategorizedEntry & {
  title: string
  description: string
  url: string
  tags: string[]
  language: string | null
  feedLanguage: string | null
  /** Null for an entry of no feed. */
  categorizing: string | null
  isCategoryOpen: boolean
}

type ShowJudgement = (entry: WaitingEntry) => ShownJudgement

export async function judgeWaiting(
  db: Db,
  entries: readonly WaitingEntry[],
  { now, language }: { now: Date; language: Language },
): Promise<ShowJudgement> {
  const open = entries.filter(isOpen)
  const { judge, categories } = await findKnownAbout(db, open.map(toArticle), now)
  return entry => {
    if (!isOpen(entry)) return showJudgement(entry, null, language)
    const judgement = decideCategory(toArticle(entry), { judge, categories, usual: entry.categoryId })
    return showJudgement(entry, judgement, language)
  }
}

/** Neither an editor nor a rule chose, and the feed does not say that its own category always holds. */
function isOpen({ isCategoryOpen, categorizing }: WaitingEntry): boolean {
  return isCategoryOpen && categorizing !== 'by-feed'
}

function toArticle({ title, description, url, tags, language, feedLanguage }: WaitingEntry) {
  return { title, description, url, tags, language: language ?? feedLanguage }
}

/** `judgement`: of an entry whose category is open. */
export function showJudgement(
  entry: CategorizedEntry,
  judgement: CategoryJudgement | null,
  language: Language,
): ShownJudgement {
  const { categoryId } = entry
  const shown = { categoryProposal: null, categoryChoice: null, categoryWhy: whyCategory(entry, language) }
  if (!judgement) return shown
  const { category, isSure, because } = judgement
  const why = describeCategoryReason(because, language)
  if (category === categoryId) return { ...shown, categoryWhy: why }
  const other = { categoryId: category, why }
  // Where there is no category yet, a doubtful one is better than none.
  return isSure || categoryId === null
    ? { ...shown, categoryProposal: other }
    : { ...shown, categoryChoice: other }
}
