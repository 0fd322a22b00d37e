import { randomUUID } from 'node:crypto'
import type { Constraints } from '../../domain/stories/constraints.ts'
import type { PlacedArticle } from '../../domain/stories/load-articles.ts'
import type { ArticlePair } from '../../domain/stories/matching/cluster-articles.ts'
import { placeArticle, type StoryGroup } from '../../domain/stories/matching/place-article.ts'
import type { WordCounts } from '../../domain/stories/matching/word-rarity.ts'
import type { NewPlace, NewProposal } from '../../domain/stories/story-places.ts'
import { explainPair } from '../../domain/stories/story-reason.ts'

type Known = {
  /** Arrivals, their candidates and the members of the candidates' stories, by id. */
  known: ReadonlyMap<string, PlacedArticle>
  candidates: readonly ArticlePair[]
  constraints: Constraints
  counts: WordCounts
}

type Board = {
  storyOf: Map<string, string | null>
  /** Ids of the articles in each story. */
  members: Map<string, Set<string>>
  /** Ids of the candidates of each article. */
  near: ReadonlyMap<string, string[]>
  /** Ids of the articles that editors keep together with each, oldest decision first. */
  together: ReadonlyMap<string, string[]>
  isApart: (a: string, b: string) => boolean
  places: Map<string, NewPlace>
  proposals: NewProposal[]
}

/** Places arrivals one after another, each also compared with those before it. Uses no database. */
export function placeArrivals(
  arrivals: readonly PlacedArticle[],
  given: Known,
): { places: NewPlace[]; proposals: NewProposal[] } {
  const waiting = new Set(arrivals.filter(article => !keepsPlace(article)).map(({ id }) => id))
  const stories = [...given.known.values()].filter(({ id }) => !waiting.has(id))
  const board: Board = {
    storyOf: new Map(),
    members: new Map(),
    near: listOthers(given.candidates),
    together: listOthers(
      given.constraints.together.flatMap(([a, b]): ArticlePair[] => [
        [a, b],
        [b, a],
      ]),
    ),
    isApart: isApartBy(given.constraints),
    places: new Map(),
    proposals: [],
  }
  for (const { id, storyId } of stories) putInto(board, id, storyId)
  for (const article of arrivals) {
    if (keepsPlace(article)) assign(board, { ids: [article.id], storyId: article.storyId, ...unexplained })
    else placeOne(article, { ...given, board })
  }
  return { places: [...board.places.values()], proposals: board.proposals }
}

/** A reworded headline takes no article out of a story that an editor changed, or that readers know. */
export function keepsPlace({ isEdited, isStanding }: PlacedArticle): boolean {
  return isEdited || isStanding
}

const unexplained = { score: null, reasons: [] }

function placeOne(article: PlacedArticle, given: Known & { board: Board }): void {
  const { board, counts } = given
  const partner = board.together.get(article.id)?.find(id => board.storyOf.has(id))
  if (partner !== undefined) {
    const storyId = board.storyOf.get(partner) ?? randomUUID()
    assign(board, { ids: [article.id, partner], storyId, ...unexplained })
    return
  }
  const placed = placeArticle(article, { groups: groupsNear(article, given), isApart: board.isApart })
  if (placed.kind === 'alone') {
    assign(board, { ids: [article.id], storyId: null, ...unexplained })
    return
  }
  const { group, score, nearest } = placed
  const reasons = explainPair([article, nearest], { counts, members: group.members })
  const other = given.known.get(nearest.id)
  const members = group.members.flatMap(({ id }) => given.known.get(id) ?? [])
  const isClosed = members.some(({ isLocked, isPinned }) => isLocked || (isPinned && article.isPinned))
  if (placed.kind === 'propose' || isClosed) {
    assign(board, { ids: [article.id], storyId: null, ...unexplained })
    // The coverage of a single outlet is not a story, and its own series are alike: that needs no proposal to an editor.
    const isOfOutlet = group.members.every(({ outlet }) => outlet === article.outlet)
    if (other && !isOfOutlet) board.proposals.push({ kind: 'join', pair: [article, other], score, reasons })
    return
  }
  const opened = group.storyId === null ? [nearest.id] : []
  assign(board, { ids: [article.id, ...opened], storyId: group.storyId ?? randomUUID(), score, reasons })
}

/** The stories of the candidates, and the candidates without a story. */
function groupsNear({ id }: PlacedArticle, { known, board }: Known & { board: Board }): StoryGroup[] {
  const near = (board.near.get(id) ?? []).filter(found => board.storyOf.has(found))
  const ofStories = new Set(near.flatMap(found => board.storyOf.get(found) ?? []))
  const alone = near.filter(found => (board.storyOf.get(found) ?? null) === null)
  const articles = (ids: Iterable<string>) => [...ids].flatMap(one => known.get(one) ?? [])
  return [
    ...[...ofStories].map(storyId => ({ storyId, members: articles(board.members.get(storyId) ?? []) })),
    ...articles(alone).map(other => ({ storyId: null, members: [other] })),
  ]
}

/** The second ids of the pairs of each first id, in their order. */
function listOthers(pairs: readonly ArticlePair[]): Map<string, string[]> {
  const others = new Map<string, string[]>()
  for (const [id, other] of pairs) {
    const known = others.get(id)
    if (known) known.push(other)
    else others.set(id, [other])
  }
  return others
}

/** Whether an editor keeps two articles, by their ids, apart. */
export function isApartBy({ apart }: Constraints): (a: string, b: string) => boolean {
  const pairs = new Set(apart.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]))
  return (a, b) => pairs.has(`${a} ${b}`)
}

function assign(board: Board, { ids, ...place }: { ids: string[] } & Omit<NewPlace, 'id'>): void {
  for (const id of ids) {
    putInto(board, id, place.storyId)
    board.places.set(id, { id, ...place })
  }
}

function putInto({ storyOf, members }: Board, id: string, storyId: string | null): void {
  const before = storyOf.get(id) ?? null
  if (before !== null) members.get(before)?.delete(id)
  storyOf.set(id, storyId)
  if (storyId === null) return
  const inside = members.get(storyId)
  if (inside) inside.add(id)
  else members.set(storyId, new Set([id]))
}
