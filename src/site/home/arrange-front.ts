import { leadPx, listPx, pairPx, secondTierPx, sumOf, titleOf } from './front-heights.ts'
import { pairSections, type SectionPair, type ShownSection } from './pair-sections.ts'
import type { ShownPage } from './shown-page.ts'

// More stood beside the right column would be a page without full rows.
const besideMax = 5

/**
 * Which sections stand beside the right column of a desktop screen, so that it ends about where they end, and which run
 * across all columns below it. Without this either half of the right column is white, or the left. `mostRead`: headlines of
 * that block.
 */
export function arrangeFront(
  page: ShownPage,
  mostRead: string[] = [],
): { beside: SectionPair[]; below: SectionPair[] } {
  const topPx = leadPx(page.lead) + secondTierPx(page.second)
  const rightPx = rightColumnPx(page) + listPx(mostRead, 38)
  const splits = Array.from({ length: besideMax + 1 }, (_, count) => splitSections(page.sections, count))
  const missPx = ({ beside }: (typeof splits)[number]) =>
    Math.abs(topPx + sumOf(beside.map(pairPx)) - rightPx)
  return splits.reduce((best, split) => (missPx(split) < missPx(best) ? split : best))
}

/** The first `count` sections apart from the others. Of an odd number the first stands alone. */
function splitSections(sections: ShownSection[], count: number) {
  const [first, ...others] = pairSections(sections.slice(0, count % 2))
  const besideOthers = pairSections(sections.slice(count % 2, count))
  return {
    beside: [...(first ? [first] : []), ...others, ...besideOthers],
    below: pairSections(sections.slice(count)),
  }
}

function rightColumnPx(page: ShownPage): number {
  const { latest, featuredStories, mostCovered, otherLanguages, sections } = page
  const categoriesPx = 40 + Math.ceil(sections.length / 4) * 32
  return (
    listPx(latest.map(titleOf), 38) +
    listPx(featuredStories.map(titleOf), 42) +
    listPx(mostCovered.map(titleOf), 38) +
    listPx(otherLanguages.map(titleOf), 42) +
    categoriesPx
  )
}
