import type { DecideProposalResult } from '../../domain/stories/editing/decide-proposal.ts'
import { explainStoryRefusal } from '../../domain/stories/editing/story-refusal.ts'
import type { ListedStory } from '../../domain/stories/story-list-queries.ts'
import type { Language } from '../../text/language.ts'
import { relativeTime } from '../../ui/time/relative-time.ts'
import * as countWords from '../../words/counts.ts'
import * as words from '../../words/stories-desk.ts'
import type { ShownNotice } from '../notices/notice.ts'
import { doneNotice, failedNotice } from '../notices/shown-notice.ts'

type Counts = Pick<ListedStory, 'articleCount' | 'outletCount' | 'voiceCount' | 'waitingCount'>

/** Outlets of one owner count as one voice, and so do outlets that print the same agency's text. */
export function describeCounts(
  { articleCount, outletCount, voiceCount, waitingCount }: Counts,
  language: Language,
): string[] {
  return [
    words.articles(language, { count: articleCount }),
    countWords.outlets(language, { count: outletCount }),
    words.voices(language, { count: voiceCount }),
    ...(waitingCount > 0 ? [words.waiting(language, { count: waitingCount })] : []),
  ]
}

export function describeTimes(
  { firstAt, lastAt }: Pick<ListedStory, 'firstAt' | 'lastAt'>,
  { now, language }: { now: Date; language: Language },
): string[] {
  return [
    words.began(language, { ago: relativeTime(firstAt, now, language) }),
    words.lastAdded(language, { ago: relativeTime(lastAt, now, language) }),
  ]
}

/** Whether readers see a story, and if not, why. */
export function describeStanding(
  { publicOutletCount, isHidden, isLocked }: Pick<ListedStory, 'publicOutletCount' | 'isHidden' | 'isLocked'>,
  language: Language,
): string[] {
  const isOpen = !isHidden && publicOutletCount < 2
  return [
    ...(isHidden ? [words.hidden(language)] : []),
    ...(isOpen ? [words.notPublic(language, { count: publicOutletCount })] : []),
    ...(isLocked ? [words.locked(language)] : []),
  ]
}

export function proposalNotice(
  result: DecideProposalResult,
  { intent, language }: { intent: 'accept' | 'reject'; language: Language },
): { notice: ShownNotice; isDone: boolean } {
  if (result.ok) {
    const [yes, no] =
      result.kind === 'split' ? (['split', 'together'] as const) : (['joined', 'apart'] as const)
    const text = words.decided(language, { answer: intent === 'accept' ? yes : no })
    return { notice: doneNotice(text, { undoBatchId: result.batchId, language }), isDone: true }
  }
  const text = explainStoryRefusal(result.reason, language)
  return { notice: failedNotice(text, language), isDone: false }
}
