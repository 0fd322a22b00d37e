import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import { isUuid } from '../../fields/record-id.ts'
import type { Batch } from '../../revisions/revision.ts'
import { updateRecords } from '../../revisions/write-record.ts'
import { refreshEditedStories } from '../recount-stories.ts'
import { moveIntoStory, openStory } from './move-articles.ts'
import {
  changeStories,
  checkStoryVersion,
  findArticles,
  findStory,
  listArticles,
  listPlaced,
  type SeenStory,
  type StoryConflict,
  type StoryEditor,
  separateArticles,
} from './story-change.ts'

export type NamedArticles = { entryIds?: readonly string[]; newsLinkIds?: readonly string[] }

/**
 * Returns the canonical addresses of the waiting entries and published links among those named, oldest first. An article
 * that matching has not enrolled yet, or has already forgotten, gets a place, so that an editor can move it.
 */
async function enrollNamed(tx: Db, { entryIds = [], newsLinkIds = [] }: NamedArticles): Promise<string[]> {
  const { rows } = await sql<{ url: string }>`
    with named as (
      select id as entry_id, null::uuid as link_id, coalesce(canonical_url, url) as url, title,
        coalesce(published_at, first_seen_at) as at
      from entries where id = any(${entryIds.filter(isUuid)}::uuid[]) and status = 'waiting'
      union all
      select null, id, coalesce(canonical_url, url), title, published_at
      from news_links where id = any(${newsLinkIds.filter(isUuid)}::uuid[])
    ), enrolled as (
      insert into story_links (entry_id, news_link_id, canonical_url, published_at)
      select entry_id, link_id, url, at from named
      where not exists (select from story_links where entry_id = named.entry_id)
        and not exists (select from story_links where news_link_id = named.link_id)
      on conflict do nothing returning id
    )
    select url, (select count(*) from enrolled) from named where url <> '' order by at, url`.execute(tx)
  return [...new Set(rows.map(({ url }) => url))]
}

/** `enrollNamed` for articles that are named by their canonical addresses. */
export async function enrollAddresses(tx: Db, urls: readonly string[]): Promise<string[]> {
  if (urls.length === 0) return []
  const at = [...urls]
  // Without the status, which `enrollNamed` wants too, no index fits.
  const entries = await tx
    .selectFrom('entries')
    .select('id')
    .where('canonicalUrl', 'in', at)
    .where('status', '=', 'waiting')
    .execute()
  const links = await tx.selectFrom('newsLinks').select('id').where('canonicalUrl', 'in', at).execute()
  return enrollNamed(tx, { entryIds: entries.map(({ id }) => id), newsLinkIds: links.map(({ id }) => id) })
}

// Lets an editor match articles that no pass joined and no proposal names.

export type PutTarget =
  | { kind: 'story'; id: string }
  /** The story of another article. If that is in none: the story of the articles themselves, or else a new one. */
  | { kind: 'article'; article: NamedArticles }
  | { kind: 'new-story' }

export type PutResult =
  | { ok: true; storyId: string; batchId: string; count: number }
  /** `article-gone`: too few are left. `no-target`: story or article is gone. `moved`: another editor has put one into a story since. */
  | { ok: false; reason: 'article-gone' | 'no-target' | 'moved' }

/**
 * Permanently puts articles into a story; they leave their present ones. `seenStoryIds` are those in which the editor saw them.
 */
export async function putIntoStory(
  db: Db,
  {
    articles,
    to,
    seenStoryIds,
    ...editor
  }: StoryEditor & { articles: NamedArticles; to: PutTarget; seenStoryIds: readonly string[] },
): Promise<PutResult> {
  return changeStories(db, editor, async (tx, write) => {
    const given = await enrollNamed(tx, articles)
    if (given.length < (to.kind === 'new-story' ? 2 : 1)) return { ok: false, reason: 'article-gone' }
    const others = to.kind === 'article' ? await enrollNamed(tx, to.article) : []
    const urls = [...new Set([...others, ...given])]
    const target = await findTarget(tx, { to, others, given })
    if (target === 'gone') return { ok: false, reason: 'no-target' }
    const known = [...seenStoryIds, ...(target ? [target] : [])]
    if (await hasMoved(tx, given, known)) return { ok: false, reason: 'moved' }
    const storyId = target ?? (await openStory(tx, write))
    await moveIntoStory(tx, urls, { ...write, storyId })
    return { ok: true, storyId, batchId: write.batchId, count: given.length }
  })
}

