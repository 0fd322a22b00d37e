import { hasPassed, type Restoration, type RestoreRule } from '../revisions/restore-records.ts'
import { lockAndFindOther } from './schedule-page.ts'

export const scheduleRestoreRule: RestoreRule = {
  async refuse(tx, restored, now) {
    if (restored.some(one => isOverdue(one, now))) return 'time-passed'
    const pages = restored.flatMap(({ revision: { recordTable, recordId }, to }) =>
      recordTable === 'scheduled_pages' && to ? { type: String(to.type), id: recordId } : [],
    )
    // In one order, so that no two undos wait for each other.
    for (const { type, id } of pages.toSorted((a, b) => (a.type < b.type ? -1 : 1)))
      if (await lockAndFindOther(tx, type, id)) return 'scheduled-already'
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
