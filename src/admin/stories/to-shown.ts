import { explainReasons } from '../../domain/stories/explain-reasons.ts'
import type { DeskArticle, ListedProposal } from '../../domain/stories/story-list-queries.ts'
import type { ShownArticle } from './article-row.tsx'
import type { ShownProposal } from './proposal-row.tsx'

/** Reasons become sentences on the server: the words of headlines are not the browser's work. */
export function toShownProposal({ reasons, ...proposal }: ListedProposal): ShownProposal {
  const headlines = proposal.sides.map(({ title }) => title)
  return { ...proposal, why: explainReasons(reasons, headlines) }
}

export function toShownArticle({ reasons, ...article }: DeskArticle): ShownArticle {
  return { ...article, origin: describeOrigin({ reasons, ...article }) }
}

function describeOrigin({ placedBy, score, reasons, title }: DeskArticle): string {
  if (placedBy === 'editor') return 'placed by an editor'
  const why = explainReasons(reasons, [title])
  const sure = score === null ? '' : `, ${Math.round(score * 100)} % sure`
  return `placed by the machine${sure}${why ? `: ${why}` : ''}`
}
