import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterAll } from 'vitest'
import type { Db } from '../../src/database/connect.ts'
import type { DB } from '../../src/database/tables.ts'
import { cloneDatabase } from './clone-database.ts'
import type { Query } from './explain-queries.ts'

export type RecordedDatabase = {
  db: Db
  url: string
  /** The statements that `work` sends, formatted for a reviewer and sorted, because parallel ones finish in any order. */
  record: (work: () => Promise<unknown>) => Promise<string[]>
  /** All queries since the start, as they were sent. */
  queries: readonly Query[]
}

/** A fresh database that records the statements sent to it. */
export async function recordedDatabase(): Promise<RecordedDatabase> {
  const { url, drop } = await cloneDatabase()
  const pool = new pg.Pool({ connectionString: url, max: 4, options: '-c jit=off' })
  pool.on('error', () => undefined)
  const queries: Query[] = []
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: ({ query }) => void queries.push({ text: query.sql, values: query.parameters }),
  })
  afterAll(async () => {
    await db.destroy()
    await drop()
  })
  return {
    db,
    url,
    record: async work => {
      const before = queries.length
      await work()
      return countEqual(queries.slice(before).map(({ text }) => formatStatement(text)))
    },
    queries,
  }
}

/** One clause per line, indented by depth; value lists are truncated, because their length depends on the data. */
function formatStatement(statement: string): string {
  const plain = statement
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/"/g, '')
    .replace(/\(\$\d+(?:, ?\$\d+)+\)/g, '($1, …)')
    .replace(/(\(\$1, …\))(?:, \(\$1, …\))+/g, '$1, …')
    .replace(/\$\d+/g, '$n')
  let depth = 1
  return plain.replace(
    /\(|\)|'[^']*'| (?:from|(?:inner |left |cross )?join(?: lateral)?|where|order by|group by|having|limit|returning|on conflict|set|values|union(?: all)?|for (?:no key )?update) /g,
    part => {
      if (part === '(') depth += 1
      if (part === ')') depth -= 1
      return part.startsWith(' ') ? `\n${'  '.repeat(Math.max(0, depth))}${part.trimStart()}` : part
    },
  )
}

function countEqual(statements: string[]): string[] {
  const counts = Map.groupBy(statements, statement => statement)
  return [...counts.values()]
    .map(equal => (equal.length === 1 ? `${equal[0]};` : `${equal[0]}; -- ${equal.length} times`))
    .toSorted()
}
