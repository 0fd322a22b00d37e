import type { Db } from '../../database/connect.ts'
import { proposeSlug } from '../categories/propose-slug.ts'
import { defaultCategories } from '../categories/write-category.ts'
import type { Batch } from '../revisions/revision.ts'
import { addRecord } from '../revisions/write-record.ts'

type Named = { slug: string; name: string }

export type CategoryFinder = {
  /** The category of the first known name or slug, otherwise a new one if `newCategories` is set, otherwise the fallback. */
  categoryFor: (names: string[]) => Named
  /** Names that matched no category and created none. */
  unknown: () => string[]
  /** New categories that are not stored yet; `addNewCategories` adds them. */
  wanted: () => Named[]
  /** The default categories, which an import adds first if there are no categories; else none. */
  defaults: readonly Named[]
}

/** Finds categories by the names in a list of feeds; writes nothing. Null when the fallback is not a category. */
export async function findCategories(
  db: Db,
  options: { category?: string; newCategories?: boolean },
): Promise<CategoryFinder | null> {
  const query = db.selectFrom('categories').select(['name', 'slug']).orderBy('orderNum').orderBy('name')
  // A write that follows must still find them: inside a transaction they are locked against deletion until it ends.
  const stored = await (db.isTransaction ? query.forKeyShare() : query).execute()
  const defaults = stored.length > 0 ? [] : defaultCategories
  const categories: Named[] = [...stored, ...defaults]
  const byName = new Map<string, Named>()
  for (const category of categories.toReversed()) {
    byName.set(category.name.toLowerCase(), category)
    byName.set(category.slug, category)
  }
  const fallback = options.category ? byName.get(options.category.toLowerCase()) : categories[0]
  if (!fallback) return null
  return { ...createFinder({ byName, fallback, newCategories: options.newCategories === true }), defaults }
}

/** Adds a finder's new categories after the existing ones. Returns the id of every category by slug. */
export async function addNewCategories(tx: Db, wanted: Named[], write: Batch): Promise<Map<string, string>> {
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

// Where FreshRSS, Miniflux and others keep the feeds without a folder.
const placeless = /^(?:uncategori[sz]ed|all|subscriptions)$/i

// Longer slugs make addresses that are hard to read and to send.
const slugLengthMax = 60

type Finding = { byName: Map<string, Named>; fallback: Named; newCategories: boolean }

function createFinder({ byName, fallback, newCategories }: Finding): Omit<CategoryFinder, 'defaults'> {
  const unknown = new Set<string>()
  const wanted: Named[] = []

  function categoryFor(names: string[]): Named {
    const found = names.map(name => byName.get(name.toLowerCase())).find(Boolean)
    if (found) return found
    const name = names.find(one => !placeless.test(one))
    if (!name) return fallback
    const slug = slugOfFolder(name)
    if (!newCategories || slug === '') {
      unknown.add(name)
      return fallback
    }
    const category = byName.get(slug) ?? { name: toProperName(name), slug }
    if (!byName.has(slug)) wanted.push(category)
    byName.set(name.toLowerCase(), category)
    byName.set(slug, category)
    return category
  }
  return { categoryFor, unknown: () => [...unknown], wanted: () => wanted }
}

// Not capitalised inside an English name.
const smallWords = /^(and|for|from|in|of|on|or|the|to)$/

/** Folders are often named like files: "world-news" becomes "World News". A name with a capital letter was written with care. */
function toProperName(folder: string): string {
  if (folder !== folder.toLowerCase()) return folder
  const words = folder.split(/[\s_-]+/).filter(Boolean)
  return words
    .map((word, at) =>
      at > 0 && smallWords.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ')
}

/** The slug that an editor would be offered, in any script; '' for a name without a letter that Latin script can express. */
function slugOfFolder(name: string): string {
  return proposeSlug(name).slice(0, slugLengthMax).replace(/-$/, '')
}
