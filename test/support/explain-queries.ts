import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { z } from 'zod'
import type { Db } from '../../src/database/connect.ts'
import { isPlannedOnce } from '../../src/database/quick-lane.ts'
import type { DB } from '../../src/database/tables.ts'
import { withClient } from './with-client.ts'

export type PlanStep = { node: string; index: string | null }

const planSchema = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  'Index Cond': z.string().optional(),
  Filter: z.string().optional(),
  get Plans() {
    return z.array(planSchema).optional()
  },
})
export type Plan = z.infer<typeof planSchema>

export type Query = { text: string; values: readonly unknown[] }

/**
 * Runs `work` and explains every query that it sends. Returns for each the plan steps that read news_links or one of
 * its indexes. Test tables are small enough for sequential scans, which are off unless the test fills its table: the question
 * is whether an index can be used.
 */
export async function explainQueries(
  url: string,
  work: (db: Db) => Promise<unknown>,
  { isTableFull = false } = {},
): Promise<PlanStep[][]> {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  const queries: Query[] = []
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin()],
    log: ({ query }) => void queries.push({ text: query.sql, values: [...query.parameters] }),
  })
  try {
    await work(db)
    const explained = queries.filter(({ text }) => /\b(?:from|join|update) "?news_links\b/.test(text))
    return await withClient(url, client => explainAll(client, explained, { isTableFull }))
  } finally {
    await db.destroy()
  }
}

async function explainAll(
  client: pg.Client,
  queries: Query[],
  { isTableFull }: { isTableFull: boolean },
): Promise<PlanStep[][]> {
  if (!isTableFull) await client.query('set enable_seqscan = off')
  const plans: PlanStep[][] = []
  for (const query of queries) plans.push(stepsOf(await explainQuery(client, query)))
  return plans
}

export async function explainQuery(client: pg.Client, query: Query): Promise<Plan> {
  const explain = isPlannedOnce(query.text) ? explainForAnyValues : explainForItsValues
  const { rows } = await explain(client, query)
  return planSchema.parse(rows[0]['QUERY PLAN'][0].Plan)
}

async function explainForItsValues(client: pg.Client, { text, values }: Query): Promise<pg.QueryResult> {
  return client.query(`explain (format json) ${text}`, [...values])
}

/** `explain (generic_plan)` would do, but PostgreSQL 15 does not know it. */
async function explainForAnyValues(client: pg.Client, { text, values }: Query): Promise<pg.QueryResult> {
  await client.query('set plan_cache_mode = force_generic_plan')
  await client.query(`prepare explained as ${text}`)
  const nulls = values.map(() => 'null').join()
  const plan = await client.query(`explain (format json) execute explained ${nulls && `(${nulls})`}`)
  await client.query('deallocate explained; reset plan_cache_mode')
  return plan
}

function stepsOf(plan: Plan): PlanStep[] {
  const step = { node: plan['Node Type'], index: plan['Index Name'] ?? null }
  const below = (plan.Plans ?? []).flatMap(stepsOf)
  return /Scan$/.test(step.node) ? [step, ...below] : below
}
