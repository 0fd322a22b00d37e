import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import { headlineOf } from '../headline-of.ts'
import type { Shown } from '../under-way.ts'
import type { DecidingDesk } from './deciding-desk.ts'
import type { DecisionAnswer } from './decision-answer.ts'

/**
 * Shows what came of a decision: `became` of what was decided, and of the rest what it is, with a sentence on the first
 * that was refused.
 */
export function settle(
  shown: Shown,
  { became, entries, answers }: { became: Shown; entries: QueueEntry[]; answers: DecisionAnswer[] },
  { tab, toast }: DecidingDesk,
): void {
  const said = answers.filter(answer => answer.ok)
  const decided = said.flatMap(answer => answer.decided)
  const refused = said.flatMap(answer => answer.refused)
  tab.end(shown, { became, decided, refused: refused.flatMap(({ state }) => state ?? []) })
  const [first, ...others] = refused
  if (!first) return
  const entry = entries.find(({ id }) => id === first.id)
  const more = others.length > 0 ? ` ${others.length} more could not be decided either.` : ''
  toast.fail(`${first.text}${more}`, entry ? headlineOf(entry) : '')
}
