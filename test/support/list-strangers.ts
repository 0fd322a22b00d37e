import { Parser } from 'htmlparser2'

const shownAttributes = new Set(['title', 'aria-label', 'placeholder', 'alt', 'label', 'data-status'])
const shownMeta = /^(description|keywords|og:(title|description|image:alt))$/

// Names of languages, dates and lists come from the platform; a placeholder shows how an address begins.
const fromPlatform =
  /\b(Hindi|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Jan(uary)?|Dec(ember)?|and)\b|(?<=\d )at(?= \d)|^https:\/\/$|https:\/\/registry\.example\/|^\/admin\S*$|^\/\S+$/g

/** The texts of a page, and of attributes that are read or spoken, in which a plain Latin letter is left. */
export function listStrangers(html: string): string[] {
  const found: string[] = []
  const open: string[] = []
  const look = (text: string) => {
    if (/[a-z]/i.test(text.replaceAll(fromPlatform, ''))) found.push(text)
  }
  const parser = new Parser({
    onopentag: (name, attributes) => {
      open.push(name)
      for (const [attribute, value] of Object.entries(attributes))
        if (shownAttributes.has(attribute)) look(value)
      if (shownMeta.test(attributes.name ?? attributes.property ?? '')) look(attributes.content ?? '')
    },
    onclosetag: () => open.pop(),
    ontext: text => {
      if (!['script', 'style', 'time'].includes(open.at(-1) ?? '')) look(text)
    },
  })
  parser.end(html)
  return found
}
