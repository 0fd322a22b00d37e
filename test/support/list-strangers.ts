import { Parser } from 'htmlparser2'

const shownAttributes = new Set([
  ...['title', 'aria-label', 'placeholder', 'alt', 'label'],
  ...['data-status', 'data-label'],
])
const shownMeta = /^(description|keywords|og:(title|description|image:alt))$/

// Names of languages, dates and lists come from the platform; a placeholder shows how an address begins.
const fromPlatform =
  /\b(English|Hindi|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Jan(uary)?|Dec(ember)?|and)\b|(?<=\d )at(?= \d)|^https:\/\/$|https:\/\/registry\.example\/|^\/admin\S*$|^\/\S+$/g

/**
 * The texts of a page in the made-up language, and of attributes that are read or spoken, in which a plain Latin letter is
 * left. `within`: the id of the element that is looked through. `known` is left out of each text.
 */
export function listStrangers(
  html: string,
  { within, known }: { within?: string; known?: RegExp } = {},
): string[] {
  const found: string[] = []
  const open: string[] = []
  // How many elements were open around the one that is looked through.
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
