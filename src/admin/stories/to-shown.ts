import { adminPath } from '../../address/admin-path.ts'
import { explainReasons, summarizeReasons } from '../../domain/stories/explain-reasons.ts'
import type { ListedProposal } from '../../domain/stories/open-proposals.ts'
import type { DeskArticle } from '../../domain/stories/story-list-queries.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/story-desk.ts'
import { wordsMax } from '../queue/state/read-queue-filter.ts'
import type { ShownProposal } from './proposal-row.tsx'
import type { ShownArticle } from './story-articles.tsx'

/** Reasons are put into words on the server, so that the browser needs no code that compares headlines. */
export function toShownProposal({ reasons, ...proposal }: ListedProposal, language: Language): ShownProposal {
  const headlines = proposal.sides.map(({ title }) => title)
  return {
    ...proposal,
    why: summarizeReasons(reasons, headlines, language),
    numbers: explainReasons(reasons, headlines, language),
  }
}

export function toShownArticle(
  article: DeskArticle,
  { now, language }: { now: Date; language: Language },
): ShownArticle {
  const { reasons: _, entryId, queuedAt, ...shown } = article
  const queueHref = entryId && queueAddress({ entryId, queuedAt, title: article.title }, now)
  return { ...shown, origin: describeOrigin(article, language), queueHref }
}

/** The queue, searched for the words of the headline, because its first page may not have the entry, which is opened. */
function queueAddress(
  { entryId, queuedAt, title }: { entryId: string; queuedAt: Date | null; title: string },
  now: Date,
): string {
  const isSnoozed = queuedAt !== null && queuedAt > now
  const headline = title.trim().split(/\s+/).slice(0, wordsMax).join(' ')
  const search = new URLSearchParams({
    ...(isSnoozed && { view: 'snoozed' }),
    ...(headline && { words: headline }),
    entry: entryId,
  })
  return `${adminPath('/queue')}?${search}`
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
