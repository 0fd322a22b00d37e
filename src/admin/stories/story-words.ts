import type { DecideProposalResult } from '../../domain/stories/editing/decide-proposal.ts'
import type { ListedStory } from '../../domain/stories/story-list-queries.ts'
import { countOf, formatNumber } from '../../text/format.ts'
import { failedNotice } from '../notices/failed-notice.ts'
import type { ShownNotice } from '../notices/notice.ts'

export function countWords(count: number, [one, many]: [string, string]): string {
  return countOf(count, one, many)
}

type Counts = Pick<ListedStory, 'articleCount' | 'outletCount' | 'voiceCount' | 'waitingCount'>

/** Outlets of one owner, and all that print one agency's text, are one voice. */
export function describeCounts({ articleCount, outletCount, voiceCount, waitingCount }: Counts): string[] {
  return [
    countWords(articleCount, ['article', 'articles']),
    countWords(outletCount, ['outlet', 'outlets']),
    countWords(voiceCount, ['voice', 'voices']),
    ...(waitingCount > 0 ? [`${formatNumber(waitingCount)} waiting`] : []),
  ]
}

type Standing = Pick<ListedStory, 'publicOutletCount' | 'isHidden' | 'isLocked'>

/** Whether readers see a story, and why not. */
export function describeStanding({ publicOutletCount, isHidden, isLocked }: Standing): string[] {
  const open = ['Not public yet: nothing is published', 'Not public yet: one outlet'][publicOutletCount]
  return [...(isHidden ? ['Hidden from readers'] : open ? [open] : []), ...(isLocked ? ['Locked'] : [])]
}

export function doneNotice(text: string, undoBatchId: string): ShownNotice {
  return { title: 'Success', text, tone: 'success', undoBatchId, isSaved: false }
}

const answers = {
  accept: 'They are one story now.',
  reject: 'They stay apart, and nobody is asked about them again.',
}
const splitAnswers = {
  accept: 'They are in this story no longer.',
  reject: 'They stay together, and nobody is asked about them again.',
}

export function proposalNotice(
  result: DecideProposalResult,
  intent: 'accept' | 'reject',
): { notice: ShownNotice; isDone: boolean } {
  if (result.ok) {
    const text = (result.kind === 'split' ? splitAnswers : answers)[intent]
    return { notice: doneNotice(text, result.batchId), isDone: true }
  }
  const text =
    result.reason === 'decided'
      ? 'Somebody else has decided this proposal already.'
      : 'One of its articles is not there any more. Nothing was changed.'
  return { notice: failedNotice(text), isDone: false }
}

/** Why a write to a story was refused, with the next step. */
export const refusals = {
  'no-such-story': 'The story is not there any more.',
  merged: 'Somebody else has merged this story meanwhile. Nothing was changed.',
  changed:
    'Somebody else has changed this story meanwhile. Nothing was changed: look at it again, then repeat.',
  'same-story': 'It is the same story. Choose another one.',
  'not-in-story': 'Choose articles that are in this story. Nothing was changed.',
  'whole-story': 'No article would stay. To move all of them, merge the stories instead.',
  'no-target': 'The other story is not there any more. Nothing was changed.',
  'no-articles': 'Nothing was left to accept.',
} as const
