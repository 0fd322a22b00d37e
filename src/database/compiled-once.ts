import type { Compilable, CompiledQuery } from 'kysely'
import type { Db } from './connect.ts'

/**
 * A list whose statement is compiled at its first use and kept: building the five of a front page anew takes a twelfth of
 * its time. `sizes`, such as the length of a list or an edition, are few: each set of them keeps a statement.
 */
export function compiledOnce<Row, Sizes extends (number | string | null | undefined)[]>(
  build: (db: Db, ...sizes: Sizes) => Compilable<Row>,
): (db: Db, ...sizes: Sizes) => Promise<Row[]> {
  const statements = new Map<string, CompiledQuery<Row>>()
  return async (db, ...sizes) => {
    const key = sizes.join()
    const statement = statements.get(key) ?? build(db, ...sizes).compile()
    statements.set(key, statement)
    const { rows } = await db.executeQuery(statement)
    return rows
  }
}
