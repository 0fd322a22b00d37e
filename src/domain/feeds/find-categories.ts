import type { Db } from '../../database/connect.ts'

type Found = { id: string; slug: string }

export type CategoryFinder = {
  /** The category of the first name or slug that is one, else a new one where wanted, else the fallback. */
  categoryFor: (names: string[]) => Promise<Found>
  /** Names that were no category and became none. */
  unknown: () => string[]
  added: () => string[]
}

/** Finds categories by what a list of feeds calls them. Null when the fallback named is no category. */
export async function findCategories(
  db: Db,
  options: { category?: string; newCategories?: boolean },
): Promise<CategoryFinder | null> {
  const categories = await db
    .selectFrom('categories')
    .select(['id', 'name', 'slug'])
    .orderBy('orderNum')
    .orderBy('name')
    .execute()
  const byName = new Map<string, Found>()
  for (const category of categories.toReversed()) {
    byName.set(category.name.toLowerCase(), category)
    byName.set(category.slug, category)
  }
  const fallback = options.category ? byName.get(options.category.toLowerCase()) : categories[0]
  return fallback
    ? createFinder(db, { byName, fallback, newCategories: options.newCategories === true })
    : null
}

type Finding = { byName: Map<string, Found>; fallback: Found; newCategories: boolean }

function createFinder(db: Db, { byName, fallback, newCategories }: Finding): CategoryFinder {
  const unknown = new Set<string>()
  const added: string[] = []

  async function categoryFor(names: string[]): Promise<Found> {
    const found = names.map(name => byName.get(name.toLowerCase())).find(Boolean)
    if (found) return found
    const name = names[0]
    if (!name) return fallback
    const slug = slugOf(name)
    if (!newCategories || slug === '') {
      unknown.add(name)
      return fallback
    }
    const category = await addCategory(db, { name, slug, orderNum: byName.size })
    byName.set(name.toLowerCase(), category)
    added.push(name)
    return category
  }
  return { categoryFor, unknown: () => [...unknown], added: () => added }
}

async function addCategory(
  db: Db,
  { name, slug, orderNum }: { name: string; slug: string; orderNum: number },
): Promise<Found> {
  return db
    .insertInto('categories')
    .values({ name, slug, orderNum })
    .onConflict(conflict => conflict.column('slug').doUpdateSet({ slug }))
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow()
}

function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60)
}
