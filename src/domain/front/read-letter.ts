import { sitePath } from '../../address/site-path.ts'
import type { Db } from '../../database/connect.ts'
import { type Language, readEdition } from '../../text/language.ts'
import { truncateText } from '../../text/truncate-text.ts'
import * as homeWords from '../../words/home.ts'
import { listCategories } from '../categories/category-queries.ts'
import { isShownBeside } from '../corrections/correction.ts'
import { categoriesIn, settingsIn } from '../editions/edition.ts'
import type { NewsLink } from '../news-links/news-link.ts'
import { findByIds } from '../news-links/news-link-queries.ts'
import type { Letter, LetterItem } from '../newsletter/write-letter.ts'
import { getSettings } from '../settings/settings-queries.ts'
import { findTeasers, type StoryTeaser } from '../stories/story-teasers.ts'
import { writeCoverage } from '../stories/voices/write-coverage.ts'
import { composeFrontPage } from './compose-front-page.ts'
import type { FrontItem, FrontPage, FrontStory } from './front-page.ts'
import { listFrontStories, readFrontMaterial } from './front-queries.ts'
import { chooseToday } from './read-today.ts'

// Titles have no length limit, but a mail has one (write-letter.ts).
const titleLengthMax = 200
const descriptionLengthMax = 300

/** The day's stories and the front page of an edition as a letter; null if the page is empty or holds only samples. */
export async function readLetter(
  db: Db,
  { language, origin, now }: { language: Language; origin: string; now: Date },
): Promise<Letter | null> {
  const edition = readEdition(language)
  const [settings, listed] = await Promise.all([getSettings(db), listCategories(db)])
  const categories = edition ? categoriesIn(edition, listed) : listed
  const material = await readFrontMaterial(db, { edition, categories: Promise.resolve(categories) })
  const front = composeFrontPage(material, now)
  // The stories of the day as on /today, then the rest of the front page.
  const top = [...chooseToday(material, now).items, front.lead, ...front.second].flatMap(item => item ?? [])
  const ids = listIds(front, top)
  const [links, teasers] = await Promise.all([
    findByIds(db, ids),
    findTeasers(db, ids, { ids: listCoveredIds(front, top), now }),
  ])
  const storyUrl = (slug: string) => origin + sitePath(edition, '/story/:slug', { slug })
  // Each article once: a mail is read from its top, and a headline that comes again looks like a mistake.
  const left = new Map(links)
  const toItems = (items: readonly (FrontItem | null)[]): LetterItem[] =>
    items.flatMap(item => {
      const link = left.get(item?.link.id ?? '')
      if (!item || !link) return []
      left.delete(link.id)
      return writeItem(link, item.story, { teaser: teasers.get(link.id), storyUrl, language, now })
    })
  const isSample = links.get(top[0]?.link.id ?? '')?.isSample
  const [lead, ...second] = toItems(top)
  if (!lead || isSample) return null
  const { siteName, primaryColor } = edition ? settingsIn(edition, settings) : settings
  return {
    language,
    siteName,
    accent: primaryColor,
    at: now,
    linkIds: [...links.keys()],
    stories: [...new Set([...top.flatMap(({ storyId }) => storyId ?? []), ...listFrontStories(front)])],
    siteUrl: origin + sitePath(edition, '/'),
    newsletterUrl: origin + sitePath(edition, '/newsletter'),
    lead,
    second,
    sections: [
      {
        name: homeWords.latest(language),
        url: origin + sitePath(edition, '/index'),
        items: toItems(front.latest),
      },
      ...front.sections.map(({ category, ...section }) => ({
        name: category.name,
        url: origin + sitePath(edition, '/category/:slug', { slug: category.slug }),
        items: toItems([section.lead, ...section.others]),
      })),
    ].filter(({ items }) => items.length > 0),
  }
}

function listIds({ latest, sections }: FrontPage, top: readonly FrontItem[]): string[] {
  const ofSections = sections.flatMap(section => [section.lead, ...section.others])
  return [...new Set([...top, ...latest, ...ofSections].flatMap(item => item?.link.id ?? []))]
}

/** The items that say who covers their story: those at the top, and the first of each section. */
function listCoveredIds({ sections }: FrontPage, top: readonly FrontItem[]): string[] {
  return [...top, ...sections.map(({ lead }) => lead)].flatMap(item => item?.link.id ?? [])
}

type Around = {
  teaser: StoryTeaser | undefined
  storyUrl: (slug: string) => string
  language: Language
  now: Date
}

function writeItem(
  link: NewsLink,
  story: FrontStory | null,
  { teaser, storyUrl, language, now }: Around,
): LetterItem {
  const { correction } = link
  return {
    title: truncateText(story?.title ?? link.title, titleLengthMax),
    description: truncateText(link.description, descriptionLengthMax),
    url: link.url,
    source: link.source,
    language: link.language,
    otherOutlets: teaser?.otherOutlets ?? 0,
    storyUrl: teaser ? storyUrl(teaser.slug) : null,
    coverage: teaser?.coverage ? writeCoverage(teaser.coverage, language) : '',
    correction: correction && isShownBeside(correction, now) ? correction.text : '',
  }
}
