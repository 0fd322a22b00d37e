import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { z } from 'zod'
import type { Db } from '../../src/database/connect.ts'
import { isPlannedOnce } from '../../src/database/quick-lane.ts'
import type { DB } from '../../src/database/tables.ts'

export type PlanStep = { node: string; index: string | null }

const planSchema = z.object({
  'Node Type': z.string(),
  'Index Name': z.string().optional(),
  get Plans() {
    return z.array(planSchema).optional()
  },
})
type Plan = z.infer<typeof planSchema>

/**
 * Runs `work` and explains every query that it sent, as it will be planned: for each its steps that read news_links or an
 * index of it.
 */
export async function explainQueries(url: string, work: (db: Db) => Promise<unknown>): Promise<PlanStep[][]> {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  const queries: { text: string; values: unknown[] }[] = []
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin()],
    log: ({ query }) => void queries.push({ text: query.sql, values: [...query.parameters] }),
  })
  try {
    await work(db)
    const client = await pool.connect()
    // Tables of a test are small enough to be read whole; what is asked is whether an index can serve.
    await client.query('set enable_seqscan = off')
    const plans: PlanStep[][] = []
    for (const { text, values } of queries.filter(query =>
      /\b(?:from|join|update) "?news_links\b/.test(query.text),
    )) {
      const { rows } = isPlannedOnce(text)
        ? await client.query(`explain (generic_plan, format json) ${text}`)
        : await client.query(`explain (format json) ${text}`, values)
      plans.push(stepsOf(planSchema.parse(rows[0]['QUERY PLAN'][0].Plan)))
    }
    client.release()
    return plans
  } finally {
    await db.destroy()
  }
}

function stepsOf(plan: Plan): PlanStep[] {
  const step = { node: plan['Node Type'], index: plan['Index Name'] ?? null }
  const below = (plan.Plans ?? []).flatMap(stepsOf)
  return /Scan$/.test(step.node) ? [step, ...below] : below
}
