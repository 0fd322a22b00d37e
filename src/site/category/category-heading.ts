import type { Language } from '../../text/language.ts'
import * as words from '../../words/category-page.ts'

/** "Politics News"; a name in another script is not extended, because "हिन्दी News" would mix languages. */
export function categoryHeading(name: string, language: Language): string {
  return /\p{Script=Latin}/u.test(name) ? words.heading(language, { name }) : name
}
