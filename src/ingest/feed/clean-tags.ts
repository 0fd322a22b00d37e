import { cleanText } from '../../text/clean-text.ts'

/** A feed that repeats its whole keyword index on every item says nothing by it. */
export const tagsMax = 8
const tagLengthMax = 40
/** So many raw texts are looked at, however many there are. */
const givenMax = 30
const givenLengthMax = 200

/** An outlet's tags in lower case, each once, at most `tagsMax`; texts without letters are left out. */
export function cleanTags(given: readonly string[]): string[] {
  const tags = given
    .slice(0, givenMax)
    .flatMap(text => text.slice(0, givenLengthMax).split(','))
    .map(text => cleanText(text).slice(0, tagLengthMax).toWellFormed().trim().toLowerCase())
    .filter(tag => /\p{L}/u.test(tag))
  return [...new Set(tags)].slice(0, tagsMax)
}
