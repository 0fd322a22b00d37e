// Whose clock a time without a zone was read from. In UTC, an article of an evening in India would be of the next day,
// and what appeared this morning would lie in the future.

/** Hours east of UTC, in countries that know no summer time; the rest of the world keeps to UTC. */
const hoursOfCountry: Record<string, number> = { in: 5.5, lk: 5.5, np: 5.75, bd: 6, pk: 5 }

/** Of two letters like a country's, and taken by anybody. */
const isAnybodys = /^(?:ai|cc|co|fm|gg|io|is|ly|me|to|tv|ws)$/

/** "https://outlet.भारत" and its like as addresses have them. */
const isIndiaInScripts =
  /^xn--(?:h2brj9c|h2breg3eve|h2brj9c8c|45brj9c|45br5cyl|fpcrj9c3d|gecrj9c|s9brj9c|xkc2dl3a5ee0h|mgbbh1a|mgbbh1a71e|2scrj9c|3hcrj9c|rvc1e0am3e)$/

/** Written in India and nearby alone; and English, which says nothing, nor does the region put by its software. */
const isOfHere =
  /^(?:as|bho|bn|brx|doi|en|gu|hi|kn|kok|ks|mai|ml|mni|mr|ne|or|pa|sa|sat|sd|si|ta|te|und|ur)?$/

const hourMs = 3_600_000

/**
 * Milliseconds east of UTC of the outlet's clock: by the country that ends its host or that its language names, else by
 * the language alone. Chowk is at home in India, so an outlet that could be from anywhere counts as Indian.
 */
export function outletOffsetMs({ host, language }: { host: string; language: string }): number {
  const end = host.toLowerCase().split('.').at(-1) ?? ''
  if (isIndiaInScripts.test(end)) return hoursIn('in')
  if (/^[a-z]{2}$/.test(end) && !isAnybodys.test(end)) return hoursIn(end)
  const [name = '', ...parts] = language.trim().toLowerCase().split(/[-_]/)
  const country = name === 'en' ? undefined : parts.find(part => /^[a-z]{2}$/.test(part))
  if (country !== undefined) return hoursIn(country)
  return isOfHere.test(name) ? hoursIn('in') : 0
}

function hoursIn(country: string): number {
  return (hoursOfCountry[country] ?? 0) * hourMs
}
