import type { Compilable, CompiledQuery, RawBuilder } from 'kysely'
import type { Db } from './connect.ts'
import { planOnce } from './quick-lane.ts'

type Size = number | string | null | undefined
type Values = { readonly [name: string]: unknown }

/**
 * A query whose statement Kysely compiles at its first use and keeps, and that web processes plan once for each connection
 * (quick-lane.ts). Sizes, editions and modes in `parts` are written into the statement with `sql.lit`, so that it is planned
 * for them: each combination keeps its own statement, so there must be few. `build` gets placeholders in place of objects; it
 * may only put them into the statement as parameters.
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

// Marks a placeholder, which is filled in at each use; real values never contain this symbol.
const valueName = Symbol('valueName')

const placeholders: Values = new Proxy({}, { get: (_, name) => ({ [valueName]: String(name) }) })

function fill(parameter: unknown, values: Values): unknown {
  const isPlaceholder = typeof parameter === 'object' && parameter !== null && valueName in parameter
  return isPlaceholder ? values[String(parameter[valueName])] : parameter
}
