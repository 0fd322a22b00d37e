import { compareNames } from '../../text/compare-names.ts'
import { featuredStoriesCount, latestCount, sectionCount } from '../news-links/news-link.ts'
import { keepEachOnce, keysOf, listOtherLanguages, spreadOutlets } from './choose-items.ts'
import type {
  FrontItem,
  FrontMaterial,
  FrontPage,
  FrontSection,
  Pin,
  PlacedItem,
  SecondItem,
} from './front-page.ts'
import { type FrontPlace, secondPlaces, sectionPlace } from './places/front-place.ts'
import { judgePin, startPlannedPins } from './shown-pins.ts'

const mostCoveredCount = 5

// A site with no more unplaced links than this is small: it repeats links rather than leaving gaps.
const reserveMin = 2 * latestCount

// A section of one article beside a section of four leaves a gap; a section of two is short, but repeats nothing.
const ownMin = 2

/** Older links and stories are no longer news, so they lead only when pinned. A featured link leads until another is featured. */
const freshMs = 48 * 3_600_000

/**
 * Fills the places of the page: first with pins, then with the hottest stories, featured links and the newest links. Latest
 * News is the newest links, which may also lead the page, stand in the second tier or be featured. Otherwise no link or story
 * appears twice among these, Featured Stories and the leads of sections, except in Featured Stories on a site that has nothing
 * else to show.
 */
export function composeFrontPage(all: FrontMaterial, now: Date): FrontPage {
  const stories = all.stories.filter(({ story, link }) => isFresh(story?.lastAt ?? link.createdAt, now))
  const pins = startPlannedPins(all.pins, now)
  const planned = pins
    .filter(({ beginsAt }) => beginsAt !== null)
    .toSorted((a, b) => Number(a.beginsAt) - Number(b.beginsAt))
  const material = { ...all, stories, pins: pins.filter(({ beginsAt }) => beginsAt === null) }
  const taken = createTaken()
  const { placed, aside } = placePins(material, { now, taken })
  const lead =
    placed.get('lead') ?? fillPlace([...material.stories, ...material.featured, ...material.latest], taken)
  const second = fillSecond(material, { now, taken, placed })
  const top = createTaken()
  for (const item of lead ? [lead, ...second] : second) top.take(item)
  const featured = spreadOutlets(taken.keepFree(material.featured), featuredStoriesCount)
  const latest = material.latest.filter(({ isFiled }) => !isFiled).slice(0, latestCount)
  for (const item of [...featured, ...latest]) taken.take(item)
  const isSmall = taken.keepFree(material.latest).length <= reserveMin
  const leads = new Map(
    material.categories
      .filter(({ isOnFront }) => isOnFront)
      .map(category => {
        const place = sectionPlace(category.id)
        return [category, placed.get(place) ?? fillPlace(material.newestOf.get(category.id) ?? [], taken)]
      }),
  )
  const sections = [...leads].map(
    ([category, first]): FrontSection => ({
      category,
      lead: first,
      others: fillSection(material.newestOf.get(category.id) ?? [], { first, top, taken, isSmall }),
    }),
  )
  const featuredStories = fillFeatured(featured, { material, latest, taken })
  const mostCovered = taken.keepFree(material.stories).toSorted(byOutlets).slice(0, mostCoveredCount)
  for (const item of mostCovered) taken.take(item)
  return {
    lead,
    second,
    latest,
    sections,
    aside,
    planned,
    featuredStories,
    mostCovered,
    arrivals: material.latest.map(({ link }) => link.createdAt),
    linkCount: new Set([...material.latest, ...material.newestOf.values()].flat().map(({ link }) => link.id))
      .size,
    otherLanguages: listOtherLanguages(material, taken.isFree),
    changesAt: firstChange([...placed.values()].flatMap(({ pin }) => pin ?? []).concat(planned)),
  }
}

