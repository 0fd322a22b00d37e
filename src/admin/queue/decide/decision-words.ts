import { actorName } from '../../../domain/accounts/actor-name.ts'
import { newerCountMax, type PublishedPosition } from '../../../domain/queue/find-published-position.ts'
import type { RefusedPublication } from '../../../domain/queue/publish-entries.ts'
import type { EntryState } from '../../../domain/queue/queue-entry.ts'
import { dateLocaleOf, type Language } from '../../../text/language.ts'
import { selectCase } from '../../../text/select-case.ts'
import * as words from '../../../words/queue-decisions.ts'
import type { ShownNotice } from '../../notices/notice.ts'
import { doneNotice, failedNotice } from '../../notices/shown-notice.ts'
import type { DecisionResponse, ShownRefusal, ShownState } from '../state/queue-page.ts'

type At = { now: Date; language: Language }

/** The sentence for one click on an entry. */
export function doneWords(change: string, language: Language): string {
  return words.done(language, { change: selectCase(change) })
}

/** Names the time, in this browser's zone, of an entry that was accepted for later. */
export function editedWords(publishAt: string | undefined, language: Language): string {
  if (!publishAt) return doneWords('publish', language)
  const day = { weekday: 'short', day: 'numeric', month: 'short' } as const
  const time = { hour: '2-digit', minute: '2-digit' } as const
  const at = new Date(publishAt).toLocaleString(dateLocaleOf[language], { ...day, ...time })
  return words.scheduledFor(language, { time: at })
}

export function toShownState(state: EntryState, { now, language }: At): ShownState {
  const { id, version, categoryId, featured } = state
  return {
    id,
    version,
    categoryId,
    featured,
    isAway: isAway(state, now),
    fate: fateOf(state, { now, language }),
    linkId: state.newsLinkId,
  }
}

export function explainRefusal(refused: RefusedPublication, at: At): ShownRefusal {
  const { language } = at
  const { id, reason } = refused
  switch (reason) {
    case 'gone':
      return { id, text: words.gone(language), state: null }
    case 'incomplete':
      return { id, text: words.missing(language, { field: selectCase(refused.missing) }), state: null }
    case 'published-already':
      return { id, text: words.publishedAlready(language), state: toShownState(refused.now, at) }
    case 'decided':
    case 'changed':
      return {
        id,
        text: words.fateSentence(language, { fate: fateOf(refused.now, at) }),
        state: toShownState(refused.now, at),
        ...(reason === 'changed' ? { isChanged: true } : {}),
      }
  }
}

/** Where readers find the published link. `place` is null when several entries were accepted. */
export function describePosition(
  place: Omit<PublishedPosition, 'linkId'> | null,
  language: Language,
): string {
  if (!place) return words.eachInPlace(language)
  const { categoryName: category, newerCount: count } = place
  if (count === 0) return words.atTop(language, { category })
  if (count < newerCountMax) return words.belowNewer(language, { category, count })
  return words.belowManyNewer(language, { category, count: newerCountMax })
}

/** The notice after a button of one entry on a page without scripts. */
export function describeDecision(
  response: DecisionResponse,
  { change, language }: { change: string; language: Language },
): ShownNotice {
  if (!response.ok) return failedNotice(response.text, language)
  const [refused] = response.refused
  if (refused) return failedNotice(refused.text, language)
  const done = doneWords(change, language)
  const text = response.detail
    ? words.doneWithMore(language, { done, more: response.detail })
    : words.doneSentence(language, { done })
  return doneNotice(text, { undoBatchId: response.batchId, language })
}

function isAway({ status, snoozedUntil }: EntryState, now: Date): boolean {
  if (status !== 'waiting' && status !== 'duplicate') return true
  return snoozedUntil !== null && snoozedUntil > now
}

function fateOf(state: EntryState, { now, language }: At): string {
  const { status, changedBy } = state
  const fate = status === 'waiting' && isAway(state, now) ? 'snoozed' : status
  return changedBy === null
    ? words.fate(language, { fate })
    : words.fateBy(language, { fate, name: actorName(changedBy, language) })
}
