import { compareNames } from '../../text/compare-names.ts'
import { featuredStoriesCount, latestCount, sectionCount } from '../news-links/news-link.ts'
import {
  dayMs,
  isRoutine,
  isYounger,
  keepEachOnce,
  keysOf,
  listOtherLanguages,
  newsMs,
  nextAge,
  rankTop,
  spreadOutlets,
  withoutColumns,
} from './choose-items.ts'
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

/**
 * Fills the places of the page: first with pins, then in the order of `rankTop`. Latest News is the newest links, which may also
 * lead the page, stand in the second tier or be featured. Featured Stories are filled from these newest links, too, and a small
 * site and a section with little of its own repeat them. Otherwise no link or story appears twice among these and the sections.
 */
export function composeFrontPage(all: FrontMaterial, now: Date): FrontPage {
  const stories = all.stories.filter(item => isYounger(item, newsMs, now))
  const pins = startPlannedPins(all.pins, now)
  const planned = pins
    .filter(({ beginsAt }) => beginsAt !== null)
    .toSorted((a, b) => Number(a.beginsAt) - Number(b.beginsAt))
  const material = { ...all, stories, pins: pins.filter(({ beginsAt }) => beginsAt === null) }
  const taken = createTaken()
  const { placed, aside } = placePins(material, { now, taken })
  const ranked = rankTop(material, { now, singles: material.latest })
  const lead = placed.get('lead') ?? fillPlace(ranked, taken)
  const second = fillSecond(material, { ranked, now, taken, placed })
  const top = createTaken()
  for (const item of lead ? [lead, ...second] : second) top.take(item)
  const unfiled = material.latest.filter(({ isFiled }) => !isFiled)
  const latest = unfiled.slice(0, latestCount)
  const featuredStories = fillFeatured(material.featured, { unfiled, taken })
  for (const item of [...featuredStories, ...latest]) taken.take(item)
  const sections = fillSections(material, { placed, top, taken })
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
    changesAt: firstChange([
      ...[...placed.values()]
        .flatMap(({ pin }) => pin ?? [])
        .concat(planned)
        .flatMap(nextOfPin),
      ...[...(lead ? [lead] : []), ...second].filter(({ pin }) => !pin).flatMap(item => nextAge(item, now)),
      ...mostCovered.flatMap(item => nextAge(item, now)),
    ]),
  }
}

function placePins(
  material: FrontMaterial,
  { now, taken }: { now: Date; taken: Taken },
): { placed: Placed; aside: FrontPage['aside'] } {
  const placed: Placed = new Map()
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
  { latest }: FrontMaterial,
  { ranked, now, taken, placed }: Filling & { ranked: FrontItem[]; now: Date; placed: Placed },
): SecondItem[] {
  // A small site keeps its newest links for Latest News.
  const isSmall = taken.keepFree(latest).length <= reserveMin
  const isOfStory = (item: FrontItem) =>
    item.story !== null || (item.storyId !== null && isYounger(item, dayMs, now))
  const candidates = ranked.filter(item => {
    if (isRoutine(item)) return false
    return isOfStory(item) || (item.link.featured ? isYounger(item, newsMs, now) : !isSmall)
  })
  return secondPlaces.flatMap(place => {
    const item = placed.get(place) ?? fillPlace(candidates, taken)
    return item ? { ...item, place } : []
  })
}

function fillPlace(candidates: readonly FrontItem[], taken: Taken): PlacedItem | null {
  const item = candidates.find(taken.isFree)
  return item ? { ...taken.take(item), pin: null } : null
}

/** Featured links that are neither at the top nor pinned to a section, then the first such links of the latest. */
function fillFeatured(
  featured: readonly FrontItem[],
  { unfiled, taken }: Filling & { unfiled: readonly FrontItem[] },
): FrontItem[] {
  const chosen = spreadOutlets(taken.keepFree(featured), featuredStoriesCount)
  const latest = withoutColumns(unfiled.filter(taken.isFree), featuredStoriesCount)
  return keepEachOnce([...chosen, ...latest]).slice(0, featuredStoriesCount)
}

/** Each section gets its lead before any gets a second link, so that a story in two of them opens the first. */
function fillSections(
  { latest, categories, newestOf }: FrontMaterial,
  { placed, top, taken }: Filling & { placed: Placed; top: Taken },
): FrontSection[] {
  const isSmall = taken.keepFree(latest).length <= reserveMin
  const begun = categories
    .filter(({ isOnFront }) => isOnFront)
    .map(category => {
      const newest = withoutColumns(newestOf.get(category.id) ?? [], ownMin)
      const first = placed.get(sectionPlace(category.id)) ?? fillPlace(newest, taken)
      return { category, newest, first }
    })
  const repeated = createTaken()
  for (const { first } of begun) if (first) repeated.take(first)
  return begun.map(({ category, newest, first }) => {
    const items = fillSection(newest, { first, top, taken, repeated, isSmall })
    const [lead = null, ...others] = first?.pin ? [first, ...items] : items
    return { category, lead: lead && { pin: null, ...lead }, others }
  })
}

/**
 * Links that are not on the page yet. If these are fewer than `ownMin`, or the site is small, the newest links of the section
 * are repeated among them, newest first, except those at the top of the page. Leaves out a lead that is pinned.
 */
function fillSection(
  newest: readonly FrontItem[],
  { first, top, taken, repeated, isSmall }: SectionFilling,
): FrontItem[] {
  const free = spreadOutlets(taken.keepFree(newest), first ? sectionCount - 1 : sectionCount)
  for (const item of free) repeated.take(taken.take(item))
  const own = first ? [first, ...free] : free
  const unpinned = first?.pin ? free : own
  if (!isSmall && own.length >= ownMin) return unpinned
  const again = repeated.keepFree(newest.filter(top.isFree)).slice(0, sectionCount - own.length)
  for (const item of again) repeated.take(item)
  const shown = new Set([...unpinned, ...again].map(({ link }) => link.id))
  return newest.filter(({ link }) => shown.has(link.id))
}

/** The most outlets first; of as many outlets the hottest stays first. */
function byOutlets(a: FrontItem, b: FrontItem): number {
  return (b.story?.outletCount ?? 0) - (a.story?.outletCount ?? 0)
}

function firstChange(times: readonly Date[]): Date | null {
  return times.length > 0 ? new Date(Math.min(...times.map(Number))) : null
}

function nextOfPin({ beginsAt, endsAt }: Pin): Date[] {
  const at = beginsAt ?? endsAt
  return at ? [at] : []
}

type Filling = { taken: Taken }
type Placed = Map<FrontPlace, PlacedItem>

/** `top` has the lead of the page and the second tier, `repeated` what sections show already. */
type SectionFilling = Filling & { first: PlacedItem | null; top: Taken; repeated: Taken; isSmall: boolean }

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
