import { Parser } from 'htmlparser2'

const shownAttributes = new Set('title aria-label placeholder alt label data-status data-label'.split(' '))
const shownMeta = /^(description|keywords|og:(title|description|image:alt))$/

// Names of languages, dates and lists come from the platform; a placeholder shows how an address begins.
const fromPlatform =
  /\b(English|Hindi|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Jan(uary)?|Dec(ember)?|and)\b|(?<=\d )at(?= \d)|^https:\/\/$|https:\/\/registry\.example\/|^\/admin\S*$|^\/\S+$/g

/**
 * The texts of a page in the pseudo-language, including read or spoken attributes, that still contain a plain Latin
 * letter. `within`: the id of the element to search. `known` is removed from each text.
 */
export function listUntranslated(
  html: string,
  { within, known }: { within?: string; known?: RegExp } = {},
): string[] {
  const found: string[] = []
  const open: string[] = []
  // The number of open elements around the searched element.
  let depth = within === undefined ? -1 : Number.POSITIVE_INFINITY
  const look = (text: string) => {
    const rest = text.replaceAll(fromPlatform, '')
    if (/[a-z]/i.test(known ? rest.replaceAll(known, '') : rest)) found.push(text)
  }
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (within !== undefined && attributes.id === within) depth = open.length
      open.push(name)
      if (open.length <= depth) return
      for (const [attribute, value] of Object.entries(attributes))
        if (shownAttributes.has(attribute)) look(value)
      if (shownMeta.test(attributes.name ?? attributes.property ?? '')) look(attributes.content ?? '')
    },
    onclosetag: () => {
      open.pop()
      if (within !== undefined && open.length <= depth) depth = Number.POSITIVE_INFINITY
    },
    ontext: text => {
      const isShown = open.length > depth || open.at(-1) === 'title'
      if (isShown && !['script', 'style', 'time', 'kbd'].includes(open.at(-1) ?? '')) look(text)
    },
  })
  parser.end(html)
  return found
}
