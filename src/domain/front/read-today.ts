import type { Db } from '../../database/connect.ts'
import type { Edition } from '../../text/language.ts'
import type { Category } from '../categories/category.ts'
import type { NewsLink } from '../news-links/news-link.ts'
import { findByIds } from '../news-links/news-link-queries.ts'
import { findTeasers, listTeaserChanges, type StoryTeaser } from '../stories/story-teasers.ts'
import {
  chooseDescription,
  chooseOtherHeadline,
  listStoryVoices,
  type OtherHeadline,
  type Sentences,
} from '../stories/voices/story-voices.ts'
import { dayMs, isYounger, keepEachOnce, lastAtOf, listNewest, rankTop } from './choose-items.ts'
import { composeFrontPage } from './compose-front-page.ts'
import type { FrontItem, FrontMaterial, FrontStory } from './front-page.ts'
import { readFrontMaterial } from './front-queries.ts'

// Chooses the stories of the day: few enough to be read to the end. First come the page's lead and what an editor pinned below it
// in the last day, in the order of the front page. Then the candidates for the top of the front page, in their order. Nothing older
// than a day fills the list, except a pin of the lead: a quiet day has fewer, and a pin without an end does not lead each next day.
const todayCount = 5

/** `changesAt`: when the list next changes without a write, because a pin begins or ends or an item is a day old. */
export function chooseToday(
  material: FrontMaterial,
  now: Date,
): { items: FrontItem[]; changesAt: Date | null } {
  const { lead, second, sections, changesAt } = composeFrontPage(material, now)
  const isOfToday = (item: FrontItem) => isYounger(item, dayMs, now)
  const below = [...second, ...sections.map(section => section.lead)].flatMap(item => item ?? [])
  const pinned = below.filter(({ pin }) => pin && now < endOf(pin.pinnedAt))
  // Without pins below it, a lead that nobody pinned has its place in the order that follows.
  const isFirst = lead?.pin || (lead && pinned.length > 0 && isOfToday(lead))
  const top = isFirst ? [lead, ...pinned] : pinned
  const ranked = rankTop(material, { now, singles: listNewest(material) })
  const items = keepEachOnce([...top, ...ranked.filter(isOfToday)]).slice(0, todayCount)
  const pinOf = (item: FrontItem) => top.find(each => each === item)?.pin
  const ends = items
    .filter(item => pinOf(item)?.place !== 'lead')
    .map(item => endOf(pinOf(item)?.pinnedAt ?? lastAtOf(item)))
  const changes = [...ends, ...(changesAt ? [changesAt] : [])].toSorted((a, b) => Number(a) - Number(b))
  return { items, changesAt: changes[0] ?? null }
}

function endOf(at: Date): Date {
  return new Date(at.getTime() + dayMs)
}

/** One of the day's stories, or an article that is in none. */
export type TodayItem = {
  link: NewsLink
  story: FrontStory | null
  teaser: StoryTeaser | null
  /** When it came to the site: of a story, the last of its articles. */
  arrivedAt: Date
  description: Sentences | null
  other: OtherHeadline | null
}

type Known = { categories: Promise<Category[]>; edition: Edition | null }

/** `teaserChanges`: the stories on which the list depends. Omits links deleted in the meantime. */
export async function readToday(db: Db, now: Date, known: Known) {
  const material = await readFrontMaterial(db, known)
  const { items: chosen, changesAt } = chooseToday(material, now)
  const ids = chosen.map(({ link }) => link.id)
  const storyIds = chosen.flatMap(({ storyId }) => storyId ?? [])
  const [links, teasers, voices] = await Promise.all([
    findByIds(db, ids),
    findTeasers(db, ids, { ids, now }),
    listStoryVoices(db, storyIds),
  ])
  const voicesOf = Map.groupBy(voices, ({ storyId }) => storyId)
  const items = chosen.flatMap(({ link: { id }, story, storyId }): TodayItem[] => {
    const link = links.get(id)
    if (!link) return []
    const ofStory = voicesOf.get(storyId ?? '') ?? []
    const texts = { description: chooseDescription(link, ofStory), other: chooseOtherHeadline(link, ofStory) }
    const teaser = teasers.get(id) ?? null
    return [{ link, story, teaser, arrivedAt: teaser?.lastAddedAt ?? link.createdAt, ...texts }]
  })
  return { items, changesAt, teaserChanges: listTeaserChanges(ids, teasers) }
}
