import { storableLine } from '../../../domain/fields/form-text-schema.ts'
import type { EntryDecision } from '../../../domain/queue/decide-entries.ts'
import type { SeenEntry } from '../../../domain/queue/open-entries.ts'
import { findSnoozeProblem, noteMax } from '../../../domain/queue/queue-entry.ts'
import type { PutTarget } from '../../../domain/stories/editing/named-articles.ts'
import { readPutTarget } from '../../story-choice/put-target.ts'
import { entriesMax, readSeen } from '../state/queue-page.ts'

type PostedDecision =
  | { kind: 'decide'; decision: EntryDecision }
  | { kind: 'publish' }
  | { kind: 'file'; storyId: string }
  | { kind: 'leave-story'; storyId: string }
  | { kind: 'put'; to: PutTarget; seenStoryIds: string[] }
  | { kind: 'answer-proposal'; proposalId: string; isJoined: boolean }
  | { kind: 'edit' }
  | { kind: 'not-a-duplicate' }
  | { kind: 'undo'; batchId: string }

type ReadDecision =
  | { ok: true; posted: PostedDecision; entries: SeenEntry[] }
  | { ok: false; reason: 'unknown' | 'too-many' }

/** Reads the change and its entries with their seen versions, or the batch to undo. Refuses a form as a whole, never in part. */
export function readDecision(form: FormData, now: Date): ReadDecision {
  const entries = form.getAll('entry').map(String).map(readSeen)
  if (entries.length > entriesMax) return { ok: false, reason: 'too-many' }
  const posted = readPosted(form, now)
  const namesSome = entries.length > 0 || posted?.kind === 'undo'
  return posted && namesSome ? { ok: true, posted, entries } : { ok: false, reason: 'unknown' }
}

function readPosted(form: FormData, now: Date): PostedDecision | null {
  const text = (name: string) => String(form.get(name) ?? '')
  const change = text('change')
  switch (change) {
    case 'publish':
    case 'edit':
    case 'not-a-duplicate':
      return { kind: change }
    case 'undo':
      return { kind: 'undo', batchId: text('batch') }
    case 'file':
      return { kind: 'file', storyId: text('story') }
    case 'leave-story':
      return { kind: 'leave-story', storyId: text('story') }
    case 'put': {
      const to = readPutTarget(text('target'))
      return to && { kind: 'put', to, seenStoryIds: text('seen').split(' ') }
    }
    case 'join-story':
    case 'keep-apart':
      return { kind: 'answer-proposal', proposalId: text('proposal'), isJoined: change === 'join-story' }
    case 'reject':
      return {
        kind: 'decide',
        decision: { action: 'reject', why: storableLine(text('why')).slice(0, noteMax) },
      }
    case 'feature':
    case 'unfeature':
    case 'wake':
      return { kind: 'decide', decision: { action: change } }
    case 'move':
      return { kind: 'decide', decision: { action: 'move', category: text('category') } }
    case 'snooze': {
      const until = new Date(text('until'))
      return findSnoozeProblem(until, now) ? null : { kind: 'decide', decision: { action: 'snooze', until } }
    }
    default:
      return null
  }
}
