import type { FrontItem, FrontPage } from '../../domain/front/front-page.ts'
import type { NewsLink } from '../../domain/news-links/news-link.ts'
import type { StoryTeaser } from '../../domain/stories/story-teasers.ts'
import type { ShownItem } from '../../ui/news/shown-item.ts'
import type { ShownSection } from './pair-sections.ts'

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
  const ofSections = sections.map(section => section.lead ?? section.others[0])
  return [lead, ...second, ...ofSections, ...mostCovered].flatMap(item => item?.link.id ?? [])
}
