import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { setRows } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { storyScene } from '../../../test/support/story-scene.ts'
import { claimTouched } from './claim-due.ts'

const { db } = await freshDatabase()

test('a slice has no more places than its limit, whatever plan PostgreSQL chooses', async () => {
  const scene = await storyScene(db)
  for (const place of ['Guwahati', 'Shillong', 'Imphal'])
    await scene.addLink(`Rain floods the streets of ${place}`)
  await scene.match()
  await setRows(db, 'storyLinks', { isTouched: true, attempts: 0 })
  await db.transaction().execute(async tx => {
    // A nested loop evaluates the list of an `in` again for each row.
    for (const plan of ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material', 'memoize'])
      await sql`set local ${sql.raw(`enable_${plan}`)} = off`.execute(tx)
    expect(await claimTouched(tx, { since: new Date(0), sliceMax: 1 })).toHaveLength(1)
  })
})
