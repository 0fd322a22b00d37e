// Puts the samples about one event into a story as the worker would: with its matching, and with the words that every
// installation knows from the start. The worker itself skips samples, so that no real article can join them.
import { randomUUID } from 'node:crypto'
import type { Db } from '../../database/connect.ts'
import { takeLock } from '../../database/locks.ts'
import { loadArticles, type PlacedArticle } from '../stories/load-articles.ts'
import { namesAcrossScripts, scriptWords } from '../stories/matching/names-across-scripts.ts'
import { placeArticle } from '../stories/matching/place-article.ts'
import { nothingCounted, wordRarity } from '../stories/matching/word-rarity.ts'
import { refreshStories } from '../stories/refresh-stories.ts'
import { type NewPlace, type NewProposal, writePlaces, writeProposals } from '../stories/story-places.ts'
import { explainNames, explainPair } from '../stories/story-reason.ts'

/** A sample that belongs to an event, or may belong to one, in which case editors are asked. */
export type SampleOfStory = {
  newsLinkId: string | null
  entryId: string | null
  canonicalUrl: string
  title: string
  language: string
  publishedAt: Date
  story: string | null
  mayBelongTo: string | null
}

const rarityOf = wordRarity(nothingCounted)

export async function addSampleStories(tx: Db, samples: readonly SampleOfStory[], now: Date): Promise<void> {
  await takeLock(tx, 'stories')
  const idOf = await addPlaces(tx, samples, now)
  const loaded = await loadArticles(tx, [...idOf.values()], rarityOf)
  const byId = new Map(loaded.map(article => [article.id, article]))
  const articleOf = (sample: SampleOfStory) => byId.get(idOf.get(sample.canonicalUrl) ?? '') ?? []
  const stories = [...Map.groupBy(samples, ({ story }) => story)].flatMap(([key, of]) =>
    key === null ? [] : [{ key, id: randomUUID(), members: of.flatMap(articleOf) }],
  )
  const places = stories.flatMap(({ id, members }) => placeMembers(id, members))
  await writePlaces(tx, places, now)
  const proposals = samples.flatMap(sample => {
    const members = stories.find(({ key }) => key === sample.mayBelongTo)?.members ?? []
    return [articleOf(sample)].flat().flatMap(article => proposeJoin(article, members))
  })
  await writeProposals(tx, proposals, now)
  const ids = stories.map(({ id }) => id)
  await tx.updateTable('stories').set({ isSample: true }).where('id', 'in', ids).execute()
  await refreshStories(tx, ids, now)
}

/** Returns the ids of the places by the addresses of their articles. Without keys, no other article matches them. */
async function addPlaces(
  tx: Db,
  samples: readonly SampleOfStory[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const rows = samples.map(({ newsLinkId, entryId, canonicalUrl, title, language, publishedAt, story }) => ({
    newsLinkId,
    entryId,
    canonicalUrl,
    title,
    publishedAt,
    // The worker joins no articles across scripts.
    placedBy: story !== null && language !== 'en' ? ('editor' as const) : ('machine' as const),
    status: 'placed' as const,
    isTouched: false,
    createdAt: now,
    updatedAt: now,
  }))
  const added = await tx.insertInto('storyLinks').values(rows).returning(['id', 'canonicalUrl']).execute()
  return new Map(added.map(({ id, canonicalUrl }) => [canonicalUrl, id]))
}

/** Places the articles one after the other, each with its reasons relative to those before it. */
function placeMembers(storyId: string, members: readonly PlacedArticle[]): NewPlace[] {
  const inTime = members.toSorted((a, b) => a.at - b.at)
  return inTime.map((article, index) => {
    const before = inTime.slice(0, index)
    const placed = placeArticle(article, { groups: [{ storyId, members: before }], isApart: () => false })
    if (placed.kind === 'alone') return { id: article.id, storyId, score: null, reasons: [] }
    const { score, nearest } = placed
    const reasons = explainPair([article, nearest], { counts: nothingCounted, members: before })
    return { id: article.id, storyId, score, reasons }
  })
}

function proposeJoin(article: PlacedArticle, members: readonly PlacedArticle[]): NewProposal[] {
  const namesWith = ({ title }: PlacedArticle) =>
    namesAcrossScripts(scriptWords(article.title), scriptWords(title), rarityOf)
  const groups = [{ storyId: null, members }]
  const placed = placeArticle(article, { groups, isApart: () => false })
  if (placed.kind !== 'alone') {
    const other = members.find(({ id }) => id === placed.nearest.id)
    const reasons = explainPair([article, placed.nearest], { counts: nothingCounted, members })
    return other ? [{ kind: 'join', pair: [article, other], score: placed.score, reasons }] : []
  }
  const other = members.toSorted((a, b) => namesWith(b).length - namesWith(a).length)[0]
  if (!other) return []
  const reasons = explainNames([article, other], { names: namesWith(other), counts: nothingCounted })
  return [{ kind: 'other-script', pair: [article, other], score: null, reasons }]
}
