import type { Language } from '../../text/language.ts'
import * as words from '../../words/site-links-desk.ts'

/** Describes a name from `measureMarkup`: `<p>`, "onclick on <p>", "comments". Only pictures of other hosts are dropped. */
export function describeMarkup(what: string, language: Language): string {
  if (what === 'comments') return words.comments(language)
  if (what === '<img>') return words.foreignPictures(language)
  const [attribute = '', tag] = what.split(' on ')
  return tag === undefined ? what : words.attributeOn(language, { attribute, tag })
}
