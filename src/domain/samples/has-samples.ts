import type { Db } from '../../database/connect.ts'

/** Whether sample articles still stand on the site. */
export async function hasSamples(db: Db): Promise<boolean> {
  const sample = await db
    .selectFrom('newsLinks')
    .select('id')
    .where('isSample', '=', true)
    .limit(1)
    .executeTakeFirst()
  return sample !== undefined
}
