import { latestPx, leadPx, listPx, pairPx, secondTierPx, sidesPx, sumOf, titleOf } from './front-heights.ts'
import { pairSections, type SectionPair, type ShownSection } from './pair-sections.ts'
import type { ShownPage } from './shown-page.ts'

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
