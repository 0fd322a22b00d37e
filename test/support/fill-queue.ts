import { addCategory, addNewsLink, addWaitingEntry } from './builders.ts'
import { emptySite } from './empty-site.ts'
import type { Site } from './start-site.ts'

const categoryNames = ['Politics', 'Business', 'Technology', 'World']
const words =
  'What the council said, who was there, and what it will cost; enough of it to judge without opening the page.'

/** Empties the site and fills its queue with `count` entries in four categories, newest first. */
export async function fillQueue(site: Site, count: number) {
  const { db } = site
  await emptySite(site)
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

/** Entries that are held as duplicates of one link. */
export async function addHeld({ db }: Site, count: number): Promise<void> {
  const { id: newsLinkId, category } = await addNewsLink(db, { title: 'Points table' })
  const held = {
    status: 'duplicate',
    newsLinkId,
    category,
    reason: 'same headline, two hours apart',
  } as const
  for (let n = 1; n <= count; n++) {
    const firstSeenAt = new Date(Date.now() - n * 60_000)
    await addWaitingEntry(db, { ...held, title: `Held story ${n}`, firstSeenAt })
  }
}
