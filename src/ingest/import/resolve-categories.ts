import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Finds the id of a category by its id, its slug, the id it had in another database, or its name. */
type FindCategory = (text: string) => string | null

/** `isHeld` locks the categories against being deleted until the transaction ends. */
export async function readCategories(db: Db, { isHeld }: { isHeld: boolean }): Promise<FindCategory> {
  const query = db.selectFrom('categories').select(['id', 'slug', 'name']).orderBy('id')
  const categories = await (isHeld ? query.forKeyShare() : query).execute()
  const origins = await db
    .selectFrom('categoryOrigins')
    .select(['foreignId', 'categoryId'])
    // Origins of a deleted category are kept in case it is restored.
    .where('categoryId', 'in', eb => eb.selectFrom('categories').select('id'))
    .execute()
  // Later entries win: an id is more reliable than a slug, and a slug than a name.
  const ids = new Map([
    ...categories.map(({ id, name }): [string, string] => [name.toLowerCase(), id]),
    ...origins.map(({ foreignId, categoryId }): [string, string] => [foreignId.toLowerCase(), categoryId]),
    ...categories.map(({ id, slug }): [string, string] => [slug, id]),
    ...categories.map(({ id }): [string, string] => [id, id]),
  ])
  return text => ids.get(text.toLowerCase()) ?? null
}

/** Stores the id that a category had in another database, because its links arrive in a separate file. */
export async function rememberOrigins(
  tx: Db,
  origins: { foreignId: string; categoryId: string }[],
): Promise<void> {
  if (origins.length === 0) return
  await tx
    .insertInto('categoryOrigins')
    .values(origins)
    .onConflict(conflict =>
      conflict.column('foreignId').doUpdateSet({ categoryId: sql`excluded.category_id` }),
    )
    .execute()
}
