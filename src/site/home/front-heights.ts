import type { ShownItem } from '../../ui/news/shown-item.ts'
import { isOfPicture, type SectionPair, type ShownSection } from './pair-sections.ts'

// How high the parts of the front page become on a desktop screen of 1280 px, where the lead is 808 px wide and each of the
// three columns 384. Numbers are those of ui/styles; letters of a line are of the serif that most systems have. A part that
// becomes a little higher or lower than estimated is evened out by the stylesheet.

const gapPx = 28
const headPx = 40
const bylinePx = 20
const bylineAndSpacePx = 36

export function leadPx(lead: ShownItem | null): number {
  if (!lead) return bylinePx
  const { description, picture } = lead.link
  const text =
    20 + linesOf(titleOf(lead), 34) * 48 + Math.min(4, linesOf(description, 88)) * 24 + bylineAndSpacePx
  return text + (picture ? 404 + 24 : 12) + (lead.teaser ? 92 : 0)
}

export function secondTierPx(items: ShownItem[]): number {
  const heights = items.map(item => {
    const { picture, description } = item.link
    const room = picture ? 133 : Math.min(6, linesOf(description, 32)) * 22
    return 20 + linesOf(titleOf(item), 25) * 24 + bylinePx + room + (picture ? 0 : headlinesPx(item))
  })
  return items.length > 0 ? gapPx + 13 + Math.max(...heights) : 0
}

/** Of the other outlets of a story, in a column of the second tier. */
function headlinesPx({ teaser }: ShownItem): number {
  return teaser ? 24 + sumOf(teaser.headlines.map(({ title }) => linesOf(title, 34) * 20 + 4)) : 0
}

/** Two sections side by side, each a column wide; one alone has its texts by twos. */
export function pairPx({ sections, empty }: SectionPair): number {
  const cards = sections.map(({ items }, place) =>
    items.map((item, at) => cardPx(item, at, { place, sections })),
  )
  const alone = cards.length === 1 ? rowsOf(cards[0] ?? []) : cards
  const heights = cards.length === 1 ? [sumOf(alone.map(row => Math.max(...row)))] : cards.map(sumOf)
  return (sections.length > 0 ? gapPx + headPx + Math.max(...heights) : 0) + empty.length * (gapPx + headPx)
}

/** A list of texts with a source below each; `letters`: how many fit into a line of it. */
export function listPx(titles: string[], letters: number): number {
  return titles.length > 0
    ? headPx + gapPx + sumOf(titles.map(title => linesOf(title, letters) * 20 + 34))
    : 0
}

function cardPx(
  item: ShownItem,
  at: number,
  { place, sections }: { place: number; sections: ShownSection[] },
): number {
  const isOfPictures = isOfPicture(sections, place)
  const hasAbout = !isOfPictures || at === 0
  const about = hasAbout ? Math.min(3, linesOf(item.link.description, 48)) * 22 + 6 : 0
  const headline = at === 0 ? linesOf(titleOf(item), 33) * 24 : linesOf(titleOf(item), 38) * 22
  return headline + about + bylineAndSpacePx + (isOfPictures && at === 0 ? 200 : 0)
}

function rowsOf(heights: number[]): number[][] {
  return heights.length > 0 ? [heights.slice(0, 2), ...rowsOf(heights.slice(2))] : []
}

export function titleOf({ link, story }: ShownItem): string {
  return story?.title ?? link.title
}

function linesOf(text: string, letters: number): number {
  return Math.ceil(text.length / letters)
}

export function sumOf(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
