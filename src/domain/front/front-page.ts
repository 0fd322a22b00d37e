import type { Language } from '../../text/language.ts'
import type { NewsLink } from '../news-links/news-link.ts'
import type { FrontPlace } from './places/front-place.ts'

// How many of the newest links are read. They include a reserve for links already placed higher, and for outlets that must yield.
export const latestPool = 60

/** The columns that decide where a link is placed. About one candidate in five is shown; only those are read in full. */
export type FrontLink = Pick<
  NewsLink,
  'id' | 'title' | 'source' | 'createdAt' | 'featured' | 'language' | 'categorySlug'
>

/** If the item is a story, `link` is its lead. `storyId` is the story that the link is in, whether it is its lead or not. */
export type FrontItem = {
  link: FrontLink
  storyId: string | null
  story: FrontStory | null
  /** An editor filed the link under the lead of its story, so it has no position of its own. */
  isFiled?: boolean
  /** It is of a daily column, such as a horoscope, and no news. */
  isColumn?: boolean
}

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

export type Pin = {
  place: FrontPlace
  subject: PinSubject
  /** The subject's title when it was pinned. */
  title: string
  pinnedAt: Date
  pinnedBy: string
  /** When a planned pin takes its place; null for a pin that is there already. */
  beginsAt: Date | null
  endsAt: Date | null
  untilNewer: boolean
  /** The version of its slot: how often that was written to. */
  version: number
}

/** Why a pin shows nothing at the moment. It shows again once the reason is gone, except after `ended`. */
export type AsideReason =
  | 'ended'
  | 'newer'
  | 'gone'
  | 'not-public'
  | 'hidden-section'
  | 'other-section'
  | 'twice'

export type FrontCategory = { id: string; name: string; slug: string; isOnFront: boolean }

/** All candidates for a front page; each list has its best first. */
export type FrontMaterial = {
  /** Of the pages. */
  language: Language
  pins: Pin[]
  /** Subjects of pins that readers may see. */
  pinned: FrontItem[]
  /** Stories of at least three outlets of two owners, hottest first; after the hottest those of the most outlets. */
  stories: FrontItem[]
  featured: FrontItem[]
  latest: FrontItem[]
  categories: FrontCategory[]
  /** The newest links of each category, by its id. */
  newestOf: Map<string, FrontItem[]>
}

/** `pin` is null if the place was filled automatically. */
export type PlacedItem = FrontItem & { pin: Pin | null }

/** With its place, because those before it can be empty. */
export type SecondItem = PlacedItem & { place: FrontPlace }

export type FrontSection = {
  category: FrontCategory
  /** Null if all links of the section lead the page or stand in the second tier. */
  lead: PlacedItem | null
  others: FrontItem[]
}

export type FrontPage = {
  lead: PlacedItem | null
  second: SecondItem[]
  latest: FrontItem[]
  featuredStories: FrontItem[]
  sections: FrontSection[]
  mostCovered: FrontItem[]
  /** Links in other languages than most of the page, if the site has any. */
  otherLanguages: FrontItem[]
  /** When the page next changes without an edit, because a pin ends or begins or an article at its top grows old. */
  changesAt: Date | null
  /** Pins that begin later, earliest first. */
  planned: Pin[]
  /** How many links there are to fill the page, up to the size of the pools. */
  linkCount: number
  /** When the newest links came to the site, newest first, up to `latestPool`. */
  arrivals: Date[]
  /** Pins that show nothing. */
  aside: { pin: Pin; reason: AsideReason }[]
}
