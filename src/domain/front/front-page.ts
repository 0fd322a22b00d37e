import type { FrontPlace } from '../front-place.ts'
import type { NewsLink } from '../news-links/news-link.ts'

/** Of a link what decides its place: a page shows one in five of those that it is made of, and reads the rest of these alone. */
export type FrontLink = Pick<
  NewsLink,
  'id' | 'title' | 'source' | 'createdAt' | 'featured' | 'language' | 'categorySlug'
>

/** `link`: of a story, the link that stands for it. `storyId`: the story that the link is in, whether it stands for it or not. */
export type FrontItem = { link: FrontLink; storyId: string | null; story: FrontStory | null }

/** A story that stands on the page as one. */
export type FrontStory = {
  id: string
  slug: string
  title: string
  outletCount: number
  /** When the first and the last of its articles were published. */
  firstAt: Date
  lastAt: Date
}

export type PinSubject = { kind: 'link' | 'story'; id: string }

/** The link or story that an editor put in a place. */
export type Pin = {
  place: FrontPlace
  subject: PinSubject
  /** The subject's title when it was pinned. */
  title: string
  pinnedAt: Date
  pinnedBy: string
  /** When it takes its place; null for one that stands there already. */
  beginsAt: Date | null
  endsAt: Date | null
  untilNewer: boolean
  /** Of its place: how often that was written to. */
  version: number
}

/** Why a pin shows nothing at the moment; it shows again when that has passed, but for `ended`. */
export type AsideReason = 'ended' | 'newer' | 'gone' | 'not-public' | 'other-section' | 'twice'

export type FrontCategory = { id: string; name: string; slug: string; isOnFront: boolean }

/** Everything that a front page can be made of; each list has its best first. */
export type FrontMaterial = {
  pins: Pin[]
  /** Subjects of pins that readers may see. */
  pinned: FrontItem[]
  /** Told by three outlets of two owners, hottest first. */
  stories: FrontItem[]
  featured: FrontItem[]
  latest: FrontItem[]
  categories: FrontCategory[]
  /** The newest of each category, by its id. */
  newestOf: Map<string, FrontItem[]>
}

/** `pin`: null for what filled its place by itself. */
export type PlacedItem = FrontItem & { pin: Pin | null }

export type FrontSection = {
  category: FrontCategory
  /** Null where the page shows all that the section has above it already. */
  lead: PlacedItem | null
  others: FrontItem[]
}

export type FrontPage = {
  lead: PlacedItem | null
  second: PlacedItem[]
  latest: FrontItem[]
  featuredStories: FrontItem[]
  sections: FrontSection[]
  mostCovered: FrontItem[]
  /** In another language than most of the page, where a site has such links. */
  otherLanguages: FrontItem[]
  /** When it changes by itself next, as a pin ends or begins. */
  changesAt: Date | null
  /** Pins that begin later, the first before the others. */
  planned: Pin[]
  /** Pins that show nothing. */
  aside: { pin: Pin; reason: AsideReason }[]
}
