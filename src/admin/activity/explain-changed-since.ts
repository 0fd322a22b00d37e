import type { Db } from '../../database/connect.ts'
import { actorName } from '../../domain/accounts/actor-name.ts'
import { nameUntitled } from '../../domain/revisions/name-references.ts'
import { recordTitle } from '../../domain/revisions/revision-changes.ts'
import { listRevisionsOf } from '../../domain/revisions/revision-queries.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/activity-desk.ts'

/** Why an undo was refused: the first of the records that were changed since, and by whom. Null if it has no history. */
export async function explainChangedSince(
  db: Db,
  [first, ...others]: readonly string[],
  language: Language,
): Promise<string | null> {
  const [newest] = first === undefined ? [] : await listRevisionsOf(db, first, 1)
  if (!newest) return null
  const nameOf = await nameUntitled(db, [newest])
  return words.changedSince(language, {
    title: recordTitle(newest, { knownAs: nameOf(newest.recordId, newest.at), language }),
    name: actorName(newest.accountName, language),
    more: others.length,
  })
}
