import { hasPassed, type Restoration } from '../revisions/restore-records.ts'
import type { RestoreRule } from '../revisions/restore-rule.ts'

export const scheduleRestoreRule: RestoreRule = {
  async refuse(_tx, restored, now) {
    return restored.some(one => isOverdue(one, now)) ? 'time-passed' : null
  },
}

/** Whether a restored schedule would publish at once because its time has passed. Ignores schedules already in effect. */
function isOverdue({ revision, to, newest = revision }: Restoration, now: Date): boolean {
  const { recordTable } = revision
  const isScheduled =
    recordTable === 'scheduled_pages' || (recordTable === 'entries' && to?.status === 'scheduled')
  const stands = newest.after?.status === to?.status && newest.after?.publish_at === to?.publish_at
  return isScheduled && !stands && hasPassed(to?.publish_at, now)
}
