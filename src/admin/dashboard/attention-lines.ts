import { adminPath } from '../../address/admin-path.ts'
import { type Attention, countMax } from '../../domain/attention/read-attention.ts'
import type { TriedMail } from '../../domain/newsletter/letters.ts'
import { describeMailFailure, isOfServer } from '../../domain/newsletter/mail-failure.ts'
import { isOverdue, type ScheduledAct } from '../../domain/schedule/list-scheduled.ts'
import { formatSeries } from '../../text/format.ts'
import type { Language } from '../../text/language.ts'
import { selectCase } from '../../text/select-case.ts'
import { relativeTime } from '../../ui/time/relative-time.ts'
import * as words from '../../words/dashboard.ts'
import { describeSilence } from '../feeds/shown-health.ts'
import { truncateForList } from '../widgets/truncate-for-list.ts'
import { type AttentionLine, type CalmKey, countText } from './attention-list.tsx'

type Known = {
  attention: Attention
  /** The lead of the front page that readers currently see. */
  lead: { title: string; createdAt: Date; isPinned: boolean } | null
  /** When the pins beside the lead were put there. */
  pinnedAts: readonly Date[]
  /** The mail that was tried last, if it failed and the person may see the newsletter's page. */
  unsent: TriedMail | null
  /** The next planned action of the schedule. */
  next: ScheduledAct | undefined
  now: Date
  language: Language
}

// Older than this, a lead or a pin reads like yesterday's paper.
const oldHours = 12
const oldMs = oldHours * 3_600_000

type At = Pick<Known, 'now' | 'language'>

/** In the order of an editor's morning. A subject appears even if all is well, because its absence would be ambiguous. */
export function attentionLines({
  attention,
  lead,
  pinnedAts,
  unsent,
  next,
  now,
  language,
}: Known): AttentionLine[] {
  const at = { now, language }
  const counted = (key: CalmKey, count: number, to: string) => toLine({ key, count, to, language })
  return [
    ...silentLine(attention, at),
    waitingLine(attention, at),
    counted('tips', attention.tips, `${adminPath('/queue')}?origin=tip`),
    ...heldLine(attention, at),
    leadLine(lead, at),
    ...pinsLine(pinnedAts, at),
    quietLine(attention, at),
    ...(attention.hasFeeds
      ? [counted('feeds', attention.failingFeeds, `${adminPath('/feeds')}?health=failing`)]
      : []),
    counted('connections', attention.deadConnections, adminPath('/settings/connections')),
    ...unsentLine(unsent, at),
    counted('objections', attention.objections, adminPath('/outlets/objections')),
    counted('proposals', attention.proposals, adminPath('/stories')),
    nextLine(next, at),
  ]
}

function silentLine({ polling }: Attention, at: At): AttentionLine[] {
  const text = describeSilence(polling, at)
  return text ? [{ key: 'worker', text, to: adminPath('/feeds'), rank: 'urgent' }] : []
}

function unsentLine(unsent: TriedMail | null, { now, language }: At): AttentionLine[] {
  if (!unsent?.failure || !isOfServer(unsent.failure)) return []
  const text = words.unsent(language, {
    ago: relativeTime(unsent.at, now, language),
    failure: describeMailFailure(unsent.failure, language),
  })
  return [{ key: 'newsletter', text, to: adminPath('/newsletter'), rank: 'urgent' }]
}

type Counted = { key: CalmKey; count: number; to: string; language: Language }

function toLine({ key, count, to, language }: Counted): AttentionLine {
  if (count === 0) return { key, to, rank: 'none' }
  return { key, to, text: countText(count, { countMax, language }), rank: 'urgent' }
}

function waitingLine(attention: Attention, { now, language }: At): AttentionLine {
  const { waiting, olderThanDay, olderThanThreeDays, oldestAt } = attention
  const key = 'waiting'
  if (waiting === 0) return toLine({ key, count: 0, to: adminPath('/queue'), language })
  const count = (number: number) => countText(number, { countMax, language })
  const parts = [
    count(waiting),
    oldestAt ? words.oldest(language, { ago: relativeTime(oldestAt, now, language) }) : '',
    olderThanDay > 0 ? words.olderThanDay(language, { count: count(olderThanDay) }) : '',
    olderThanThreeDays > 0 ? words.olderThanThreeDays(language, { count: count(olderThanThreeDays) }) : '',
  ]
  const age = olderThanThreeDays > 0 ? '?age=stale' : olderThanDay > 0 ? '?age=older' : ''
  const text = formatSeries(parts.filter(Boolean), language)
  return { key, text, to: `${adminPath('/queue')}${age}`, rank: olderThanDay > 0 ? 'urgent' : 'usual' }
}

function heldLine({ heldChanges }: Attention, { language }: At): AttentionLine[] {
  if (heldChanges === 0) return []
  const text = words.heldChanges(language, { count: countText(heldChanges, { countMax, language }) })
  return [{ key: 'changes', text, to: `${adminPath('/queue/decided')}?only=published`, rank: 'urgent' }]
}

function leadLine(lead: Known['lead'], { now, language }: At): AttentionLine {
  const base = { key: 'lead' as const, to: adminPath('/front') }
  if (!lead) return { ...base, text: words.noLead(language), rank: 'urgent' }
  const text = (lead.isPinned ? words.pinnedLead : words.lead)(language, {
    title: truncateForList(lead.title),
    ago: relativeTime(lead.createdAt, now, language),
  })
  const isOld = now.getTime() - lead.createdAt.getTime() > oldMs
  return { ...base, text, rank: isOld ? 'urgent' : 'usual' }
}

function pinsLine(pinnedAts: readonly Date[], { now, language }: At): AttentionLine[] {
  const count = pinnedAts.filter(at => now.getTime() - at.getTime() > oldMs).length
  if (count === 0) return []
  const text = words.oldPins(language, { count, hours: oldHours })
  return [{ key: 'pins', text, to: adminPath('/front'), rank: 'usual' }]
}

function quietLine({ quietSections, hasSections }: Attention, { now, language }: At): AttentionLine {
  const [first] = quietSections
  const key = 'sections'
  if (!hasSections)
    return { key, text: words.noSections(language), to: adminPath('/categories'), rank: 'usual' }
  if (!first) return toLine({ key, count: 0, to: adminPath('/categories'), language })
  const texts = quietSections.map(({ name, newestAt }) =>
    newestAt
      ? words.quietSection(language, { name, ago: relativeTime(newestAt, now, language) })
      : words.emptySection(language, { name }),
  )
  const text = words.quiet(language, { sections: formatSeries(texts, language) })
  return { key, text, to: `${adminPath('/queue')}?category=${first.id}`, rank: 'urgent' }
}

function nextLine(next: ScheduledAct | undefined, { now, language }: At): AttentionLine {
  const to = adminPath('/queue/scheduled')
  if (!next) return { key: 'next', to, rank: 'none' }
  const { act, at } = next
  const isLate = isOverdue(next, now)
  const text = (isLate ? words.overdue : words.next)(language, {
    act: act.startsWith('take-down') ? 'takeDown' : selectCase(act),
    title: truncateForList(next.title),
    ago: relativeTime(at, now, language),
  })
  return isLate ? { key: 'overdue', to, text, rank: 'urgent' } : { key: 'next', to, text, rank: 'usual' }
}