/** Adds articles that are in no story to one that is unchanged since the editor saw it. */
export async function addToStory(
  db: Db,
  { into, articles, ...editor }: StoryEditor & { into: SeenStory; articles: NamedArticles },
): Promise<{ ok: true; batchId: string } | StoryConflict | { ok: false; reason: 'article-gone' | 'moved' }> {
  return changeStories(db, editor, async (tx, write) => {
    const seen = await checkStoryVersion(tx, into)
    if (!seen.ok) return seen
    const urls = await enrollNamed(tx, articles)
    if (urls.length === 0) return { ok: false, reason: 'article-gone' }
    if ((await findArticles(tx, urls)).some(({ storyId }) => storyId !== null))
      return { ok: false, reason: 'moved' }
    await updateRecords(tx, { ...write, table: 'stories', ids: [into.id], values: {} })
    await moveIntoStory(tx, urls, { ...write, storyId: into.id })
    return { ok: true, batchId: write.batchId }
  })
}

/** The id of the story; null for a new one. */
async function findTarget(
  tx: Db,
  { to, others, given }: { to: PutTarget; others: readonly string[]; given: readonly string[] },
): Promise<string | null | 'gone'> {
  switch (to.kind) {
    case 'new-story':
      return null
    case 'story':
      return (await findStory(tx, to.id))?.id ?? 'gone'
    case 'article': {
      if (others.length === 0 || new Set([...others, ...given]).size < 2) return 'gone'
      const found = [...(await findArticles(tx, others)), ...(await findArticles(tx, given))]
      return found.find(({ storyId }) => storyId !== null)?.storyId ?? null
    }
  }
}

/** Whether an editor has put one of the articles into a story that is not `known`, which has other articles. */
async function hasMoved(tx: Db, urls: readonly string[], known: readonly string[]): Promise<boolean> {
  const rows = await tx
    .selectFrom('storyLinks')
    .select('storyId')
    .distinct()
    .where('canonicalUrl', 'in', [...urls])
    .where('placedBy', '=', 'editor')
    .execute()
  for (const { storyId } of rows)
    if (storyId !== null && !known.includes(storyId) && (await listArticles(tx, [storyId])).length > 1)
      return true
  return false
}

type KeepApartResult =
  /** `count` is the number of the named articles that exist. */
  | { ok: true; storyId: string; batchId: string; count: number }
  /** `article-gone`: none of them is published or waiting any more. */
  | { ok: false; reason: 'no-such-story' | 'article-gone' }

/** Permanently keeps entries and links out of the story, or of the one that it was merged into; its members leave it. */
export async function keepApartFromStory(
  db: Db,
  { storyId: given, articles, ...editor }: StoryEditor & { storyId: string; articles: NamedArticles },
): Promise<KeepApartResult> {
  return changeStories(db, editor, async (tx, write) => {
    const story = await findStory(tx, given)
    if (!story) return { ok: false, reason: 'no-such-story' }
    const urls = await enrollNamed(tx, articles)
    if (urls.length === 0) return { ok: false, reason: 'article-gone' }
    await separate(tx, { storyId: story.id, urls }, write)
    return { ok: true, storyId: story.id, batchId: write.batchId, count: urls.length }
  })
}

async function separate(
  tx: Db,
  { storyId, urls }: { storyId: string; urls: string[] },
  write: Batch,
): Promise<void> {
  const found = await findArticles(tx, urls)
  const inside = found.filter(article => article.storyId === storyId).map(({ url }) => url)
  const outside = urls.filter(url => !inside.includes(url))
  if (inside.length > 0) await moveIntoStory(tx, inside, { ...write, storyId: null })
  const stayed = await listPlaced(tx, storyId)
  if (outside.length === 0 || stayed.length === 0) return
  await separateArticles(tx, { ...write, left: outside, stayed, among: 'unchanged' })
  await refreshEditedStories(tx, [storyId], write.now)
}
