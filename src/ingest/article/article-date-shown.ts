// Dates that a page shows its readers. A page shows many, of its neighbours and comments too: that which stands nearest
// to the headline is the article's.
import type { WriterZone } from '../../text/parse-date.ts'
import { ageMs } from './article-age.ts'
import { type DateOrder, farthestEastMs, findDateInText, type WrittenDate } from './article-date-in-text.ts'
import { type ArticlePage, type Found, firstFound, foundIn, metaValues } from './article-page.ts'
import { attributeDates } from './is-marked.ts'
import type { Marked, PageRegion } from './page-scan.ts'

/** In which order the outlet writes numbers, and by which clock. */
type Writer = { order: DateOrder; zone: WriterZone }
type Shown = { at: number; region: PageRegion; candidates: Found<string>[] }

/** A time element, what a class calls a date, or a text that is nothing but a date, nearest to the headline. */
export function findShownDate(page: ArticlePage, writer: Writer): Found<WrittenDate> | null {
  const marked = page.scan.marked
    .filter((one, index, all) => !isSaidExactly(one, all[index + 1]) && !memberSince.test(one.text))
    .map(shownBy)
  const heading = headingAt(page)
  const bare = page.scan.texts
    .filter(
      ({ text, at }, index, all) =>
        at > heading &&
        at < heading + belowHeading &&
        isBareDate(text) &&
        !isOfMember(text, all[index - 1]?.text ?? ''),
    )
    .map(({ text, at, region }) => ({ at, region, candidates: foundIn('text', [text]) }))
  const shown = [...marked, ...bare].filter(({ region }) => region !== 'beside')
  const candidates = byCloseness(shown, heading).flatMap(one => one.candidates)
  return firstFound(candidates, text => pastDate(text, page, writer))
}

/** "3 hours ago" right below the headline. */
export function findAge({ scan, title, now }: ArticlePage): Found<WrittenDate> | null {
  const heading = headingAt({ scan, title })
  const near = scan.texts.filter(
    ({ at, region }) => region !== 'beside' && at > heading && at < heading + belowHeading,
  )
  return firstFound(
    foundIn(
      'text',
      near.map(({ text }) => text),
    ),
    text => {
      const age = ageMs(text)
      if (age === null) return null
      const at = new Date(now.getTime() - age)
      return { at, day: at.toISOString().slice(0, 10), isInUtc: false }
    },
  )
}

/** Any date in what is shown, nearest to the headline; else one that the description tells. */
export function findLooseDate(page: ArticlePage, writer: Writer): Found<WrittenDate> | null {
  const texts = page.scan.texts.filter(
    ({ text, region }, index, all) =>
      region !== 'beside' &&
      /\p{Nd}/u.test(text) &&
      !isOfMember(text, all[index - 1]?.text ?? '') &&
      (text.length < 300 || dateline.test(text)),
  )
  const near = byCloseness(texts, headingAt(page)).slice(0, 400)
  const descriptions = metaValues(page, ['description', 'og:description'])
  return firstFound(
    [
      ...foundIn(
        'text',
        near.map(({ text }) => text),
      ),
      ...foundIn('meta', descriptions),
    ],
    text => pastDate(text, page, writer),
  )
}

// A day that has begun nowhere is an event's. A clock without a zone may be ahead of ours: 17:30 in Delhi is noon.
function pastDate(text: string, { now }: ArticlePage, writer: Writer): WrittenDate | null {
  const found = findDateInText(text, { now, ...writer, isPast: true })
  return found && Date.parse(found.day) <= now.getTime() + farthestEastMs ? found : null
}

/** How far below its headline, in letters of the page's source, a date without a name is still the article's. */
const belowHeading = 5000

function isOfMember(text: string, before: string): boolean {
  return memberSince.test(text) || (!/\d/.test(before) && memberSince.test(before))
}

/** Forums say of whoever writes since when. */
const memberSince =
  /^\s{0,20}(?:joined|registered|registriert|member since|mitglied seit|inscrit|dabei seit|beigetreten)\b/i

/** A long text that begins with its day. */
const dateline = /^.{0,60}(?:19|20|१९|२०|২০|૨૦|௨௦|౨౦|೨೦|൨൦|੨੦|୨୦|۲۰)\p{Nd}{2}/u

function shownBy({ name, attributes, text, at, region }: Marked): Shown {
  const values = [...attributeDates(attributes), text]
  return { at, region, candidates: foundIn(name === 'time' ? 'time-element' : 'text', values) }
}

// A date that holds a time element says the same in its own words, without the zone.
function isSaidExactly({ text, at }: Marked, next: Marked | undefined): boolean {
  return next?.attributes.has('datetime') === true && next.at - at < 200 && isBareDate(text)
}

// "am 20.09.2020", "27 juin 2019", "Published on 12 March 2020, 10:30 IST"
function isBareDate(text: string): boolean {
  const line = text.trim()
  return line.length <= 45 && /\p{Nd}/u.test(line) && (line.match(/\p{L}[\p{L}\p{M}]+/gu) ?? []).length <= 4
}

function headingAt({ scan, title }: Pick<ArticlePage, 'scan' | 'title'>): number {
  const start = lettersOf(title).slice(0, 30)
  const shown =
    start.length < 12
      ? undefined
      : scan.texts.find(({ text }) => lettersOf(text.slice(0, 200)).startsWith(start))
  if (shown) return shown.at
  const heading = scan.headings.find(({ region }) => region !== 'beside')
  return heading?.at ?? 0
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

// Dates before the headline count as twice as far away: today's date and the neighbours' stand there.
function byCloseness<Item extends { at: number; region: PageRegion }>(
  items: Item[],
  headingAt: number,
): Item[] {
  const distance = ({ at }: Item) => (at >= headingAt ? at - headingAt : 2 * (headingAt - at))
  return items.toSorted((a, b) => distance(a) - distance(b))
}
