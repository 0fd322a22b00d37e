import { actorName } from '../../../domain/accounts/actor-name.ts'
import { newerCountMax, type PublishedPlace } from '../../../domain/queue/find-place.ts'
import type { Missing, RefusedPublication } from '../../../domain/queue/publish-entries.ts'
import type { EntryState } from '../../../domain/queue/queue-entry.ts'
import { defaultLanguage } from '../../../text/language.ts'
import { failedNotice } from '../../notices/failed-notice.ts'
import type { ShownNotice } from '../../notices/notice.ts'
import type { DecisionAnswer, ShownRefusal, ShownState } from '../state/decision-answer.ts'

/** The result of one click on an entry. */
export const doneWords = {
  publish: 'Published',
  reject: 'Rejected',
  wake: 'Back in the queue',
  feature: 'Featured',
  unfeature: 'Not featured',
  'not-a-duplicate': 'Not a duplicate',
  'leave-story': 'Taken out of its story',
  'join-story': 'Joined the story',
  'keep-apart': 'Not of this story',
} as const

const missingWords: Record<Missing, string> = {
  title: 'It has no title. Edit it first.',
  source: 'It names no source. Edit it first.',
  address: 'It has no address that can be published. Edit it first.',
  category: 'Choose a category first.',
  'category-gone': 'Its category is gone. Choose another.',
}

export function toShownState(state: EntryState, now: Date): ShownState {
  const { id, version, categoryId, featured } = state
  return { id, version, categoryId, featured, isAway: isAway(state, now), fate: fateOf(state, now) }
}

export function explainRefusal(refused: RefusedPublication, now: Date): ShownRefusal {
  const { id, reason } = refused
  switch (reason) {
    case 'gone':
      return { id, text: 'It is no longer there.', state: null }
    case 'incomplete':
      return { id, text: missingWords[refused.missing], state: null }
    case 'published-already':
      return {
        id,
        text: 'Its article is on the site already: it is held as a duplicate.',
        state: toShownState(refused.now, now),
      }
    case 'decided':
    case 'changed':
      return { id, text: `${fateOf(refused.now, now)}.`, state: toShownState(refused.now, now) }
  }
}

/** Where what was accepted stands for readers. `place`: of a single entry. */
export function describePlace(place: PublishedPlace | null): string {
  if (!place) return 'Each stands where it would stand had its feed published it on arrival.'
  const { categoryName, newerCount } = place
  if (newerCount === 0) return `In ${categoryName}, at the top.`
  if (newerCount === 1) return `In ${categoryName}, below one newer link.`
  const many = newerCount < newerCountMax ? `${newerCount}` : `${newerCountMax} or more`
  return `In ${categoryName}, below ${many} newer links.`
}

/** The notice for one entry's button on a page without scripts. */
export function tellDecision(answer: DecisionAnswer, change: string): ShownNotice {
  if (!answer.ok) return failedNotice(answer.text)
  const [refused] = answer.refused
  if (refused) return failedNotice(refused.text)
  const done = isDoneWord(change) ? doneWords[change] : 'Done'
  const text = `${done}. ${answer.said ?? ''}`.trim()
  return { title: 'Success', text, tone: 'success', undoBatchId: answer.batchId, isSaved: false }
}

function isDoneWord(change: string): change is keyof typeof doneWords {
  return Object.hasOwn(doneWords, change)
}

function isAway({ status, snoozedUntil }: EntryState, now: Date): boolean {
  if (status !== 'waiting' && status !== 'duplicate') return true
  return snoozedUntil !== null && snoozedUntil > now
}

function fateOf(state: EntryState, now: Date): string {
  const by = state.changedBy === null ? '' : ` by ${actorName(state.changedBy, defaultLanguage)}`
  switch (state.status) {
    case 'published':
      return `Published${by}`
    case 'rejected':
      return `Rejected${by}`
    case 'scheduled':
      return `Scheduled${by}`
    case 'duplicate':
      return 'Held as a duplicate'
    case 'unreadable':
      return 'Unreadable'
    case 'waiting':
      return isAway(state, now) ? `Snoozed${by}` : `Changed${by}`
  }
}
