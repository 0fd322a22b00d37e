import type { Db } from '../../database/connect.ts'

/** Whether the site still has sample articles. The order makes PostgreSQL read their index, also before it has statistics. */
export async function hasSamples(db: Db): Promise<boolean> {
  const sample = await db
    .selectFrom('newsLinks')
    .select('id')
    .where('isSample', '=', true)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return sample !== undefined
}
