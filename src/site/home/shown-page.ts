import type { FrontItem, FrontPage } from '../../domain/front/front-page.ts'
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

export function showPage(front: FrontPage, teasers: ReadonlyMap<string, StoryTeaser>): ShownPage {
  const show = ({ link, story }: FrontItem): ShownItem => ({
    link,
    story,
    teaser: teasers.get(link.id) ?? null,
  })
  return {
    lead: front.lead && show(front.lead),
    second: front.second.map(show),
    latest: front.latest.map(show),
    featuredStories: front.featuredStories.map(show),
    mostCovered: front.mostCovered.map(show),
    otherLanguages: front.otherLanguages.map(show),
    sections: front.sections.map(({ category, lead, others }) => ({
      category,
      items: [...(lead ? [lead] : []), ...others].map(show),
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
