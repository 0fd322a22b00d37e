import type { Db } from '../../database/connect.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { defaultCategories } from '../categories/default-categories.ts'
import { proposeSlug } from '../categories/propose-slug.ts'
import { addRecord } from '../revisions/write-record.ts'

type Named = { slug: string; name: string }

export type CategoryFinder = {
  /** The category of the first name or slug that is one, else a new one where wanted, else the fallback. */
  categoryFor: (names: string[]) => Named
  /** Names that were no category and became none. */
  unknown: () => string[]
  /** Categories that do not exist yet; `addNewCategories` makes them. */
  wanted: () => Named[]
}

/** Finds categories by what a list of feeds calls them, and writes nothing. Null when the fallback is no category. */
export async function findCategories(
  db: Db,
  options: { category?: string; newCategories?: boolean },
): Promise<CategoryFinder | null> {
  const query = db.selectFrom('categories').select(['name', 'slug']).orderBy('orderNum').orderBy('name')
  // A write that follows must find them there: in a transaction none of them can be deleted until it ends.
  const stored = await (db.isTransaction ? query.forKeyShare() : query).execute()
  // An import makes these first where there are none.
  const categories: Named[] = stored.length > 0 ? stored : defaultCategories
  const byName = new Map<string, Named>()
  for (const category of categories.toReversed()) {
    byName.set(category.name.toLowerCase(), category)
    byName.set(category.slug, category)
  }
  const fallback = options.category ? byName.get(options.category.toLowerCase()) : categories[0]
  return fallback ? createFinder({ byName, fallback, newCategories: options.newCategories === true }) : null
}

/** Makes the categories that a finder wants, behind those that there are. Returns the id of every category by slug. */
export async function addNewCategories(
  tx: Db,
  wanted: Named[],
  write: { by: Authorized; now: Date; batchId: string },
): Promise<Map<string, string>> {
  const last = await tx
    .selectFrom('categories')
    .select(eb => eb.fn.max('orderNum').as('orderNum'))
    .executeTakeFirst()
  for (const [place, { slug, name }] of wanted.entries()) {
    const values = { slug, name, orderNum: (last?.orderNum ?? 0) + 1 + place }
    await addRecord(tx, { table: 'categories', values, ...write })
  }
  const categories = await tx.selectFrom('categories').select(['id', 'slug']).execute()
  return new Map(categories.map(({ slug, id }) => [slug, id]))
}

// Longer ones make addresses that nobody can read or send.
const slugLengthMax = 60

type Finding = { byName: Map<string, Named>; fallback: Named; newCategories: boolean }

function createFinder({ byName, fallback, newCategories }: Finding): CategoryFinder {
  const unknown = new Set<string>()
  const wanted: Named[] = []

  function categoryFor(names: string[]): Named {
    const found = names.map(name => byName.get(name.toLowerCase())).find(Boolean)
    if (found) return found
    const name = names[0]
    if (!name) return fallback
    const slug = slugOfFolder(name)
    if (!newCategories || slug === '') {
      unknown.add(name)
      return fallback
    }
    const category = byName.get(slug) ?? { name, slug }
    if (!byName.has(slug)) wanted.push(category)
    byName.set(name.toLowerCase(), category)
    byName.set(slug, category)
    return category
  }
  return { categoryFor, unknown: () => [...unknown], wanted: () => wanted }
}

/** As an editor would be proposed it, in any script; '' where a name has no letter that Latin could write. */
function slugOfFolder(name: string): string {
  return proposeSlug(name).slice(0, slugLengthMax).replace(/-$/, '')
}
