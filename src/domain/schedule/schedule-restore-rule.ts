import { hasPassed, type Restoration } from '../revisions/restore-records.ts'
import type { RestoreRule } from '../revisions/restore-rule.ts'
import { findOther } from './schedule-page.ts'

export const scheduleRestoreRule: RestoreRule = {
  async refuse(tx, restored, now) {
    if (restored.some(one => isOverdue(one, now))) return 'time-passed'
    for (const { revision, to } of restored)
      if (
        revision.recordTable === 'scheduled_pages' &&
        to &&
        (await findOther(tx, String(to.type), revision.recordId))
      )
        return 'scheduled-already'
    return null
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
