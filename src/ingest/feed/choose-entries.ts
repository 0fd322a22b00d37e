import { readDate } from '../../text/parse-date.ts'

// Which entries of a feed with too many are read: the newest. Archives list their entries oldest first, news newest first.
export type EntryLimit = { entriesMax: number; now: Date }

/** The places of the entries to read. One without a date ('') stands where its neighbour does; without any, both ends are read. */
export function chooseEntries(dates: string[], { entriesMax, now }: EntryLimit): Set<number> {
  const places = dates.map((_, place) => place)
  if (dates.length <= entriesMax) return new Set(places)
  const times = fillGaps(dates.map(date => readDate(date, now, { zone: 'UTC' })?.at.getTime() ?? null))
  if (times === null) {
    const half = Math.ceil(entriesMax / 2)
    return new Set([...places.slice(0, half), ...places.slice(places.length - (entriesMax - half))])
  }
  const newestFirst = places.toSorted((a, b) => (times[b] ?? 0) - (times[a] ?? 0))
  return new Set(newestFirst.slice(0, entriesMax))
}

/** Null without any time. */
function fillGaps(times: (number | null)[]): number[] | null {
  let last = times.find(time => time !== null)
  if (last === undefined || last === null) return null
  const filled: number[] = []
  for (const time of times) {
    last = time ?? last
    filled.push(last)
  }
  return filled
}

// One list for every format of XML: the entries of a feed that has too many are chosen by the dates that are then shown.

const ofPublication =
  'pubdate published issued dc:date dcterms:issued atom:published date created dcterms:created'
const ofChange = 'updated atom:updated modified dcterms:modified'

/** The elements with an entry's date, the best first. */
export const dateNames = `${ofPublication} ${ofChange}`.split(' ')

/** CDF has the date in this attribute of the entry. */
export const dateAttribute = 'lastmod'

/** '' without a date. */
export function dateOfEntry(textOf: (name: string) => string): string {
  return firstDate([...dateNames, dateAttribute].map(textOf))
}

/** The first text that can be read as a date ("Invalid Date" and 1970 hide none behind them), otherwise the first one. */
export function firstDate(given: string[]): string {
  const texts = given.map(text => text.trim()).filter(text => text !== '')
  const [first = '', ...others] = texts
  if (others.length === 0) return first
  return texts.find(text => readDate(text, anyTime, { zone: 'UTC' }) !== null) ?? first
}

// Whether a date can be read does not depend on the time.
const anyTime = new Date(0)
