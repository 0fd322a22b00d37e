import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import { isUuid } from '../fields/record-id.ts'
import { plainWrites } from '../records/plain-rows.ts'
import type { Editor } from '../revisions/revision.ts'
import { addRecord } from '../revisions/write-record.ts'
import { isPublic, leadOfStory, storyColumns } from '../stories/public-story.ts'
import type { CorrectionInput } from './correction.record.ts'

/** Readers see it immediately. `not-public`: only links and stories that readers can see can be corrected. */
export async function addCorrection(
  db: Db,
  { of, input, ...editor }: Editor & { of: CorrectedSubject; input: CorrectionInput },
): Promise<{ ok: true; id: string; batchId: string } | { ok: false; reason: 'not-public' }> {
  return inTransaction(db, async tx => {
    const subject = await findSubject(tx, of)
    if (!subject) return { ok: false, reason: 'not-public' }
    const { headline, source, url } = subject
    const values = { newsLinkId: null, storyId: null, ...idOf(of), headline, source, url, ...input }
    const added = await addRecord(tx, { table: 'corrections', values, ...editor })
    if (!added) throw new Error('A correction violated a unique constraint, but only its id is unique')
    return { ok: true, ...added }
  })
}

/** An edit changes the wording; the time of the correction stays. */
export const { update: updateCorrection, remove: deleteCorrection } = plainWrites({
  table: 'corrections',
  toValues: (input: CorrectionInput) => input,
  taken: async () => ({ reason: 'not-public' as const }),
})

function idOf(of: CorrectedSubject): { newsLinkId: string } | { storyId: string } {
  return of.kind === 'link' ? { newsLinkId: of.id } : { storyId: of.id }
}

export type CorrectedSubject = { kind: 'link' | 'story'; id: string }

type Subject = { headline: string; source: string; url: string }

/** The subject of a correction, if readers can see it. */
export async function findSubject(db: Db, { kind, id }: CorrectedSubject): Promise<Subject | null> {
  if (!isUuid(id)) return null
  if (kind === 'story') return findStorySubject(db, id)
  const link = await db
    .selectFrom('newsLinks')
    .select(['title as headline', 'source', 'url'])
    .where('id', '=', id)
    .executeTakeFirst()
  return link ?? null
}

async function findStorySubject(db: Db, id: string): Promise<Subject | null> {
  const { rows } = await sql<{ title: string }>`
    select ${storyColumns} from stories story cross join lateral ${leadOfStory} lead
    where story.id = ${id} and ${isPublic}`.execute(db)
  const [story] = rows
  return story ? { headline: story.title, source: '', url: '' } : null
}
