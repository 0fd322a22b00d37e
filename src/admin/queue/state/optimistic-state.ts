import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import type { EntryStory } from '../../../domain/queue/queue-stories.ts'
import type { ShownState } from './queue-page.ts'

// Changes in flight are applied over the state that the server last confirmed, in the order of the keys. So a failed
// decision needs no rollback, and a notification about the first of two decisions does not revert the second.

/** An entry of a decision of `mine` disappears, so that the cursor is on the next; one of `theirs` stays, so nothing moves. */
export type Fate = { kind: 'mine' } | TheirFate

/** `linkId`: the published link that leads on from it. */
export type TheirFate = { kind: 'theirs'; text: string; linkId: string | null }

export type Patch = Partial<
  Pick<
    QueueEntry,
    | 'categoryId'
    | 'featured'
    | 'heldOf'
    | 'reason'
    | 'story'
    | 'proposal'
    | 'categoryProposal'
    | 'categoryChoice'
    | 'categoryWhy'
  >
>

/** The change that a decision shows immediately. `pending` shows nothing, because only the server knows the result. */
export type OptimisticChange =
  | { type: 'decided' | 'pending'; ids: string[] }
  /** `stories`: by entry id, once the server has responded. */
  | { type: 'patched'; ids: string[]; patch: Patch; stories?: Record<string, EntryStory> | undefined }
  /** Restored to their earlier state. */
  | { type: 'restored'; entries: QueueEntry[] }

/** The result of a decision: the change for the decided entries, and their new state. */
export type Outcome = { finalChange: OptimisticChange; decided: ShownState[] }

export type Listed = { entries: QueueEntry[]; fates: ReadonlyMap<string, Fate> }

/** A reported change of an entry in flight may be this editor's own, so its `theirs` mark is hidden until the response. */
export function applyInFlight({ entries, fates }: Listed, inFlight: readonly OptimisticChange[]): Listed {
  const busy = new Set(inFlight.flatMap(idsOf))
  const open = new Map([...fates].filter(([id, { kind }]) => kind === 'mine' || !busy.has(id)))
  return inFlight.reduce(applyShown, { entries, fates: open })
}

/** `isNews`: whether the decided version replaces the listed one. Newer changes that were reported since then stay. */
export function applyOutcome(
  listed: Listed,
  { finalChange, decided }: Outcome,
  isNews: (decided: number, listed: number) => boolean,
): Listed {
  const versions = new Map(listed.entries.map(({ id, version }) => [id, version]))
  const news = decided.filter(({ id, version }) => isNews(version, versions.get(id) ?? Number.NaN))
  const states = new Map(news.map(state => [state.id, state]))
  const { entries, fates } = applyShown(listed, onlyOf(finalChange, states))
  return { fates, entries: mapEntries(entries, states, (entry, state) => ({ ...entry, ...stateOf(state) })) }
}

/** Skips late reports and reports of own decisions. Entries that are gone keep their place, marked, until the page reloads. */
export function applyReports(listed: Listed, states: ShownState[]): Listed {
  const reports = new Map(states.map(each => [each.id, each]))
  const news = new Map<string, ShownState>()
  const fates = new Map(listed.fates)
  for (const { id, version } of listed.entries) {
    const now = reports.get(id)
    if (!now || now.version <= version || fates.get(id)?.kind === 'mine') continue
    news.set(id, now)
    if (now.isAway) fates.set(id, { kind: 'theirs', text: now.fate, linkId: now.linkId })
    else fates.delete(id)
  }
  const marked = mapEntries(listed.entries, reports, (entry, { mark, storyTitle }) => ({
    ...entry,
    mark: mark ?? null,
    story: renamed(entry.story, storyTitle),
  }))
  return { fates, entries: mapEntries(marked, news, (entry, now) => ({ ...entry, ...stateOf(now) })) }
}

/** An article that named its story is rejected; the entry stays where it is. */
function renamed(story: QueueEntry['story'], title: string | undefined): QueueEntry['story'] {
  if (!story || title === undefined || title === story.title) return story
  return { ...story, title, why: '', compared: null }
}

function idsOf(shown: OptimisticChange): string[] {
  return shown.type === 'restored' ? shown.entries.map(({ id }) => id) : shown.ids
}

function applyShown({ entries, fates }: Listed, shown: OptimisticChange): Listed {
  switch (shown.type) {
    case 'pending':
      return { entries, fates }
    case 'decided':
      return { entries, fates: new Map([...fates, ...shown.ids.map(id => [id, mine] as const)]) }
    case 'patched': {
      const { stories, patch } = shown
      const patches = new Map(
        shown.ids.map(id => [id, stories ? { ...patch, story: stories[id] ?? null } : patch]),
      )
      return { fates, entries: mapEntries(entries, patches, (entry, patch) => ({ ...entry, ...patch })) }
    }
    case 'restored': {
      const before = new Map(shown.entries.map(entry => [entry.id, entry]))
      return {
        fates: new Map([...fates].filter(([id]) => !before.has(id))),
        entries: mapEntries(entries, before, (entry, was) => ({ ...entry, ...changeableOf(was) })),
      }
    }
  }
}

const mine: Fate = { kind: 'mine' }

function onlyOf(shown: OptimisticChange, ids: ReadonlyMap<string, unknown>): OptimisticChange {
  if (shown.type === 'restored')
    return { ...shown, entries: shown.entries.filter(entry => ids.has(entry.id)) }
  return { ...shown, ids: shown.ids.filter(id => ids.has(id)) }
}

function changeableOf(entry: QueueEntry): Required<Patch> {
  const { categoryId, featured, heldOf, reason, story, proposal, ...others } = entry
  const { categoryProposal, categoryChoice, categoryWhy } = others
  const categories = { categoryProposal, categoryChoice, categoryWhy }
  return { categoryId, featured, heldOf, reason, story, proposal, ...categories }
}

function stateOf({ version, categoryId, featured }: ShownState) {
  return { version, categoryId, featured }
}

function mapEntries<Value>(
  entries: QueueEntry[],
  values: ReadonlyMap<string, Value>,
  change: (entry: QueueEntry, value: Value) => QueueEntry,
): QueueEntry[] {
  return entries.map(entry => {
    const value = values.get(entry.id)
    return value === undefined ? entry : change(entry, value)
  })
}
