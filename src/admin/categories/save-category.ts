import type { Language } from '../../text/language.ts'
import * as words from '../../words/category-desk.ts'
import type { Refusal } from '../records/save-record.ts'

/** The order as a number, as the schema checks it; an empty one is 0. */
export function withOrder(texts: Record<string, string>): Record<string, string | number> {
  return { ...texts, orderNum: Number(texts.orderNum || 0) }
}

type Taken = { reason: 'slug-taken' | 'name-taken' }

export function refuseCategory({ reason }: Taken, language: Language): Refusal {
  if (reason === 'slug-taken') return { errors: { slug: words.slugTaken(language) } }
  return { errors: { name: words.nameTaken(language) } }
}
