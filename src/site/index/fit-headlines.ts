// How many headlines each category shows on the dense front page: as many as stand above the fold of a small desktop
// screen, and eight of each wherever that ends. Without it either the last categories fall far below the fold, or one full
// category leaves the screen white.

type Headline = { title: string; source: string; teaser?: object | null }

// Below the header and the banner of a demo a window 720 pixels high has 590 left. Columns are never quite even: of
// each, most of a headline is kept free.
const columnPx = 565
const columnCount = 4

// Of ui/styles/dense.css.
const linePx = 17
const itemPx = 7
const headingPx = 34

// Beside its time a line takes 39 of the letters of most headlines; some are wider, and lines break between words.
const lettersOfLine = 36

/** Of " 12 outlets", which a headline with a story has behind its source. */
const outletsLetters = 11

/** The source and the outlets stand in smaller type than the headline. */
const smallLetter = 0.85

/** Fewer say nothing of a category. */
const headlinesMin = 8

/** More fit into no page: each is one line and its space. */
export const headlinesMax = Math.floor((columnPx * columnCount) / (linePx + itemPx))

/**
 * The first headlines of each category, in its order. They are dealt out one at a time to each category in turn, so that
 * what one has not goes to the others. Each category shows eight of those it has, however many categories there are.
 */
export function fitHeadlines<T extends Headline>(categories: T[][]): T[][] {
  const counts = categories.map(links => Math.min(headlinesMin, links.length))
  const shown = () => categories.map((links, at) => links.slice(0, counts[at]))
  let leftPx = columnPx * columnCount - heightOf(shown())
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

function heightOf(categories: Headline[][]): number {
  // One without headlines has a line that says so.
  const heights = categories.map(
    links => headingPx + (links.length === 0 ? linePx + itemPx : sumOf(links.map(headlinePx))),
  )
  return sumOf(heights)
}

function headlinePx({ title, source, teaser }: Headline): number {
  const letters = title.length + 1 + smallLetter * (source.length + (teaser ? outletsLetters : 0))
  return itemPx + linePx * Math.ceil(letters / lettersOfLine)
}

function sumOf(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
