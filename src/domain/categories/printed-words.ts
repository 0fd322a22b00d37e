import { writtenWords } from '../duplicates/headline-words.ts'
import { slugWords, stemOfWritten } from '../stories/matching/story-words.ts'
import type { CategorizedArticle } from './article-signs.ts'

/** Like the words of `writtenWords`, with their apostrophes and joiners. */
const printedWord = /\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\u200c\u200d]|['’`´ʼ](?=\p{L}))*/gu
const possessive = /['’`´ʼ]s$/iu

/** By its stem, each word as the article prints it: in its title, else in its description, else in its address. */
export function printedByStem({ title, description, url }: CategorizedArticle): Map<string, string> {
  const printed = [title, description].flatMap(text => text.match(printedWord) ?? [])
  const named = [...printed, ...slugWords(url)].map(word => {
    return [stemOf(word), word.replace(possessive, '')] as const
  })
  return new Map(named.toReversed())
}

function stemOf(printed: string): string {
  return stemOfWritten(writtenWords(printed)[0] ?? '')
}
