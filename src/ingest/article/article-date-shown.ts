// Finds dates in the visible text. Of the many that a page shows, the one nearest to the headline is the article's.
import type { WriterZone } from '../../text/parse-date.ts'
import {
  ageMs,
  type DateOrder,
  farthestEastMs,
  findDateInText,
  isDateLabel,
  isOfComment,
  namesPublication,
  type WrittenDate,
} from './article-date-in-text.ts'
import { type ArticlePage, type FieldValue, firstFound, foundIn, metaValues } from './article-page.ts'
import { attributeDates, type Marked, type PageRegion, type PageScan } from './page-scan.ts'

/** The order in which the outlet writes numeric dates, and its time zone. */
type Writer = { order: DateOrder; zone: WriterZone }
type PageText = PageScan['texts'][number]
type Shown = { at: number; region: PageRegion; candidates: FieldValue<string>[] }

/** The date that a text calls that of publication, else one marked as a date or alone; of several, the nearest to the headline. */
export function findShownDate(page: ArticlePage, writer: Writer): FieldValue<WrittenDate> | null {
  const heading = headingAt(page)
  const shown = [...markedDates(page), ...bareDates(page, heading)].filter(
    ({ region }) => region !== 'beside',
  )
  const labelled = labelledDates(page)
  const groups = [
    labelled.filter(({ region }) => region !== 'beside'),
    shown,
    // A box beside the text with facts about the article.
    labelled.filter(({ region }) => region === 'beside'),
  ]
  const candidates = groups.flatMap(group => byDistance(group, heading)).flatMap(one => one.candidates)
  return firstFound(candidates, text => pastDate(text, page, writer))
}

/** The date between the headline and the text, if it is the only one there. */
export function findDateBelowHeadline(page: ArticlePage, writer: Writer): FieldValue<WrittenDate> | null {
  const heading = headingAt(page)
  const body = page.scan.texts.find(({ text, at }) => at > heading && text.length > bodyLengthMin)
  const end = Math.min(body?.at ?? heading, heading + belowHeading)
  const found = markedDates(page)
    .filter(({ at, region }) => at > heading && at < end && region !== 'beside')
    .flatMap(({ candidates }) => firstFound(candidates, text => pastDate(text, page, writer)) ?? [])
  return new Set(found.map(({ value }) => value.day)).size === 1 ? (found[0] ?? null) : null
}

/** The text of an article has longer paragraphs than the lines between it and the headline. */
const bodyLengthMin = 60

function markedDates({ scan }: ArticlePage): Shown[] {
  return scan.marked
    .filter((one, index, all) => !hasTimeElement(one, all[index + 1]) && !memberSince.test(one.text))
    .filter(one => !isOfComment(one.text) && !isInComment(one))
    .map(toShown)
}

function isInComment({ attributes }: Marked): boolean {
  return /comment/i.test(attributes.get('class') ?? '')
}

/** The visible texts without those of elements for the day of a comment. */
function textsOf({ scan }: ArticlePage): PageText[] {
  // A text begins behind the tag around it.
  const days = new Set(scan.marked.filter(isInComment).flatMap(({ at }) => [at, at + 1]))
  return scan.texts.filter(({ at }) => !days.has(at))
}

function bareDates(page: ArticlePage, heading: number): Shown[] {
  return textsOf(page)
    .filter(
      ({ text, at }, index, all) =>
        at > heading &&
        at < heading + belowHeading &&
        isBareDate(text) &&
        !isOfComment(text) &&
        !isMembershipDate(text, all[index - 1]?.text ?? ''),
    )
    .map(inText)
}

function labelledDates({ scan }: ArticlePage): Shown[] {
  const named = scan.texts.filter(
    ({ text }, index, all) =>
      /\p{Nd}/u.test(text) &&
      (namesPublication(text) || (isBareDate(text) && isDateLabel(all[index - 1]?.text ?? ''))),
  )
  return named.map(inText)
}

function inText({ text, at, region }: PageText): Shown {
  return { at, region, candidates: foundInTexts([{ text }]) }
}

