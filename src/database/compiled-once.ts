import type { Compilable, CompiledQuery, RawBuilder } from 'kysely'
import type { Db } from './connect.ts'
import { planOnce } from './quick-lane.ts'

type Size = number | string | null | undefined
type Values = { readonly [name: string]: unknown }

/**
 * A list whose statement is compiled at its first use and kept, and planned once a connection where pages are served
 * (quick-lane.ts). Of `parts` the lengths of lists, editions and modes belong into the statement by `sql.lit`, so that it
 * is planned for them: each set of them keeps a statement, so they are few. Of an object `build` gets placeholders, which
 * it can put into the statement and do nothing else with.
 */
export function compiledOnce<Row, Parts extends (Size | Values)[]>(
  build: (db: Db, ...parts: Parts) => Compilable<Row> | RawBuilder<Row>,
): (db: Db, ...parts: Parts) => Promise<Row[]> {
  const statements = new Map<string, CompiledQuery<Row>>()

  function compile(db: Db, parts: Parts): CompiledQuery<Row> {
    const placed = parts.map(part => (isSize(part) ? part : placeholders)) as Parts
    const built = build(db, ...placed)
    const statement: CompiledQuery<Row> = 'isRawBuilder' in built ? built.compile(db) : built.compile()
    return { ...statement, sql: planOnce(statement.sql) }
  }

  return async (db, ...parts) => {
    const key = parts.filter(isSize).join()
    const statement = statements.get(key) ?? compile(db, parts)
    statements.set(key, statement)
    const values: Values = Object.assign({}, ...parts.filter(part => !isSize(part)))
    const parameters = statement.parameters.map(each => fill(each, values))
    const { rows } = await db.executeQuery<Row>({ ...statement, parameters })
    return rows
  }
}

const isSize = (part: Size | Values): part is Size => typeof part !== 'object' || part === null

// A value that is filled in at each use; no real value is made of this symbol.
const valueName = Symbol('valueName')

const placeholders: Values = new Proxy({}, { get: (_, name) => ({ [valueName]: String(name) }) })

function fill(parameter: unknown, values: Values): unknown {
  const isPlaceholder = typeof parameter === 'object' && parameter !== null && valueName in parameter
  return isPlaceholder ? values[String(parameter[valueName])] : parameter
}
