import { adminPath } from '../../address/admin-path.ts'
import { type Attention, countMax } from '../../domain/attention/read-attention.ts'
import type { ScheduledAct } from '../../domain/schedule/list-scheduled.ts'
import { relativeTime } from '../../ui/time/relative-time.ts'
import { cutForList } from '../widgets/cut-for-list.ts'
import { type AttentionLine, countText } from './attention-list.tsx'

type Known = {
  attention: Attention
  /** The lead of the front page, as readers see it now. */
  lead: { title: string; createdAt: Date; isPinned: boolean } | null
  /** The next item of the schedule. */
  next: ScheduledAct | undefined
  now: Date
}

// Older than this, a lead reads like yesterday's paper.
const oldLeadMs = 12 * 3_600_000

/** In the order of an editor's morning. A line is there also when all is well: its absence would say nothing. */
export function attentionLines({ attention, lead, next, now }: Known): AttentionLine[] {
  return [
    waitingLine(attention, now),
    line('tips', 'Tips', attention.tips, { to: `${adminPath('/queue')}?origin=tip`, none: 'No tip waits' }),
    leadLine(lead, now),
    quietLine(attention, now),
    line('feeds', 'Failing feeds', attention.failingFeeds, {
      to: `${adminPath('/feeds')}?health=failing`,
      none: 'All feeds can be read',
    }),
    line('objections', 'Objections', attention.objections, {
      to: adminPath('/outlets/objections'),
      none: 'No objection to a rating is open',
    }),
    line('proposals', 'Story proposals', attention.proposals, {
      to: adminPath('/stories'),
      none: 'No proposal about a story is open',
    }),
    nextLine(next, now),
  ]
}

function line(
  key: string,
  label: string,
  count: number,
  { to, none }: { to: string; none: string },
): AttentionLine {
  return { key, label, to, text: count === 0 ? none : countText(count, countMax), isUrgent: count > 0 }
}

function waitingLine(attention: Attention, now: Date): AttentionLine {
  const { waiting, olderThanDay, olderThanThreeDays, oldestAt } = attention
  const base = { key: 'waiting', label: 'Waiting', isUrgent: olderThanDay > 0 }
  if (waiting === 0) return { ...base, text: 'Nothing waits', to: adminPath('/queue') }
  const parts = [
    countText(waiting, countMax),
    oldestAt ? `the oldest came ${relativeTime(oldestAt, now)}` : '',
    olderThanDay > 0 ? `${countText(olderThanDay, countMax)} older than a day` : '',
    olderThanThreeDays > 0 ? `${countText(olderThanThreeDays, countMax)} older than three days` : '',
  ]
  const age = olderThanThreeDays > 0 ? '?age=stale' : olderThanDay > 0 ? '?age=older' : ''
  return { ...base, text: parts.filter(Boolean).join(', '), to: `${adminPath('/queue')}${age}` }
}

function leadLine(lead: Known['lead'], now: Date): AttentionLine {
  const base = { key: 'lead', label: 'Lead', to: adminPath('/front') }
  if (!lead) return { ...base, text: 'The front page has no lead', isUrgent: true }
  const chosen = lead.isPinned ? ', pinned' : ''
  const text = `${cutForList(lead.title)}, added ${relativeTime(lead.createdAt, now)}${chosen}`
  return { ...base, text, isUrgent: now.getTime() - lead.createdAt.getTime() > oldLeadMs }
}

function quietLine({ quietSections }: Attention, now: Date): AttentionLine {
  const [first] = quietSections
  const texts = quietSections.map(({ name, newestAt }) =>
    newestAt ? `${name} (${relativeTime(newestAt, now)})` : `${name} (empty)`,
  )
  return {
    key: 'sections',
    label: 'Sections',
    text: first ? `Nothing new for a day: ${texts.join(', ')}` : 'Each has something new within a day',
    to: first ? `${adminPath('/queue')}?category=${first.id}` : adminPath('/categories'),
    isUrgent: quietSections.length > 0,
  }
}

function nextLine(next: ScheduledAct | undefined, now: Date): AttentionLine {
  const isTakenDown = next?.act.startsWith('take-down')
  const does = next?.act === 'begin-pin' ? 'is pinned' : isTakenDown ? 'is taken down' : 'is published'
  const text = next
    ? `${cutForList(next.title)} ${does} ${relativeTime(next.at, now)}`
    : 'Nothing is scheduled'
  return { key: 'next', label: 'Comes next', text, to: adminPath('/queue/scheduled'), isUrgent: false }
}
