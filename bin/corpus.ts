// `npm run corpus -- DIR [SECTION …]`: runs the product's readers over a folder of real data outside the repository and
// prints scores. Fails when a score is lower than before.

import type { Score, Section } from '../bench/corpus/score.ts'
import { scoreAddresses } from '../bench/corpus/score-addresses.ts'
import { scoreCategories } from '../bench/corpus/score-categories.ts'
import { scoreDates } from '../bench/corpus/score-dates.ts'
import { scoreDuplicates } from '../bench/corpus/score-duplicates.ts'
import { scoreEdits } from '../bench/corpus/score-edits.ts'
import { scoreFeedparser } from '../bench/corpus/score-feedparser.ts'
import { scoreFeeds } from '../bench/corpus/score-feeds.ts'
import { scoreHalvings } from '../bench/corpus/score-halvings.ts'
import { scoreHostile } from '../bench/corpus/score-hostile.ts'
import { scorePages } from '../bench/corpus/score-pages.ts'
import { scoreProposals } from '../bench/corpus/score-proposals.ts'
import { scoreReplay } from '../bench/corpus/score-replay.ts'
import { scoreSample } from '../bench/corpus/score-sample.ts'
import { scoreSeries } from '../bench/corpus/score-series.ts'
import { scoreStories } from '../bench/corpus/score-stories.ts'
import { scoreTitles } from '../bench/corpus/score-titles.ts'

const sections: Record<string, Section> = {
  feeds: scoreFeeds,
  feedparser: scoreFeedparser,
  dates: scoreDates,
  titles: scoreTitles,
  addresses: scoreAddresses,
  hostile: scoreHostile,
  replay: scoreReplay,
  pages: scorePages,
  edits: scoreEdits,
  duplicates: scoreDuplicates,
  categories: scoreCategories,
  series: scoreSeries,
  stories: scoreStories,
  proposals: scoreProposals,
  halvings: scoreHalvings,
  sample: scoreSample,
}

/** Number of notes that are printed for each score without `--all`. */
const notesShown = 5

const [folder, ...options] = process.argv.slice(2)
if (folder === undefined) {
  refuse('Say which folder holds the data: npm run corpus -- DIR')
} else if (options.some(option => option !== '--all' && !(option in sections))) {
  refuse(`The sections are ${Object.keys(sections).join(', ')}`)
} else {
  try {
    await scoreAll(folder)
  } catch (error) {
    // The data is not part of a clone, so files may be missing; every other error is a defect.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    refuse(`${folder} does not hold all of the data: ${error.message}`)
  }
}

async function scoreAll(folder: string): Promise<void> {
  const scores: Score[] = []
  const named = options.filter(option => option !== '--all')
  for (const [name, section] of Object.entries(sections))
    if (named.length === 0 || named.includes(name)) scores.push(...(await section(folder, new Date())))
  for (const score of scores) print(score)
  process.exitCode = scores.every(isGood) ? 0 : 1
}

function refuse(line: string): void {
  console.error(`${line} (CONTRIBUTING.md says what it must hold)`)
  process.exitCode = 2
}

function print(score: Score): void {
  const share = score.of === 0 ? '' : ` ${((100 * score.right) / score.of).toFixed(2)} %`
  console.log(`${isGood(score) ? 'ok  ' : 'LOW '} ${score.name}: ${score.right} of ${score.of}${share}`)
  const shown = options.includes('--all') ? score.notes : score.notes.slice(0, notesShown)
  for (const note of shown) console.log(`       ${note.replace(/\s+/g, ' ').slice(0, 300)}`)
  if (shown.length < score.notes.length)
    console.log(`       and ${score.notes.length - shown.length} more (--all)`)
}

function isGood(score: Score): boolean {
  return score.right >= score.of * score.least
}