function placePins(
  material: FrontMaterial,
  { now, taken }: { now: Date; taken: Taken },
): { placed: Map<FrontPlace, PlacedItem>; aside: FrontPage['aside'] } {
  const placed = new Map<FrontPlace, PlacedItem>()
  const aside: FrontPage['aside'] = []
  // In the order lead, second tier, sections: of two pins about one story the higher stays.
  for (const pin of material.pins.toSorted((a, b) => compareNames(a.place, b.place))) {
    // Of two pins for one place the first is the planned one, which has precedence.
    if (placed.has(pin.place)) continue
    const { item, reason } = judgePin(pin, material, now)
    if (!item) aside.push({ pin, reason })
    else if (!taken.isFree(item)) aside.push({ pin, reason: 'twice' })
    else placed.set(pin.place, { ...taken.take(item), pin })
  }
  return { placed, aside }
}

function fillSecond(
  { stories, featured, latest }: FrontMaterial,
  { now, taken, placed }: { now: Date; taken: Taken; placed: Map<FrontPlace, PlacedItem> },
): SecondItem[] {
  const fresh = featured.filter(({ link }) => isFresh(link.createdAt, now))
  return secondPlaces.flatMap(place => {
    // A small site keeps its newest links for Latest News.
    const free = taken.keepFree(latest)
    const newest = free.length > reserveMin ? free : []
    const item = placed.get(place) ?? fillPlace([...stories, ...fresh, ...newest], taken)
    return item ? { ...item, place } : []
  })
}

function isFresh(at: Date, now: Date): boolean {
  return now.getTime() - at.getTime() < freshMs
}

function fillPlace(candidates: readonly FrontItem[], taken: Taken): PlacedItem | null {
  const item = candidates.find(taken.isFree)
  return item ? { ...taken.take(item), pin: null } : null
}

/**
 * Links that are not on the page yet. If these are fewer than `ownMin`, or the site is small, the newest links of the section
 * are repeated below them, except those at the top of the page.
 */
function fillSection(newest: readonly FrontItem[], { first, top, taken, isSmall }: Filling): FrontItem[] {
  const limit = first ? sectionCount - 1 : sectionCount
  const free = spreadOutlets(taken.keepFree(newest), limit)
  for (const item of free) taken.take(item)
  if (!isSmall && free.length + (first ? 1 : 0) >= ownMin) return free
  const shown = createTaken()
  for (const item of first ? [first, ...free] : free) shown.take(item)
  const again = shown.keepFree(newest.filter(top.isFree))
  return [...free, ...again].slice(0, limit)
}

function fillFeatured(
  featured: FrontItem[],
  { material, latest, taken }: { material: FrontMaterial; latest: FrontItem[]; taken: Taken },
): FrontItem[] {
  // On a site with enough links, those that its sections have no room for.
  const spare = [...material.newestOf.values()]
    .flat()
    .toSorted((a, b) => Number(b.link.createdAt) - Number(a.link.createdAt))
  const free = taken.keepFree([...material.latest, ...spare])
  const newest = spreadOutlets(free, featuredStoriesCount - featured.length)
  for (const item of newest) taken.take(item)
  const shown = [...featured, ...newest]
  return keepEachOnce([...shown, ...latest]).slice(0, featuredStoriesCount)
}

/** The most outlets first; of as many outlets the hottest stays first. */
function byOutlets(a: FrontItem, b: FrontItem): number {
  return (b.story?.outletCount ?? 0) - (a.story?.outletCount ?? 0)
}

function firstChange(pins: Pin[]): Date | null {
  const times = pins.flatMap(({ beginsAt, endsAt }) => (beginsAt ?? endsAt)?.getTime() ?? [])
  return times.length > 0 ? new Date(Math.min(...times)) : null
}

/** `first` leads the section; `top` has the lead of the page and the second tier. */
type Filling = { first: PlacedItem | null; top: Taken; taken: Taken; isSmall: boolean }

type Taken = ReturnType<typeof createTaken>

/** Tracks the links that are already on the page, their stories, and headlines that other outlets print, too. */
function createTaken() {
  const taken = new Set<string>()
  const isFree = (item: FrontItem) => !keysOf(item).some(key => taken.has(key))
  function take<T extends FrontItem>(item: T): T {
    for (const key of keysOf(item)) taken.add(key)
    return item
  }
  /** The items that are not on the page yet; of several about one event only the first. */
  function keepFree(items: readonly FrontItem[]): FrontItem[] {
    return keepEachOnce(items.filter(isFree))
  }
  return { isFree, take, keepFree }
}
