// The periodic pass: rearranges touched articles, a slice at a time, together with those that came later. Stories that an editor
// changed stay as they are, and those that readers know only gain articles.
import { randomUUID } from 'node:crypto'
import { setImmediate as yieldToPolls } from 'node:timers/promises'
import { sql } from 'kysely'
import { announceTogether } from '../../database/changes.ts'
import type { Db } from '../../database/connect.ts'
import { LockBusy, takeLock } from '../../database/locks.ts'
import { nextVersion } from '../../database/record-table.ts'
import { authorizeCommand } from '../../domain/accounts/authorize.ts'
import { recordChange } from '../../domain/revisions/record-change.ts'
import { findConstraints } from '../../domain/stories/constraints.ts'
import { listStories, loadWithMembers, type PlacedArticle } from '../../domain/stories/load-articles.ts'
import { judgeInSteps, type StoryPart } from '../../domain/stories/matching/arrange-stories.ts'
import type { ArticlePair } from '../../domain/stories/matching/cluster-articles.ts'
import { placeArticle } from '../../domain/stories/matching/place-article.ts'
import { type PartPlan, planPart } from '../../domain/stories/matching/plan-part.ts'
import { type WordCounts, wordRarity } from '../../domain/stories/matching/word-rarity.ts'
import { refreshStories } from '../../domain/stories/refresh-stories.ts'
import { type NewPlace, writePlaces, writeProposals } from '../../domain/stories/story-places.ts'
import { explainPair } from '../../domain/stories/story-reason.ts'
import { claimTouched, returnClaimed } from './due-articles.ts'
import { findCandidates, findPartners } from './find-candidates.ts'
import { keepAddresses } from './keep-addresses.ts'
import type { MatchDeps } from './place-due.ts'
import { proposeAfterPass } from './propose-stories.ts'

/** Editors' clicks wait for a slice, which takes about five milliseconds per article. */
const sliceMax = 60

/** How long the polls of this worker may wait: a few steps of judging pairs. */
const judgingMs = 10

/** Older articles stay where they are. */
const windowMs = 2 * 86_400_000

/** Stories and articles that this pass separated, as pairs of ids. It does not propose to join them again. */
type Parted = Set<string>

function notePart(parted: Parted, from: string, others: readonly (string | null)[]): void {
  for (const other of others) if (other !== null) parted.add(`${from} ${other}`).add(`${other} ${from}`)
}

/** Rearranges all touched articles. Returns how many moved to another story. */
export async function rearrangeStories(
  deps: MatchDeps,
  { signal, rest }: { signal: AbortSignal; rest: (tookMs: number) => Promise<void> },
): Promise<number> {
  let moved = 0
  const parted: Parted = new Set()
  while (!signal.aborted) {
    const startedMs = performance.now()
    const since = new Date(deps.now().getTime() - windowMs)
    const touched = await claimTouched(deps.db, { since, sliceMax })
    if (touched.length === 0) break
    moved += await deps.db
      .transaction()
      .execute(tx => rearrangeSlice(tx, touched, { ...deps, parted }))
      .catch(async error => {
        if (error instanceof LockBusy) await returnClaimed(deps.db, touched)
        throw error
      })
    await rest(performance.now() - startedMs)
  }
  return moved
}

async function rearrangeSlice(
  tx: Db,
  touched: string[],
  { words, window, now, parted }: MatchDeps & { parted: Parted },
): Promise<number> {
  await takeLock(tx, 'stories')
  await announceTogether(tx)
  const counts = words.counts(now())
  const rarityOf = wordRarity(counts)
  const own = await loadWithMembers(tx, touched, rarityOf)
  await window.refresh(tx, now())
  const candidates = await findCandidates(tx, own, { window, rarityOf })
  const partners = await findPartners(tx, [...touched, ...candidates.map(([, id]) => id)])
  const loaded = await loadWithMembers(
    tx,
    [...touched, ...candidates.map(([, id]) => id), ...partners],
    rarityOf,
  )
  const articles = new Map(
    loaded.filter(({ isRecurring }) => !isRecurring).map(article => [article.id, article]),
  )
  const constraints = await findConstraints(tx, [...articles.values()])
  const bound = [...constraints.together, ...storyPairs([...articles.values()])]
  const about = new Set(touched)
  const parts = await judgeBetweenPolls([...articles.values()], { candidates, bound, about })
  const plans: PartPlan[] = []
  for (const part of parts.filter(({ ids }) => ids.length > 1)) {
    plans.push(planPart(part, { ...knownOf(part.ids, articles), ...constraints }))
    await yieldToPolls()
  }
  const moved = await writePlans(tx, plans, { articles, counts, parted, now: now() })
  await tx
    .updateTable('storyLinks')
    .set({ isTouched: false, attempts: 0 })
    .where('id', 'in', touched)
    .execute()
  return moved
}

/** Polls share this thread, and a flood of similar headlines takes seconds to judge, so judging yields between steps. */
async function judgeBetweenPolls(...given: Parameters<typeof judgeInSteps>): Promise<StoryPart[]> {
  const steps = judgeInSteps(...given)
  for (;;) {
    const startedMs = performance.now()
    do {
      const step = steps.next()
      if (step.done) return step.value
    } while (performance.now() - startedMs < judgingMs)
    await yieldToPolls()
  }
}

