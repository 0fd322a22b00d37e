import type { Db } from '../../database/connect.ts'
import type { Language } from '../../text/language.ts'

/** The languages into which the whole admin area is translated. */
export const deskLanguages = ['en', 'hi'] as const satisfies Language[]
type DeskLanguage = (typeof deskLanguages)[number]

/** Null for any other text. */
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
