import { explainReasons, summarizeReasons } from '../../domain/stories/explain-reasons.ts'
import type { ListedProposal } from '../../domain/stories/open-proposals.ts'
import type { DeskArticle } from '../../domain/stories/story-list-queries.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/story-desk.ts'
import type { ShownArticle } from './article-row.tsx'
import type { ShownProposal } from './proposal-row.tsx'

/** Reasons are put into words on the server, so that the browser needs no code that compares headlines. */
export function toShownProposal({ reasons, ...proposal }: ListedProposal, language: Language): ShownProposal {
  const headlines = proposal.sides.map(({ title }) => title)
  return {
    ...proposal,
    why: summarizeReasons(reasons, headlines, language),
    numbers: explainReasons(reasons, headlines, language),
  }
}

export function toShownArticle({ reasons, ...article }: DeskArticle, language: Language): ShownArticle {
  return { ...article, origin: describeOrigin({ reasons, ...article }, language) }
}

function describeOrigin({ placedBy, score, reasons, title }: DeskArticle, language: Language): string {
  if (placedBy === 'editor') return words.byEditor(language)
  const why = explainReasons(reasons, [title], language)
  return words.byMachine(language, {
    sure: score === null ? 'no' : 'yes',
    percent: Math.round((score ?? 0) * 100),
    because: why ? 'yes' : 'no',
    why,
  })
}
