import type { ShownItem } from '../../ui/news/headline-lines.tsx'
import {
  isOfPicture,
  pairSections,
  type SectionPair,
  type ShownPage,
  type ShownSection,
} from './shown-page.ts'

// With more sections beside the right column, the page would have no full rows left; a single one would keep the second off
// the first screen.
const countsBeside = [0, 2, 3, 4, 5]

/**
 * Decides which sections go beside the right column of a desktop screen, so that both end at about the same height, and
 * which span all columns below. Without this, the right column or the left half ends in white space. `mostRead`: that
 * block's headlines. `columns`: class names of front-page-columns.css.
 */
export function arrangeFront(
  page: ShownPage,
  mostRead: string[] = [],
): { columns: string; beside: SectionPair[]; below: SectionPair[] } {
  const sidePx = sidebarPx(page, mostRead)
  const topPx = leadPx(page.lead) + secondTierPx(page.second)
  const rightPx = latestPx(page.latest.map(titleOf)) + sidePx
  const splits = countsBeside.map(count => splitSections(page.sections, count))
  const missPx = ({ beside }: (typeof splits)[number]) => {
    const tooHighPx = topPx + sumOf(beside.map(pairPx)) - rightPx
    // The lists of the right column can stretch; of the sections, only pictures can.
    return tooHighPx < 0 ? -2 * tooHighPx : tooHighPx
  }
  const nearest = splits.reduce((best, split) => (missPx(split) < missPx(best) ? split : best))
  const isFew = page.mostCovered.length + mostRead.length === 0
  return { columns: columnsOf(page, { sidePx, isFew }), ...nearest }
}

/** Separates the first `count` sections from the others. If `count` is odd, the last one is alone: two belong on the first screen. */
function splitSections(sections: ShownSection[], count: number) {
  return { beside: pairSections(sections.slice(0, count)), below: pairSections(sections.slice(count)) }
}

// The lead of a screen of 1440 px and half of the second tier below it.
const longSidebarPx = 900

/**
 * How a screen of 1440 px and more arranges the top of the page. Only a lead with a picture is as high as Latest
 * News beside it; the second tier lies where the height of the sidebar leaves room.
 */
function columnsOf(page: ShownPage, side: { sidePx: number; isFew: boolean }): string {
  if (!page.lead?.link.picture) return 'front'
  if (page.second.length > 0 && side.isFew) return 'front four few'
  return side.sidePx < longSidebarPx ? 'front four short' : 'front four'
}

function sidebarPx(page: ShownPage, mostRead: string[]): number {
  const { featuredStories, mostCovered, otherLanguages, sections } = page
  const categoriesPx = 40 + Math.ceil(sections.length / 4) * 32
  return (
    listPx(featuredStories.map(titleOf), 42) +
    listPx(mostCovered.map(titleOf), 38) +
    sumOf(mostCovered.map(sidesPx)) +
    listPx(otherLanguages.map(titleOf), 42) +
    listPx(mostRead, 38) +
    categoriesPx
  )
}

// Estimates the heights of the front page's parts on a 1280 px desktop screen, where the lead is 808 px wide and each
// of the three columns 384. Numbers come from ui/styles; letters per line are those of the most common system serif.
// The stylesheet evens out small estimation errors.

const gapPx = 28
const headPx = 36
const bylinePx = 20
const bylineAndSpacePx = 36

function leadPx(lead: ShownItem | null): number {
  if (!lead) return bylinePx
  const { description, picture } = lead.link
  const titlePx = 32 + linesOf(titleOf(lead), 41) * 40
  if (!picture)
    return (
      titlePx +
      Math.min(4, linesOf(description, 88)) * 24 +
      bylineAndSpacePx +
      (lead.teaser ? 124 + sidesPx(lead) : 0)
    )
  const textPx = Math.min(3, linesOf(description, 36)) * 24 + 2 * bylinePx + 12
  return titlePx + Math.max(235, textPx + (lead.teaser ? headlinesPx(lead) + sidesPx(lead) : 0))
}

/** It has pictures in all places or in none, and one line for all sides. */
export function secondTierPx(items: ShownItem[]): number {
  const picturePx = items.every(({ link }) => link.picture) ? 109 : 0
  const heights = items.map(
    item => 20 + linesOf(titleOf(item), 27) * 22 + (item.teaser?.coverage ? 58 : 36) + picturePx,
  )
  return items.length > 0 ? 25 + Math.max(...heights) : 0
}

/** The other outlets' headlines of the lead's story, beside its picture. */
function headlinesPx({ link, teaser }: ShownItem): number {
  if (!teaser) return 0
  const shown = teaser.headlines.slice(0, link.description ? 1 : 2)
  return 24 + sumOf(shown.map(({ title, source }) => linesOf(title + source, 45) * 18 + 4))
}

/** A line for each side, or one for all outlets (ui/news/story-teaser.tsx). */
function sidesPx({ teaser }: ShownItem): number {
  return teaser?.coverage ? Math.max(1, teaser.coverage.sides.length) * 20 : 0
}

/** Two sections side by side, one column each; a single section lays out its texts two per row. */
function pairPx({ sections }: SectionPair): number {
  const cards = sections.map(({ items }, place) =>
    items.map((item, at) => cardPx(item, at, { place, sections })),
  )
  const rows = cards.length === 1 ? rowsOf(cards[0] ?? []) : cards
  const heights = cards.length === 1 ? [sumOf(rows.map(row => Math.max(...row)))] : cards.map(sumOf)
  return gapPx + headPx + Math.max(...heights)
}

/** Latest News: each item has a line with time and source, and its headline. */
function latestPx(titles: string[]): number {
  return headPx + sumOf(titles.map(title => linesOf(title, 45) * 18 + 23))
}

/** A list of titles with a source below each; `letters`: how many fit on a line. */
function listPx(titles: string[], letters: number): number {
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
  return headline + about + bylineAndSpacePx + sidesPx(item) + (isOfPictures && at === 0 ? 200 : 0)
}

function rowsOf(heights: number[]): number[][] {
  return heights.length > 0 ? [heights.slice(0, 2), ...rowsOf(heights.slice(2))] : []
}

function titleOf({ link, story }: ShownItem): string {
  return story?.title ?? link.title
}

function linesOf(text: string, letters: number): number {
  return Math.ceil(text.length / letters)
}

function sumOf(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
