import type { Db } from '../../database/connect.ts'
import { defaultLanguage, type Edition } from '../../text/language.ts'
import type { Category } from '../categories/category.ts'
import type { NewsLink } from '../news-links/news-link.ts'
import { findByIds } from '../news-links/news-link-queries.ts'
import { findTeasers, listTeaserChanges, type StoryTeaser } from '../stories/story-teasers.ts'
import {
  chooseDescription,
  chooseOtherHeadline,
  type OtherHeadline,
  type Sentences,
} from '../stories/voices/choose-voices.ts'
import { listStoryVoices } from '../stories/voices/story-voices.ts'
import { chooseToday } from './choose-today.ts'
import type { FrontStory } from './front-page.ts'
import { readFrontMaterial } from './front-queries.ts'

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
  const language = known.edition ?? defaultLanguage
  const { items: chosen, changesAt } = chooseToday(material, { language, now })
  const ids = chosen.map(({ link }) => link.id)
  const [links, teasers, voices] = await Promise.all([
    findByIds(db, ids),
    findTeasers(db, ids, { ids, now }),
    listStoryVoices(
      db,
      chosen.flatMap(({ storyId }) => storyId ?? []),
    ),
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
