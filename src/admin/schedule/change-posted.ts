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
import type { Language } from '../../text/language.ts'
import { selectCase } from '../../text/select-case.ts'
import * as timeWords from '../../words/form-times.ts'
import * as words from '../../words/schedule-desk.ts'
import type { ShownNotice } from '../notices/notice.ts'
import { doneNotice, failedNotice } from '../notices/shown-notice.ts'

const acts: readonly Act[] = ['publish-link', 'take-down-link', 'publish-page', 'take-down-page']

type Posted = { texts: Record<string, string>; by: Authorized; now: Date; language: Language }

/** Carries out the action of a button of the list. */
export async function changePosted(db: Db, { texts, by, now, language }: Posted): Promise<ShownNotice> {
  const act = acts.find(each => each === texts.act)
  if (!act) return failedNotice(words.unknown(language), language)
  const describe = (result: ChangeScheduledResult, done: (language: Language) => string) =>
    describeResult(result, { done, language })
  const scheduled = { act, id: texts.id ?? '', version: Number(texts.version) }
  switch (texts.change) {
    case 'time': {
      const { publishAt: at } = readTimes({ publishAt: texts.at })
      if (!at || Number.isNaN(at.getTime())) return failedNotice(words.invalidTime(language), language)
      return describe(await changeTime(db, { scheduled, at, by, now }), words.timeChanged)
    }
    case 'now':
      return describe(await carryOutNow(db, { scheduled, by, now }), () =>
        words.done(language, { act: selectCase(act) }),
      )
    case 'cancel':
      return describe(await cancelScheduled(db, { scheduled, by, now }), words.unscheduled)
    default:
      return failedNotice(words.unknown(language), language)
  }
}

function describeResult(
  result: ChangeScheduledResult,
  { done, language }: { done: (language: Language) => string; language: Language },
): ShownNotice {
  if (result.ok) return doneNotice(done(language), { undoBatchId: result.batchId, language })
  switch (result.reason) {
    case 'not-found':
    case 'stale':
      return failedNotice(words.changedMeanwhile(language), language)
    case 'unchanged':
      return doneNotice(words.timeUnchanged(language), { undoBatchId: null, language })
    case 'wrong-time':
      return failedNotice(
        words.wrongTime(language, { problem: timeWords.problem(language, { problem: result.problem }) }),
        language,
      )
    case 'returned':
      return failedNotice(words.returned(language), language)
    case 'published-already':
      return failedNotice(words.publishedAlready(language), language)
  }
}