function foundInTexts(texts: Pick<PageText, 'text'>[]): FieldValue<string>[] {
  return texts.map(({ text }) => ({ value: text, from: 'text' }))
}

/** An age such as "3 hours ago" just below the headline. */
export function findAge({ scan, title, now }: ArticlePage): FieldValue<WrittenDate> | null {
  const heading = headingAt({ scan, title })
  const near = scan.texts.filter(
    ({ at, region }) => region !== 'beside' && at > heading && at < heading + belowHeading,
  )
  return firstFound(foundInTexts(near), text => {
    const age = ageMs(text)
    if (age === null) return null
    const at = new Date(now.getTime() - age)
    return { at, day: at.toISOString().slice(0, 10), isInUtc: false }
  })
}

/** Any date in the visible text, nearest to the headline; else one in the description. */
export function findLooseDate(page: ArticlePage, writer: Writer): FieldValue<WrittenDate> | null {
  const texts = textsOf(page).filter(
    ({ text, region }, index, all) =>
      region !== 'beside' &&
      /\p{Nd}/u.test(text) &&
      !isMembershipDate(text, all[index - 1]?.text ?? '') &&
      !isOfComment(text) &&
      (text.length < 300 || dateline.test(text)),
  )
  const near = byDistance(texts, headingAt(page)).slice(0, 400)
  const descriptions = metaValues(page, ['description', 'og:description'])
  return firstFound([...foundInTexts(near), ...foundIn('meta', descriptions)], text =>
    pastDate(text, page, writer),
  )
}

// A day that has not begun anywhere is an event's. A time without a zone may be ahead of UTC: 17:30 in Delhi is noon.
function pastDate(text: string, { now }: ArticlePage, writer: Writer): WrittenDate | null {
  const found = findDateInText(text, { now, ...writer, isPast: true })
  return found && Date.parse(found.day) <= now.getTime() + farthestEastMs ? found : null
}

/** How far below the headline, in characters of the page's source, an unlabelled date still counts as the article's. */
const belowHeading = 5000

function isMembershipDate(text: string, before: string): boolean {
  return memberSince.test(text) || (!/\d/.test(before) && memberSince.test(before))
}

const memberSince =
  /^\s{0,20}(?:joined|registered|registriert|member since|mitglied seit|inscrit|dabei seit|beigetreten)\b/i

const dateline = /^.{0,60}(?:19|20|१९|२०|২০|૨૦|௨௦|౨౦|೨೦|൨൦|੨੦|୨୦|۲۰)\p{Nd}{2}/u

function toShown({ name, attributes, text, at, region }: Marked): Shown {
  const values = [...attributeDates(attributes), text]
  return { at, region, candidates: foundIn(name === 'time' ? 'time-element' : 'text', values) }
}

// The element contains a time element, which states the same date more precisely, with its zone.
function hasTimeElement({ name, text, at }: Marked, next: Marked | undefined): boolean {
  const isTime = next?.attributes.has('datetime') === true
  return name !== 'time' && isTime && next.at - at < 200 && isBareDate(text)
}

// "am 20.09.2020", "27 juin 2019", "Published on 12 March 2020, 10:30 IST"
function isBareDate(text: string): boolean {
  const line = text.trim()
  return line.length <= 45 && /\p{Nd}/u.test(line) && (line.match(/\p{L}[\p{L}\p{M}]+/gu) ?? []).length <= 4
}

function headingAt({ scan, title }: Pick<ArticlePage, 'scan' | 'title'>): number {
  const start = lettersOf(title).slice(0, 30)
  const isTitle = ({ text }: PageText) => lettersOf(text.slice(0, 200)).startsWith(start)
  const shown = start.length < 12 ? undefined : scan.texts.find(isTitle)
  return (shown ?? scan.headings.find(({ region }) => region !== 'beside'))?.at ?? 0
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

// Dates before the headline count as twice as far away: today's date and those of other articles appear there.
function byDistance<Item extends { at: number; region: PageRegion }>(
  items: Item[],
  headingAt: number,
): Item[] {
  const distance = ({ at }: Item) => (at >= headingAt ? at - headingAt : 2 * (headingAt - at))
  return items.toSorted((a, b) => distance(a) - distance(b))
}
