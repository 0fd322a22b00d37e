// Why an article has its category or might have another, as a code with parameters. Each page makes the sentence in its own
// language; it follows "because".
import { z } from 'zod'
import { formatList } from '../../text/format.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/category-reasons.ts'

const categoryReasonSchema = z.discriminatedUnion('code', [
  /** A folder of its address, or a tag of its outlet. */
  z.object({ code: z.literal(['folder', 'tag']), name: z.string() }),
  /** Words of its own; `no-section`: they belong to no category. */
  z.object({ code: z.literal(['words', 'no-section']), words: z.array(z.string()) }),
  /** Editors filed `count` of `of` articles with that word, folder, tag, host or section there; older rows have no numbers. */
  z.object({
    code: z.literal('learnt'),
    words: z.array(z.string()),
    count: z.optional(z.int()),
    of: z.optional(z.int()),
  }),
  /** The outlet's feeds have it, or most of its last links. */
  z.object({ code: z.literal('feeds'), outlet: z.string() }),
  z.object({ code: z.literal('usual'), outlet: z.string(), count: z.int(), of: z.int() }),
])
export type CategoryReason = z.infer<typeof categoryReasonSchema>

const judgementSchema = z.object({ category: z.string(), isSure: z.boolean(), because: categoryReasonSchema })

/** The judgement stored in a column; null without one, and for one of a newer version. */
export function categoryJudgementOf(column: unknown): z.infer<typeof judgementSchema> | null {
  return judgementSchema.safeParse(column).data ?? null
}

/** `feedCategory`: null for an entry of no feed. */
export type CategorizedEntry = {
  categoryId: string | null
  categoryJudgement: unknown
  feedCategory: string | null
  ruleId: string | null
}

/** Why the entry has its category, if its content or its feed decided; null if an editor or a rule did. */
export function whyCategory(entry: CategorizedEntry, language: Language): string | null {
  const { categoryId, feedCategory, ruleId } = entry
  if (categoryId === null) return null
  const judgement = categoryJudgementOf(entry.categoryJudgement)
  if (judgement?.isSure && judgement.category === categoryId)
    return describeCategoryReason(judgement.because, language)
  return feedCategory === categoryId && ruleId === null ? words.ofFeed(language) : null
}

export function describeCategoryReason(reason: CategoryReason, language: Language): string {
  switch (reason.code) {
    case 'folder':
      return words.inItsAddress(language, { section: `/${reason.name}/` })
    case 'tag':
      return words.outletTag(language, { tag: reason.name })
    case 'words':
      return words.itsWords(language, { words: formatList(reason.words, language) })
    case 'learnt':
      return describeLearnt(reason, language)
    case 'no-section':
      return words.noSection(language, { words: formatList(reason.words, language) })
    case 'feeds':
      return words.fed(language, reason)
    case 'usual':
      return words.usual(language, reason)
  }
}

function describeLearnt(
  { words: named, count, of }: Extract<CategoryReason, { code: 'learnt' }>,
  language: Language,
): string {
  const sign = formatList(named, language)
  if (count === undefined || of === undefined) return words.learntWords(language, { words: sign })
  return words.learntFrom(language, { count, of, sign })
}
