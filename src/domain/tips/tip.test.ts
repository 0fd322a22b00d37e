import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { authorizedEditor } from '../../../test/support/authorized.ts'
import { addRow, addWaitingEntry } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { isQueuedTip, isTipRejectedByRule, isUntouchedTip } from './tip.ts'

const { db } = await freshDatabase()
const { accountId: editor } = await authorizedEditor(db)
const rule = await addRow(db, 'rules', { name: 'No rain', words: ['rain'], action: 'reject', position: 1 })

const askOf = async (id: string) =>
  db
    .selectFrom('entries')
    .select([isUntouchedTip.as('isUntouched'), isTipRejectedByRule.as('isRejectedByRule')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

test.each([
  ['a tip that waits', { origin: 'tip' }, [true, false]],
  ['a tip that an editor has touched', { origin: 'tip', version: 2 }, [false, false]],
  ['what a feed brought', { origin: 'feed' }, [false, false]],
  ['a tip that a rule turned down', { origin: 'tip', status: 'rejected', ruleId: rule.id }, [false, true]],
  [
    'a tip that an editor turned down after a rule',
    { origin: 'tip', status: 'rejected', ruleId: rule.id, decidedBy: editor, version: 2 },
    [false, false],
  ],
  [
    'an entry that a rule turned down',
    { origin: 'feed', status: 'rejected', ruleId: rule.id },
    [false, false],
  ],
] as const)('%s', async (_, fields, [isUntouched, isRejectedByRule]) => {
  const { id } = await addWaitingEntry(db, fields)
  expect(await askOf(id)).toEqual({ isUntouched, isRejectedByRule })
})

test('tips of the queue are counted in the small index of what people brought', async () => {
  for (const origin of ['feed', 'feed', 'feed', 'tip'] as const) await addWaitingEntry(db, { origin })
  const plan = await db.transaction().execute(async tx => {
    // The table is small enough to be read whole; the question is whether the index can be used.
    await sql`set local enable_seqscan = off`.execute(tx)
    await sql`analyze entries`.execute(tx)
    return sql`explain select count(*) from entries where ${isQueuedTip}`.execute(tx)
  })
  expect(JSON.stringify(plan.rows)).toContain('entries_waiting_brought')
})
