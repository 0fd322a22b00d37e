import type { FrontItem, FrontPage } from '../../domain/front/front-page.ts'
import type { NewsLink } from '../../domain/news-links/news-link.ts'
import type { StoryTeaser } from '../../domain/stories/story-teasers.ts'
import type { ShownItem } from '../../ui/news/headline-lines.tsx'

/** A front page with the data that its components draw. */
export type ShownPage = {
  lead: ShownItem | null
  second: ShownItem[]
  latest: ShownItem[]
  featuredStories: ShownItem[]
  mostCovered: ShownItem[]
  otherLanguages: ShownItem[]
  sections: ShownSection[]
}

type Known = { links: ReadonlyMap<string, NewsLink>; teasers: ReadonlyMap<string, StoryTeaser> }

/** Combines the arrangement with its loaded links; omits links deleted in the meantime. */
export function showPage(front: FrontPage, { links, teasers }: Known): ShownPage {
  const show = ({ link: { id }, story }: FrontItem): ShownItem[] => {
    const link = links.get(id)
    return link ? [{ link, story, teaser: teasers.get(id) ?? null }] : []
  }
  const [lead = null] = front.lead ? show(front.lead) : []
  return {
    lead,
    second: front.second.flatMap(show),
    latest: front.latest.flatMap(show),
    featuredStories: front.featuredStories.flatMap(show),
    mostCovered: front.mostCovered.flatMap(show),
    otherLanguages: front.otherLanguages.flatMap(show),
    sections: front.sections.map(section => ({
      category: section.category,
      items: [...(section.lead ? [section.lead] : []), ...section.others].flatMap(show),
    })),
  }
}

/** The ids of all the page's links, without repeats. */
export function listShownIds(front: FrontPage): string[] {
  const { lead, second, latest, featuredStories, mostCovered, otherLanguages, sections } = front
  const ofSections = sections.flatMap(section => [section.lead, ...section.others])
  const ofSidebar = [...featuredStories, ...mostCovered, ...otherLanguages]
  const items = [lead, ...second, ...latest, ...ofSidebar, ...ofSections]
  return [...new Set(items.flatMap(item => item?.link.id ?? []))]
}

/** The ids of the items below which the page shows who covers their story: each block's largest, and *Most covered*. */
export function listCoveredIds({ lead, second, sections, mostCovered }: FrontPage): string[] {
  const ofSections = sections.map(({ lead }) => lead)
  return [lead, ...second, ...ofSections, ...mostCovered].flatMap(item => item?.link.id ?? [])
}

export type ShownSection = { category: { name: string; slug: string }; items: ShownItem[] }

/** One section or two side by side. */
export type SectionPair = { sections: ShownSection[] }

// A section with fewer articles would leave a gap beside one of four.
const fullMin = 3

/** Pairs the sections in order if they have about the same length; the others are alone. Readers see no empty section. */
export function pairSections(sections: ShownSection[]): SectionPair[] {
  const pairs: SectionPair[] = []
  for (const section of sections.filter(({ items }) => items.length > 0)) {
    const last = pairs.at(-1)
    if (last?.sections.length === 1 && last.sections.every(one => isFull(one) === isFull(section)))
      last.sections.push(section)
    else pairs.push({ sections: [section] })
  }
  return pairs
}

function isFull({ items }: ShownSection): boolean {
  return items.length >= fullMin
}

/** The first of two full sections is drawn with its picture, if it has one; all others are drawn as texts. */
export function isOfPicture(sections: ShownSection[], side: number): boolean {
  return (
    side === 0 &&
    sections.length > 1 &&
    sections.every(isFull) &&
    Boolean(sections[0]?.items[0]?.link.picture)
  )
}

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
