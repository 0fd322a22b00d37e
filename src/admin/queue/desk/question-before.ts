import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import type { Language } from '../../../text/language.ts'
import { selectCase } from '../../../text/select-case.ts'
import * as words from '../../../words/queue-decisions.ts'

/** More than a page of the queue: an editor who ticked all of them does not see most of them. */
const manyMin = 51

export type Question = { title: string; text: string; confirmLabel: string }

/**
 * The question to an editor before a decision on entries that another editor has claimed, or on many entries; null for any
 * other decision.
 */
export function questionBefore(
  entries: readonly QueueEntry[],
  { change, isPatch, me, language }: { change: string; isPatch: boolean; me: string; language: Language },
): Question | null {
  const count = entries.length
  const claimed = entries.filter(({ mark }) => mark?.claimedBy && mark.claimedBy !== me)
  const isMany = count >= manyMin
  if (!isMany && (isPatch || claimed.length === 0)) return null
  const [first] = claimed
  return {
    title: words.askTitle(language, { count }),
    text: first?.mark
      ? words.askClaimed(language, { name: first.mark.claimedBy, count, claimed: claimed.length })
      : words.askMany(language, { count }),
    confirmLabel: words.askConfirm(language, { change: selectCase(change) }),
  }
}
