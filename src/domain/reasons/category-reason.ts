// Why an entry has another category than its feed, or might have, as a code with parameters. Each page makes the sentence in
// its own language; it follows "because".
import { z } from 'zod'
import { formatList } from '../../text/format.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/category-reasons.ts'

const categoryReasonSchema = z.discriminatedUnion('code', [
  /** A folder of its address, or a tag of its outlet. */
  z.object({ code: z.literal(['folder', 'tag']), name: z.string() }),
  /** Words of its own; `learnt`: editors filed articles with them there; `no-section`: they belong to no category. */
  z.object({ code: z.literal(['words', 'learnt', 'no-section']), words: z.array(z.string()) }),
])
export type CategoryReason = z.infer<typeof categoryReasonSchema>

const judgementSchema = z.object({ category: z.string(), isSure: z.boolean(), because: categoryReasonSchema })

/** The judgement stored in a column; null without one, and for one of a newer version. */
export function categoryJudgementOf(column: unknown): z.infer<typeof judgementSchema> | null {
  return judgementSchema.safeParse(column).data ?? null
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
      return words.learntWords(language, { words: formatList(reason.words, language) })
    case 'no-section':
      return words.noSection(language, { words: formatList(reason.words, language) })
  }
}
