import { type RawBuilder, sql } from 'kysely'
import { snakeCase } from './snake-case.ts'

/**
 * `insert into` for many rows with the same columns, passed as one JSON parameter: for fifty rows with a parameter for each
 * column, building the statement took a twentieth of the time of storing. The caller adds clauses such as `on conflict`.
 */
export function insertRows(table: string, rows: object[]): RawBuilder<unknown> {
  const columns = new Map(Object.keys(rows[0] ?? {}).map(name => [name, snakeCase(name)]))
  const given = rows.map(row => {
    const values = Object.entries(row)
    return Object.fromEntries(values.map(([name, value]) => [columns.get(name) ?? name, wellFormed(value)]))
  })
  const names = sql.join([...columns.keys()].map(name => sql.ref(name)))
  return sql`insert into ${sql.table(table)} (${names})
    select ${names} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(given)}::json)`
}

// PostgreSQL refuses half a surrogate pair in JSON; as a plain parameter it would also become U+FFFD.
function wellFormed(value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value
}
