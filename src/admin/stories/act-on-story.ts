import type { Db } from '../../database/connect.ts'
import type { Authorized } from '../../domain/accounts/authorize.ts'
import {
  acceptAllProposals,
  acceptProposal,
  rejectProposal,
} from '../../domain/stories/editing/decide-proposal.ts'
import { editStory, type StoryPatch, storyTitleSchema } from '../../domain/stories/editing/edit-story.ts'
import { mergeStories } from '../../domain/stories/editing/merge-stories.ts'
import { type MoveTarget, moveOutOfStory } from '../../domain/stories/editing/split-story.ts'
import { type DeskArticle, listStoryArticles } from '../../domain/stories/story-list-queries.ts'
import { failedNotice } from '../notices/failed-notice.ts'
import type { ShownNotice } from '../notices/notice.ts'
import { doneNotice, proposalNotice, refusals } from './story-words.ts'

/** The intent of a button on a story's page: `do:ID:VERSION`, the version the page shows, and the articles that are ticked. */
export type StoryPost = { intent: string; version: number; title: string; placeIds: string[] }

export type StoryAnswer = { notice: ShownNotice | null; titleError?: string; movedTo?: string }

type Acting = { db: Db; storyId: string; by: Authorized; now: Date }

/** As many articles as a page of a story shows. */
export const articlesShown = 2_000

export async function actOnStory(post: StoryPost, acting: Acting): Promise<StoryAnswer> {
  const [verb = '', id = '', version = ''] = post.intent.split(':')
  switch (verb) {
    case 'accept':
    case 'reject':
      return decide(verb, id, acting)
    case 'accept-all':
      return answer(await acceptAllProposals(acting.db, acting), 'Their articles are in this story now.')
    case 'split':
      return move(post, { to: { kind: 'new-story' }, done: 'They are a story of their own now.' }, acting)
    case 'remove':
      return move(post, { to: { kind: 'alone' }, done: 'They are in no story now.' }, acting)
    case 'move':
      return move(post, { to: { kind: 'story', id }, done: 'They are in the other story now.' }, acting)
    case 'merge':
      return merge(post, { id, version: Number(version) }, acting)
    default:
      return edit(verb, { id, post }, acting)
  }
}

async function decide(
  intent: 'accept' | 'reject',
  id: string,
  { db, by, now }: Acting,
): Promise<StoryAnswer> {
  const result = await (intent === 'accept' ? acceptProposal : rejectProposal)(db, { id, by, now })
  return { notice: proposalNotice(result, intent).notice }
}

async function move(
  { placeIds, version }: StoryPost,
  { to, done }: { to: MoveTarget; done: string },
  { db, storyId, by, now }: Acting,
): Promise<StoryAnswer> {
  const urls = urlsOf(await listStoryArticles(db, storyId, articlesShown), placeIds)
  const from = { id: storyId, version }
  return answer(await moveOutOfStory(db, { from, urls, to, by, now }), done)
}

/** One that left meanwhile makes the whole move a refused one. */
function urlsOf(articles: readonly DeskArticle[], placeIds: readonly string[]): string[] {
  const urls = new Map(articles.map(({ placeId, canonicalUrl }) => [placeId, canonicalUrl]))
  return placeIds.map(id => urls.get(id) ?? '')
}

async function merge(
  { version }: StoryPost,
  from: { id: string; version: number },
  { db, storyId, by, now }: Acting,
): Promise<StoryAnswer> {
  const into = { id: storyId, version }
  return answer(await mergeStories(db, { from, into, by, now }), 'The stories are one now.')
}

async function edit(
  verb: string,
  { id, post }: { id: string; post: StoryPost },
  { db, storyId, by, now }: Acting,
): Promise<StoryAnswer> {
  const title = storyTitleSchema.safeParse(post.title)
  if (verb === 'title' && !title.success)
    return { notice: null, titleError: title.error.issues[0]?.message ?? 'Please enter a shorter title' }
  const articles =
    verb === 'lead' || verb === 'title-of' ? await listStoryArticles(db, storyId, articlesShown) : []
  const article = articles.find(({ placeId }) => placeId === id)
  const patch = patchOf(verb, { title: title.data ?? '', article })
  if (!patch) return { notice: failedNotice('Nothing was chosen.') }
  const seen = { id: storyId, version: post.version }
  return answer(await editStory(db, { seen, patch: patch.set, by, now }), patch.done)
}

function patchOf(
  verb: string,
  { title, article }: { title: string; article: DeskArticle | undefined },
): { set: StoryPatch; done: string } | null {
  switch (verb) {
    case 'title':
      return {
        set: { title },
        done: title ? 'The title is set.' : 'The story is called like its lead again.',
      }
    case 'title-of':
      return article ? { set: { title: article.title }, done: 'The title is set.' } : null
    case 'lead':
      return article ? { set: { leadUrl: article.canonicalUrl }, done: 'The lead is chosen.' } : null
    case 'lead-by-machine':
      return { set: { leadUrl: null }, done: 'The lead is chosen by the machine again.' }
    case 'hide':
      return { set: { isHidden: true }, done: 'Readers no longer see the story.' }
    case 'show':
      return { set: { isHidden: false }, done: 'Readers see the story once two outlets are published.' }
    case 'lock':
      return { set: { isLocked: true }, done: 'The machine adds nothing any more and asks instead.' }
    case 'unlock':
      return { set: { isLocked: false }, done: 'The story is no longer locked.' }
    default:
      return null
  }
}

function answer(
  result: { ok: true; batchId: string } | { ok: false; reason: keyof typeof refusals },
  done: string,
): StoryAnswer {
  return { notice: result.ok ? doneNotice(done, result.batchId) : failedNotice(refusals[result.reason]) }
}
