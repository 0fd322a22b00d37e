import type { Db } from '../../database/connect.ts'

export async function isNamedInLog(db: Db, accountId: string): Promise<boolean> {
  const account = await db
    .selectFrom('accounts')
    .select('namedInLog')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return account?.namedInLog ?? false
}

/** Sets whether readers see one's own name beside one's actions in the editorial log. */
export async function chooseNamedInLog(
  db: Db,
  { accountId, isNamed, now }: { accountId: string; isNamed: boolean; now: Date },
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ namedInLog: isNamed, updatedAt: now })
    .where('id', '=', accountId)
    .execute()
}
