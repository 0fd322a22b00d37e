import type { FrontItem, FrontPage } from '../../domain/front/front-page.ts'
import type { NewsLink } from '../../domain/news-links/news-link.ts'
import type { StoryTeaser } from '../../domain/stories/story-teasers.ts'
import type { ShownItem } from '../../ui/news/shown-item.ts'
import type { ShownSection } from './pair-sections.ts'

/** A front page as its components draw it. */
export type ShownPage = {
  lead: ShownItem | null
  second: ShownItem[]
  latest: ShownItem[]
  featuredStories: ShownItem[]
  mostCovered: ShownItem[]
  otherLanguages: ShownItem[]
  sections: ShownSection[]
}

type Known = { links: readonly NewsLink[]; teasers: ReadonlyMap<string, StoryTeaser> }

/** The page with the whole of its links; one that is gone by now is left out. */
export function showPage(front: FrontPage, known: Known): ShownPage {
  const links = new Map(known.links.map(link => [link.id, link]))
  const show = ({ link: { id }, story }: FrontItem): ShownItem[] => {
    const link = links.get(id)
    return link ? [{ link, story, teaser: known.teasers.get(id) ?? null }] : []
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

/** Of all its links, each once. */
export function listShownIds(front: FrontPage): string[] {
  const { lead, second, latest, featuredStories, mostCovered, otherLanguages, sections } = front
  const ofSections = sections.flatMap(section => [section.lead, ...section.others])
  const ofSidebar = [...featuredStories, ...mostCovered, ...otherLanguages]
  const items = [lead, ...second, ...latest, ...ofSidebar, ...ofSections]
  return [...new Set(items.flatMap(item => item?.link.id ?? []))]
}
