import type { ImportPlan, PlannedFeed } from '../../domain/feeds/plan-import.ts'

// A longer list would not be read; the counts cover all lines.
const linesShown = 200

export type ShownPlan = {
  counts: Record<PlannedFeed['verdict'], number>
  unreadable: number
  includes: number
  /** The categories of the new feeds, with their counts. */
  categories: { name: string; count: number; isNew: boolean }[]
  unknownFolders: string[]
  namesakes: ImportPlan['namesakes']
  /** How many lines and folders are not listed. */
  more: { lines: number; folders: number }
  /** The lines that need attention: invalid, already known or repeated. */
  lines: PlannedFeed[]
}

export function toShownPlan(plan: ImportPlan, categories: { slug: string; name: string }[]): ShownPlan {
  const counts = { new: 0, known: 0, repeated: 0, 'bad-address': 0 }
  for (const feed of plan.feeds) counts[feed.verdict] += 1
  const added = new Map(
    [...plan.defaultCategories, ...plan.newCategories].map(({ slug, name }) => [slug, name]),
  )
  const names = new Map([...categories.map(({ slug, name }) => [slug, name] as const), ...added])
  const leftOut = plan.feeds.filter(feed => feed.verdict !== 'new')
  const fresh = Map.groupBy(plan.fresh, feed => feed.categorySlug)
  return {
    counts,
    unreadable: plan.unreadable,
    includes: plan.includes,
    categories: [...fresh].map(([slug, { length: count }]) => ({
      name: names.get(slug) ?? slug,
      count,
      isNew: added.has(slug),
    })),
    namesakes: plan.namesakes,
    unknownFolders: plan.unknownFolders.slice(0, linesShown),
    lines: leftOut.slice(0, linesShown),
    more: {
      lines: Math.max(0, leftOut.length - linesShown),
      folders: Math.max(0, plan.unknownFolders.length - linesShown),
    },
  }
}
