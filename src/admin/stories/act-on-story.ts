import type { Db } from '../../database/connect.ts'
import type { Authorized } from '../../domain/accounts/authorize.ts'
import { isKeyOf } from '../../domain/fields/is-key-of.ts'
import {
  acceptAllProposals,
  acceptProposal,
  rejectProposal,
} from '../../domain/stories/editing/decide-proposal.ts'
import {
  editStory,
  mergeStories,
  readStoryTitle,
  type StoryPatch,
  storyTitleMax,
} from '../../domain/stories/editing/edit-story.ts'
import { type MoveTarget, moveOutOfStory } from '../../domain/stories/editing/move-articles.ts'
import { addToStory, type NamedArticles } from '../../domain/stories/editing/named-articles.ts'
import { explainStoryRefusal, type StoryRefusal } from '../../domain/stories/editing/story-refusal.ts'
import { type DeskArticle, listStoryArticles } from '../../domain/stories/story-list-queries.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/stories-desk.ts'
import * as pageWords from '../../words/story-desk.ts'
import type { ShownNotice } from '../notices/notice.ts'
import { doneNotice, failedNotice } from '../notices/shown-notice.ts'
import { truncateForList } from '../widgets/truncate-for-list.ts'
import { shownMax } from './shown-count.ts'
import { proposalNotice } from './story-words.ts'

/** A post from a story's page: `intent` is `verb:ID:VERSION`, `version` the story's as shown, `placeIds` the ticked articles. */
type StoryPost = { intent: string; version: number; title: string; placeIds: string[] }

/** `movedTo`: the story that the articles are in now. */
type StoryResponse = { notice: ShownNotice | null; titleError?: string; movedTo?: string }

type StoryAct = Parameters<typeof words.done>[1]['act']

type Acting = { db: Db; storyId: string; by: Authorized; now: Date; language: Language }

export async function actOnStory(post: StoryPost, acting: Acting): Promise<StoryResponse> {
  const [verb = '', id = '', version = ''] = post.intent.split(':')
  switch (verb) {
    case 'accept':
    case 'reject':
      return decide(verb, id, acting)
    case 'accept-all':
      return respond(await acceptAllProposals(acting.db, acting), 'acceptAll', acting)
    case 'split':
      return move(post, { to: { kind: 'new-story' }, act: verb }, acting)
    case 'remove':
      return move(post, { to: { kind: 'alone' }, act: verb }, acting)
    case 'move':
      return move(post, { to: { kind: 'story', id }, act: verb }, acting)
    case 'add-link':
      return add(post, { newsLinkIds: [id] }, acting)
    case 'add-entry':
      return add(post, { entryIds: [id] }, acting)
    case 'merge':
      return merge(post, { id, version: Number(version) }, acting)
    default:
      return edit(verb, { id, post }, acting)
  }
}

async function decide(
  intent: 'accept' | 'reject',
  id: string,
  { db, by, now, language }: Acting,
): Promise<StoryResponse> {
  const result = await (intent === 'accept' ? acceptProposal : rejectProposal)(db, { id, by, now })
  return { notice: proposalNotice(result, { intent, language }).notice }
}

async function move(
  { placeIds, version }: StoryPost,
  { to, act }: { to: MoveTarget; act: StoryAct },
  { db, storyId, by, now, language }: Acting,
): Promise<StoryResponse> {
  const urls = urlsOf(await listStoryArticles(db, storyId, shownMax), placeIds)
  const from = { id: storyId, version }
  const response = respond(await moveOutOfStory(db, { from, urls, to, by, now }), act, { language })
  return { ...response, movedTo: to.kind === 'story' ? to.id : undefined }
}

/** An article that has left the story becomes '', which makes the whole move fail. */
function urlsOf(articles: readonly DeskArticle[], placeIds: readonly string[]): string[] {
  const urls = new Map(articles.map(({ placeId, canonicalUrl }) => [placeId, canonicalUrl]))
  return placeIds.map(id => urls.get(id) ?? '')
}

async function add(
  { version }: StoryPost,
  articles: NamedArticles,
  { db, storyId, by, now, language }: Acting,
): Promise<StoryResponse> {
  const into = { id: storyId, version }
  return respond(await addToStory(db, { into, articles, by, now }), 'add', { language })
}

async function merge(
  { version }: StoryPost,
  from: { id: string; version: number },
  { db, storyId, by, now, language }: Acting,
): Promise<StoryResponse> {
  const into = { id: storyId, version }
  const result = await mergeStories(db, { from, into, by, now })
  if (!result.ok || result.newTitle === null) return respond(result, 'merge', { language })
  const text = words.mergedAndRenamed(language, { title: truncateForList(result.newTitle) })
  return { notice: doneNotice(text, { undoBatchId: result.batchId, language }) }
}

async function edit(
  verb: string,
  { id, post }: { id: string; post: StoryPost },
  { db, storyId, by, now, language }: Acting,
): Promise<StoryResponse> {
  const title = readStoryTitle(post.title)
  if (verb === 'title' && title === null)
    return { notice: null, titleError: pageWords.titleTooLong(language, { most: storyTitleMax }) }
  const articles =
    verb === 'lead' || verb === 'title-of' ? await listStoryArticles(db, storyId, shownMax) : []
  const article = articles.find(({ placeId }) => placeId === id)
  const patch = patchOf(verb, { title: title ?? '', article })
  if (!patch) return { notice: failedNotice(words.nothingChosen(language), language) }
  const seen = { id: storyId, version: post.version }
  return respond(await editStory(db, { seen, patch: patch.set, by, now }), patch.act, { language })
}

type Patch = { set: StoryPatch; act: StoryAct }

const switches = {
  'lead-by-machine': { set: { leadUrl: null }, act: 'leadByMachine' },
  hide: { set: { isHidden: true }, act: 'hide' },
  show: { set: { isHidden: false }, act: 'show' },
  lock: { set: { isLocked: true }, act: 'lock' },
  unlock: { set: { isLocked: false }, act: 'unlock' },
} satisfies Record<string, Patch>

function patchOf(
  verb: string,
  { title, article }: { title: string; article: DeskArticle | undefined },
): Patch | null {
  if (verb === 'title') return { set: { title }, act: title ? 'title' : 'untitle' }
  if (verb === 'title-of' && article) return { set: { title: article.title }, act: 'title' }
  if (verb === 'lead' && article) return { set: { leadUrl: article.canonicalUrl }, act: verb }
  return isKeyOf(switches, verb) ? switches[verb] : null
}

function respond(
  result: { ok: true; batchId: string } | { ok: false; reason: StoryRefusal },
  act: StoryAct,
  { language }: Pick<Acting, 'language'>,
): StoryResponse {
  if (!result.ok) return { notice: failedNotice(explainStoryRefusal(result.reason, language), language) }
  const text = words.done(language, { act })
  return { notice: doneNotice(text, { undoBatchId: result.batchId, language }) }
}
