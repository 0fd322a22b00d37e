import type { Db } from '../../database/connect.ts'
import type { Authorized } from '../../domain/accounts/authorize.ts'
import { changeFront, type FrontRefusal, type Overtaken } from '../../domain/front/change-front.ts'
import { type DraftSubject, pinsMax } from '../../domain/front/front-changes.ts'
import { isNextSlot, nameSlot } from '../../domain/front/places/front-place.ts'
import { readFrontChanges } from '../../domain/front/read-front-changes.ts'
import type { Language } from '../../text/language.ts'
import { selectCase } from '../../text/select-case.ts'
import * as words from '../../words/front-desk.ts'
import type { ShownNotice } from '../notices/notice.ts'
import { doneNotice, failedNotice } from '../notices/shown-notice.ts'

/** `gone`: ids of pinned articles and stories that keep the whole draft from being published. */
export type FrontResponse = { ok: boolean; notice: ShownNotice; gone?: string[] }

/** Publishes the `changes` that a desk or a dialog posts. */
export async function publishFront(
  db: Db,
  { form, by, now, language }: { form: FormData; by: Authorized; now: Date; language: Language },
): Promise<FrontResponse> {
  const changes = readFrontChanges(String(form.get('changes') ?? ''))
  const result = changes
    ? await changeFront(db, { changes, by, now })
    : { ok: false as const, reason: 'malformed' as const }
  if (!result.ok) {
    const notice = failedNotice(explainFrontProblem(result, language), language)
    return {
      ok: false,
      notice,
      gone: result.reason === 'gone' ? result.subjects.map(({ id }) => id) : [],
    }
  }
  // Malformed changes were refused.
  const isPlan = changes?.sections === null && changes.pins.every(({ place }) => isNextSlot(place))
  const seen = isPlan ? words.readersSeeLater(language) : words.readersSee(language)
  const text = describeOvertaken(result.overtaken, language) || seen
  const title = words.changed(language)
  return { ok: true, notice: doneNotice(text, { title, undoBatchId: result.batchId, language }) }
}

/** '' if no other editor's change was overwritten. */
function describeOvertaken([first, ...others]: Overtaken[], language: Language): string {
  if (!first) return ''
  return words.overtaken(language, { title: first.title, name: first.by, more: others.length })
}

/** Why nothing was published. */
function explainFrontProblem(refusal: FrontRefusal | { reason: 'malformed' }, language: Language): string {
  if (refusal.reason === 'gone') return explainGone(refusal, language)
  const place = refusal.reason === 'past' ? nameSlot(refusal.place, { ...refusal, language }) : ''
  return words.problem(language, { reason: selectCase(refusal.reason), most: pinsMax, place })
}

/** The pages that publish a draft take these pins off it. */
function explainGone(
  { subjects: [first, ...others], isSection }: { subjects: DraftSubject[]; isSection: boolean },
  language: Language,
): string {
  return words.takenOffDraft(language, {
    what: isSection ? 'section' : 'subject',
    title: first?.title || words.untitledPin(language),
    more: others.length,
  })
}
