import type { Db } from '../../database/connect.ts'
import type { Language } from '../../text/language.ts'

/** The languages into which the whole admin area is translated. */
export const deskLanguages = ['en', 'hi'] as const satisfies Language[]
type DeskLanguage = (typeof deskLanguages)[number]

export function readDeskLanguage(text: string): DeskLanguage | null {
  return deskLanguages.find(each => each === text) ?? null
}

/** Sets one's own language, for all devices. */
export async function chooseDeskLanguage(
  db: Db,
  { accountId, language, now }: { accountId: string; language: DeskLanguage; now: Date },
): Promise<void> {
  await db.updateTable('accounts').set({ language, updatedAt: now }).where('id', '=', accountId).execute()
}

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
