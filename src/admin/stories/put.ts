import { data } from 'react-router'
import { putIntoStory } from '../../domain/stories/editing/named-articles.ts'
import { explainStoryRefusal } from '../../domain/stories/editing/story-refusal.ts'
import { listTellingWords } from '../../domain/stories/matching/word-rarity.ts'
import { listDeskStories, listLooseArticles } from '../../domain/stories/story-list-queries.ts'
import { pageContext } from '../../http/page-context.ts'
import { readPostedForm } from '../../http/posted-form.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { parseQuery } from '../../search/parse-query.ts'
import { relativeTime } from '../../ui/time/relative-time.ts'
import * as listWords from '../../words/stories-desk.ts'
import * as words from '../../words/story-desk.ts'
import { editorContext } from '../frame/require-role.ts'
import { doneNotice, failedNotice } from '../notices/shown-notice.ts'
import { withFallback } from '../notices/with-fallback.ts'
import { headlineOf } from '../queue/state/entry-headline.ts'
import { type FoundChoices, type PutChoice, readPutTarget } from '../story-choice/put-target.ts'
import type { Route } from './+types/put'
import { describeCounts } from './story-words.ts'

export const handle = { role: 'editor' } satisfies RouteHandle

const foundMax = 12

/** Two headlines of one event share so many of their rarest words. */
const sharedLeast = 2
/** An event is in the news for some days; without words every headline of that time is read. */
const nearMs = 4 * 86_400_000

/** Finds stories, and articles without a story: by words, or those whose headlines are near `like` while no word is typed. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<FoundChoices> {
  const { db, now, language } = context.get(pageContext)
  const { searchParams } = new URL(request.url)
  const typed = searchParams.get('words') ?? ''
  const wanted = parseQuery(typed)
    .needle.split(' ')
    .filter(word => word !== '')
  const near = listTellingWords(parseQuery(searchParams.get('like') ?? '').needle)
  const isTyped = wanted.length > 0
  if (!isTyped && near.length < sharedLeast) return { words: typed, choices: [] }
  const search = isTyped ? { words: wanted } : { words: near, least: sharedLeast, withinMs: nearMs }
  const asked = { ...search, now, limit: foundMax }
  const [stories, loose] = await Promise.all([
    listDeskStories(db, { ...asked, after: null, language }),
    listLooseArticles(db, asked),
  ])
  const ofStories = stories.map(story => ({
    target: `story:${story.id}`,
    title: story.title,
    about: [words.aStory(language), ...describeCounts(story, language)].join(' · '),
  }))
  const ofArticles = loose.map(article => ({
    target: `${article.kind}:${article.id}`,
    title: headlineOf(article, language),
    about: [
      article.source,
      relativeTime(article.publishedAt, now, language),
      ...(article.kind === 'entry' ? [words.waiting(language)] : []),
    ].join(' · '),
  }))
  const choices = [...ofStories, ...ofArticles]
  return { words: typed, choices: isTyped ? choices : nearestFirst(choices, near) }
}

/** Those with most of the words first. */
function nearestFirst(choices: PutChoice[], words: readonly string[]): PutChoice[] {
  const countShared = ({ title }: PutChoice) =>
    words.filter(word => title.toLowerCase().includes(word)).length
  return choices.toSorted((a, b) => countShared(b) - countShared(a))
}

/** Puts a published link into the chosen story. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, now, language } = context.get(pageContext)
  const { by } = context.get(editorContext)
  const form = await readPostedForm(request)
  const text = (name: string) => String(form.get(name) ?? '')
  const to = readPutTarget(text('target'))
  const articles = { newsLinkIds: [text('link')] }
  const seenStoryIds = text('seen').split(' ')
  const result = to && (await putIntoStory(db, { articles, to, seenStoryIds, by, now }))
  if (!result) return data({ notice: failedNotice(listWords.nothingChosen(language), language) }, 409)
  if (result.ok) {
    const undo = { undoBatchId: result.batchId, language }
    return { notice: doneNotice(listWords.done(language, { act: 'put' }), undo) }
  }
  return data({ notice: failedNotice(explainStoryRefusal(result.reason, language), language) }, 409)
}

/** If the request fails, the page behind the dialog stays as it is. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<FoundChoices> {
  const typed = new URL(request.url).searchParams.get('words') ?? ''
  return serverLoader().catch(() => ({ words: typed, choices: null }))
}

export const clientAction = withFallback(language => ({
  notice: failedNotice(listWords.notChanged(language), language),
}))
