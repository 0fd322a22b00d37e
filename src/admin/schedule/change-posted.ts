import type { Db } from '../../database/connect.ts'
import type { Authorized } from '../../domain/accounts/authorize.ts'
import type { Act } from '../../domain/schedule/carry-out-due.ts'
import {
  type ChangeScheduledResult,
  cancelScheduled,
  carryOutNow,
  changeTime,
} from '../../domain/schedule/change-scheduled.ts'
import { readTimes } from '../../domain/schedule/schedule-times.ts'
import { failedNotice } from '../notices/failed-notice.ts'
import type { ShownNotice } from '../notices/notice.ts'

const doneTexts: Record<Act, string> = {
  'publish-link': 'It has been published.',
  'take-down-link': 'It has been taken down.',
  'publish-page': 'The page has been published.',
  'take-down-page': 'The page has been taken down.',
}

const unknown = 'This cannot be done here.'

type Posted = { texts: Record<string, string>; by: Authorized; now: Date }

/** Does what a button of the list says. */
export async function changePosted(db: Db, { texts, by, now }: Posted): Promise<ShownNotice> {
  const { act } = texts
  if (!isAct(act)) return failedNotice(unknown)
  const scheduled = { act, id: texts.id ?? '', version: Number(texts.version) }
  switch (texts.change) {
    case 'time': {
      const { publishAt: at } = readTimes({ publishAt: texts.at })
      if (!at || Number.isNaN(at.getTime())) return failedNotice('Please enter a valid date and time.')
      return tell(await changeTime(db, { scheduled, at, by, now }), 'The time has been changed.')
    }
    case 'now':
      return tell(await carryOutNow(db, { scheduled, by, now }), doneTexts[act])
    case 'cancel':
      return tell(await cancelScheduled(db, { scheduled, by, now }), 'It has been taken off the schedule.')
    default:
      return failedNotice(unknown)
  }
}

function isAct(text: string | undefined): text is Act {
  return text !== undefined && Object.hasOwn(doneTexts, text)
}

function tell(result: ChangeScheduledResult, text: string): ShownNotice {
  if (result.ok)
    return { title: 'Success', text, tone: 'success', undoBatchId: result.batchId, isSaved: false }
  switch (result.reason) {
    case 'not-found':
    case 'stale':
      return failedNotice('It was changed or carried out meanwhile. Reload the page to see it as it is.')
    case 'wrong-time':
      return failedNotice(`${result.problem}.`)
    case 'returned':
      return failedNotice('It could not be published. It waits in the queue and says why.')
  }
}
