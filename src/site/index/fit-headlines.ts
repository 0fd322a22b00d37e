import type { StoryCoverage } from '../../domain/stories/story-coverage.ts'
import { headlineKey } from '../../domain/stories/voices/headline-key.ts'
import { marksLetters } from '../../ui/news/story-teaser.tsx'

// Decides how many headlines each category shows on the dense front page: as many as fit above the fold of a small
// desktop screen, but at least five, and where its columns begin. Without it, either the last categories fall far below the
// fold, or a single full category leaves the screen white.

type Headline = { title: string; source: string; teaser?: { coverage: StoryCoverage | null } | null }

// A window 720 pixels high has 590 left below the header and the demo banner. Columns are never quite even, so about
// one headline's height is kept free in each.
const columnPx = 565
const columnCount = 4

// From ui/styles/dense.css.
const linePx = 17
const itemPx = 7
const headingPx = 34

// Beside its time, a line of most headlines has room for 39 letters; some letters are wider, and lines break between
// words.
const lettersOfLine = 36

/** The length of " 12 outlets", shown after the source of a headline with a story. */
const outletsLetters = 11

/** The source and the outlet count are in smaller type than the headline. */
const smallLetter = 0.85

/** Where a column begins within a category, the heading is repeated. */
const againPx = (columnCount - 1) * headingPx

/** Fewer would not represent a category. */
const headlinesMin = 5

/** More cannot fit: each takes at least one line and its spacing. */
export const headlinesMax = Math.floor((columnPx * columnCount) / (linePx + itemPx))

/**
 * The first headlines of each category, in order. Headlines are dealt to the categories in turn, so that space unused
 * by one goes to the others. Each category shows five of its headlines, however many categories there are.
 */
export function fitHeadlines<T extends Headline>(categories: T[][]): T[][] {
  const counts = categories.map(links => Math.min(headlinesMin, links.length))
  const shown = () => categories.map((links, at) => links.slice(0, counts[at]))
  let leftPx = columnPx * columnCount - againPx - heightOf(shown())
  for (let round = headlinesMin; round < headlinesMax; round++) {
    for (const [at, links] of categories.entries()) {
      const next = links[round]
      if (!next || counts[at] !== round) continue
      leftPx -= headlinePx(next)
      if (leftPx < 0) return shown()
      counts[at] = round + 1
    }
  }
  return shown()
}

/** For each category, which of its headlines begin a column of a desktop screen; the first one does so with its heading. */
export function listColumnStarts(categories: Headline[][]): number[][] {
  // Of the column, and of it and the columns after it.
  let [usedPx, leftPx, columnsLeft] = [0, heightOf(categories), columnCount]
  return categories.map(links =>
    links.flatMap((link, at) => {
      const ownPx = headlinePx(link) + (at === 0 ? headingPx : 0)
      const isStart = columnsLeft > 1 && usedPx + ownPx / 2 > leftPx / columnsLeft
      if (isStart) {
        const repeatedPx = at > 0 ? headingPx : 0
        leftPx += repeatedPx - usedPx
        usedPx = repeatedPx
        columnsLeft -= 1
      }
      usedPx += ownPx
      return isStart ? at : []
    }),
  )
}

/** A headline that several outlets print is in the first category that has it, and in no other. */
export function keepHeadlinesOnce<T extends Headline>(categories: T[][]): T[][] {
  const seen = new Set<string>()
  return categories.map(links =>
    links.filter(({ title }) => {
      const key = headlineKey(title)
      if (key === null) return true
      const isSeen = seen.has(key)
      seen.add(key)
      return !isSeen
    }),
  )
}

function heightOf(categories: Headline[][]): number {
  // An empty category is not shown.
  const heights = categories.map(links => (links.length === 0 ? 0 : headingPx + sumOf(links.map(headlinePx))))
  return sumOf(heights)
}

function headlinePx({ title, source, teaser }: Headline): number {
  const ofStory = teaser ? outletsLetters + marksLetters(teaser.coverage) : 0
  const letters = title.length + 1 + smallLetter * (source.length + ofStory)
  return itemPx + linePx * Math.ceil(letters / lettersOfLine)
}

function sumOf(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
