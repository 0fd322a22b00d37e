import type { Db } from '../../database/connect.ts'
import type { Authorized } from '../../domain/accounts/authorize.ts'
import { changeFront, type Overtaken } from '../../domain/front/change-front.ts'
import { readFrontChanges } from '../../domain/front/front-changes.ts'
import { failedNotice } from '../notices/failed-notice.ts'
import type { ShownNotice } from '../notices/notice.ts'
import { frontProblems } from './front-problems.ts'

export type FrontAnswer = { ok: boolean; notice: ShownNotice }

/** Reads the `changes` that a desk or a dialog posts. */
export async function publishFront(
  db: Db,
  { form, by, now }: { form: FormData; by: Authorized; now: Date },
): Promise<FrontAnswer> {
  const changes = readFrontChanges(String(form.get('changes') ?? ''))
  const result = changes
    ? await changeFront(db, { changes, by, now })
    : { ok: false as const, reason: 'malformed' as const }
  if (!result.ok) return { ok: false, notice: failedNotice(frontProblems[result.reason]) }
  const text = result.overtaken.length > 0 ? tellOvertaken(result.overtaken) : 'Readers see it now.'
  return {
    ok: true,
    notice: {
      title: 'Front page changed',
      text,
      tone: 'success',
      undoBatchId: result.batchId,
      isSaved: false,
    },
  }
}

export function tellOvertaken(overtaken: Overtaken[]): string {
  const [first] = overtaken
  if (!first) return ''
  const more = overtaken.length > 1 ? `, and ${overtaken.length - 1} more` : ''
  return `You replaced "${first.title}", which ${first.by} pinned meanwhile${more}. Undo brings it back.`
}
