import type { ShownItem } from '../../ui/news/shown-item.ts'
import type { ShownPage } from './shown-page.ts'

// Below these, sections would repeat each other's headlines or stand half empty.
const linksLeast = 40
const sectionsLeast = 5

/**
 * All links of an edition's front page except its lead, each link and story once: the second tier first, then the newest. Null
 * if `linkCount` links fill its sections, and for a page without a lead, which says what it lacks.
 */
export function listShortFront({ lead, ...page }: ShownPage, linkCount: number): ShownItem[] | null {
  if (!lead) return null
  const filled = page.sections.filter(({ items }) => items.length > 0)
  if (linkCount >= linksLeast && filled.length >= sectionsLeast) return null
  const { second, latest, featuredStories, mostCovered } = page
  const others = [...latest, ...featuredStories, ...mostCovered, ...filled.flatMap(({ items }) => items)]
  const byTime = others.toSorted((a, b) => Number(b.link.createdAt) - Number(a.link.createdAt))
  return keepOnce([lead, ...second, ...byTime]).slice(1)
}

function keepOnce(items: readonly ShownItem[]): ShownItem[] {
  const seen = new Set<string>()
  return items.filter(({ link, teaser }) => {
    const keys = [link.id, ...(teaser ? [teaser.slug] : [])]
    const isNew = keys.every(key => !seen.has(key))
    for (const key of keys) seen.add(key)
    return isNew
  })
}
