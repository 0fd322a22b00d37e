import { addCategory, addWaitingEntry } from './builders.ts'
import type { Site } from './start-site.ts'

const categoryNames = ['Politics', 'Business', 'Technology', 'World']
const words =
  'What the council said, who was there, and what it will cost; enough of it to judge without opening the page.'

// Ordered so that referencing tables are emptied first.
const emptied = ['entries', 'newsLinks', 'revisions', 'rules', 'feeds', 'outlets', 'categories'] as const

/** Empties the site and fills its queue with `count` entries in four categories, newest first. */
export async function fillQueue({ db }: Site, count: number) {
  for (const table of emptied) await db.deleteFrom(table).execute()
  const categories = []
  for (const [orderNum, name] of categoryNames.entries()) {
    categories.push(await addCategory(db, { name, slug: name.toLowerCase(), orderNum }))
  }
  const now = Date.now()
  for (let n = 1; n <= count; n++) {
    await addWaitingEntry(db, {
      title: `Council story number ${n}`,
      description: words,
      category: categories[n % 4]?.id ?? null,
      language: 'en',
      firstSeenAt: new Date(now - n * 60_000),
    })
  }
  return categories
}
