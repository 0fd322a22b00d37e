import type { QueueEntry } from '../../domain/queue/queue-entry.ts'
import type { ShownState } from './decide/decision-answer.ts'

// What is on its way to the server lies over what the server last said, in the order of the keys. So nothing has to be
// put back when one of two decisions fails, and no word on the first, heard before its answer, undoes the second here.

/** `mine` is away at once, so that the next entry is under the cursor; `theirs` stays, so that nothing moves. */
export type Fate = { kind: 'mine' } | { kind: 'theirs'; text: string }

export type Patch = Partial<Pick<QueueEntry, 'categoryId' | 'featured' | 'heldOf' | 'reason'>>

/** What a decision shows at once. `asked` shows nothing: what it does is the server's to say. */
export type Shown =
  | { type: 'decided' | 'asked'; ids: string[] }
  | { type: 'patched'; ids: string[]; patch: Patch }
  /** Again as they were before. */
  | { type: 'restored'; entries: QueueEntry[] }

/** What became of a decision: what shows for the entries that were decided, and how they stand. */
export type Outcome = { became: Shown; decided: ShownState[] }

export type Listed = { entries: QueueEntry[]; fates: ReadonlyMap<string, Fate> }

/** Of an entry with an answer to come, what others are said to have done may be one's own. */
export function showUnderWay({ entries, fates }: Listed, underWay: readonly Shown[]): Listed {
  const busy = new Set(underWay.flatMap(idsOf))
  const open = new Map([...fates].filter(([id, { kind }]) => kind === 'mine' || !busy.has(id)))
  return underWay.reduce(applyShown, { entries, fates: open })
}

/** `isNews`: whether the answer is newer than what is listed. What was heard since then stays. */
export function applyOutcome(
  listed: Listed,
  { became, decided }: Outcome,
  isNews: (answered: number, listed: number) => boolean,
): Listed {
  const versions = new Map(listed.entries.map(({ id, version }) => [id, version]))
  const news = decided.filter(({ id, version }) => isNews(version, versions.get(id) ?? Number.NaN))
  const states = new Map(news.map(state => [state.id, state]))
  const { entries, fates } = applyShown(listed, onlyOf(became, states))
  return { fates, entries: mapEntries(entries, states, (entry, state) => ({ ...entry, ...stateOf(state) })) }
}

/** Words on what was decided here are late or our own. What is away stays in place, marked, until the page is new. */
export function applyHeard(listed: Listed, states: ShownState[]): Listed {
  const said = new Map(states.map(each => [each.id, each]))
  const news = new Map<string, ShownState>()
  const fates = new Map(listed.fates)
  for (const { id, version } of listed.entries) {
    const now = said.get(id)
    if (!now || now.version <= version || fates.get(id)?.kind === 'mine') continue
    news.set(id, now)
    if (now.isAway) fates.set(id, { kind: 'theirs', text: now.fate })
    else fates.delete(id)
  }
  return { fates, entries: mapEntries(listed.entries, news, (entry, now) => ({ ...entry, ...stateOf(now) })) }
}

function idsOf(shown: Shown): string[] {
  return shown.type === 'restored' ? shown.entries.map(({ id }) => id) : shown.ids
}

function applyShown({ entries, fates }: Listed, shown: Shown): Listed {
  switch (shown.type) {
    case 'asked':
      return { entries, fates }
    case 'decided':
      return { entries, fates: new Map([...fates, ...shown.ids.map(id => [id, mine] as const)]) }
    case 'patched': {
      const patches = new Map(shown.ids.map(id => [id, shown.patch]))
      return { fates, entries: mapEntries(entries, patches, (entry, patch) => ({ ...entry, ...patch })) }
    }
    case 'restored': {
      const before = new Map(shown.entries.map(entry => [entry.id, entry]))
      return {
        fates: new Map([...fates].filter(([id]) => !before.has(id))),
        entries: mapEntries(entries, before, (entry, { categoryId, featured, heldOf, reason }) => ({
          ...entry,
          ...{ categoryId, featured, heldOf, reason },
        })),
      }
    }
  }
}

const mine: Fate = { kind: 'mine' }

function onlyOf(shown: Shown, ids: ReadonlyMap<string, unknown>): Shown {
  if (shown.type === 'restored')
    return { ...shown, entries: shown.entries.filter(entry => ids.has(entry.id)) }
  return { ...shown, ids: shown.ids.filter(id => ids.has(id)) }
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