/** Pairs that connect each story's articles: otherwise an article would be arranged without the others of its story. */
function storyPairs(articles: readonly PlacedArticle[]): ArticlePair[] {
  const members = Map.groupBy(articles, ({ storyId }) => storyId)
  return [...members].flatMap(([storyId, [first, ...others]]) =>
    storyId === null || !first ? [] : others.map((other): ArticlePair => [first.id, other.id]),
  )
}

function knownOf(ids: readonly string[], articles: ReadonlyMap<string, PlacedArticle>) {
  const members = ids.flatMap(id => articles.get(id) ?? [])
  return {
    storyOf: new Map(
      members.flatMap(({ id, storyId }): [string, string][] => (storyId ? [[id, storyId]] : [])),
    ),
    edited: new Set(listStories(members.filter(({ isEdited }) => isEdited))),
    standing: new Set(listStories(members.filter(({ isEdited, isStanding }) => isStanding && !isEdited))),
    pinned: new Set(members.flatMap(({ id, isPinned }) => (isPinned ? id : []))),
  }
}

type Written = { articles: Map<string, PlacedArticle>; counts: WordCounts; parted: Parted; now: Date }

/** Writes the plans of all parts together: no two parts share an article or a story, and a statement costs more than its rows. */
async function writePlans(tx: Db, plans: readonly PartPlan[], given: Written): Promise<number> {
  const { articles, counts, parted, now } = given
  const groups = plans.flatMap(plan => plan.groups)
  const placed = placeGroups(await keepAddresses(tx, groups, articles))
  const changed = placed.flatMap(({ id, storyId, ids }) => {
    const from = articles.get(id)?.storyId ?? null
    return from === storyId
      ? []
      : [{ id, storyId, from, ...explainPlace(id, { among: ids, articles, counts }) }]
  })
  for (const { id, storyId, from } of changed) if (from !== null) notePart(parted, from, [id, storyId])
  if (changed.length > 0) {
    await writeSeen(tx, changed, now)
    const kept = placed.flatMap(({ id, storyId }) => (articles.get(id)?.storyId === storyId ? storyId : []))
    await moveTheRest(tx, changed, new Set(kept))
    await refreshStories(
      tx,
      [...new Set(changed.flatMap(({ storyId, from }) => [storyId ?? [], from ?? []].flat()))],
      now,
    )
  }
  const storyOf = new Map(placed.map(({ id, storyId }) => [id, storyId]))
  const isParted = (a: string, b: string) => parted.has(`${a} ${b}`)
  const known = { articles, counts, storyOf, isParted }
  await writeProposals(
    tx,
    plans.flatMap(plan => proposeAfterPass(plan, known)),
    now,
  )
  return changed.length
}

const by = authorizeCommand('#matching')

/** Writes the places. Those that leave a story of the front page are in its history, because readers have seen it there. */
async function writeSeen(
  tx: Db,
  changed: readonly (NewPlace & { from: string | null })[],
  now: Date,
): Promise<void> {
  const fronted = await listFronted(tx, listStories(changed.map(({ from }) => ({ storyId: from }))))
  const ids = changed.flatMap(({ id, from }) => (from !== null && fronted.has(from) ? id : []))
  await recordChange(tx, { table: 'story_links', ids, action: 'update', by, now }, async () => {
    await writePlaces(tx, changed, now)
    if (ids.length > 0)
      await tx.updateTable('storyLinks').set(nextVersion(now)).where('id', 'in', ids).execute()
  })
}

async function listFronted(tx: Db, storyIds: readonly string[]): Promise<Set<string>> {
  if (storyIds.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    select id from stories where id = any(${storyIds}::uuid[]) and fronted_at is not null`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

function placeGroups(groups: PartPlan['groups']) {
  return groups.flatMap(({ ids, storyId }) => {
    const story = ids.length > 1 ? (storyId ?? randomUUID()) : null
    return ids.map(id => ({ id, storyId: story, ids }))
  })
}

/** The reasons for the place of an article: how near it is to the others, as on arrival. An article alone needs none. */
function explainPlace(
  id: string,
  { among, articles, counts }: Pick<Written, 'articles' | 'counts'> & { among: readonly string[] },
): Pick<NewPlace, 'score' | 'reasons'> {
  const article = articles.get(id)
  const members = among.flatMap(other => (other === id ? [] : (articles.get(other) ?? [])))
  const placed =
    article && placeArticle(article, { groups: [{ storyId: null, members }], isApart: () => false })
  if (!article || !placed || placed.kind === 'alone') return { score: null, reasons: [] }
  return { score: placed.score, reasons: explainPair([article, placed.nearest], { counts, members }) }
}

/** Moves the older articles of a story after the newest, if all of those went to one story. `kept`: where a loaded article stays. */
async function moveTheRest(
  tx: Db,
  changed: readonly { storyId: string | null; from: string | null }[],
  kept: ReadonlySet<string | null>,
): Promise<void> {
  for (const [from, moved] of Map.groupBy(changed, change => change.from)) {
    const [to, ...more] = new Set(moved.map(({ storyId }) => storyId))
    if (from === null || !to || more.length > 0 || kept.has(from)) continue
    await sql`
      update story_links set story_id = ${to}
      where story_id = ${from} and published_at <
        (select min(published_at) from story_links where story_id = ${to})`.execute(tx)
    await redirect(tx, { from, to })
  }
}

/** Redirects the address of a story that is now empty to the story that has its articles. */
async function redirect(tx: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await sql`
    update stories set merged_into = ${to}
    where (id = ${from} or merged_into = ${from}) and id <> ${to} and has_been_public
      and not exists (select from story_links where story_id = ${from})`.execute(tx)
}
