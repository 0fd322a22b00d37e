import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../test/support/fresh-database.ts'

const { db } = await freshDatabase()

// A trigger keeps the plan of its first run, usually for one row: a nested loop over the old and new rows, which took
// two seconds for 2,000 rows. A difference of sets (`except`) takes milliseconds.
test('no trigger joins the old rows of a statement with the new ones', async () => {
  const { rows } = await sql<{ name: string }>`
    select proname as name from pg_proc
    where prosrc ~ 'old_rows' and prosrc ~ 'new_rows' and prosrc ~ 'join\s+(old|new)_rows'`.execute(db)
  expect(rows).toEqual([])
})
