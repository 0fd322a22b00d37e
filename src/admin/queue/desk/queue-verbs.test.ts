import { expect, test } from 'vitest'
import { entryStory, queueEntry, shownState } from '../../../../test/support/queue-entry.ts'
import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import type { NewDecision } from '../decide/use-decisions.ts'
import { changeQueue, openQueue, type QueueEvent } from '../state/queue-state.ts'
import { createVerbs } from './queue-verbs.ts'

/** A desk with these entries; its decisions are collected in `decided`. */
function openDesk(entries: QueueEntry[]) {
  let state = openQueue({ entries, next: null, beyond: 0, pointed: null, isByStory: true })
  const decided: NewDecision[] = []
  const opened: string[] = []
  const asked: { text: string; onConfirm: () => void }[] = []
  const refused: [text: string, title: string][] = []
  const dispatch = (event: QueueEvent) => {
    state = changeQueue(state, event)
  }
  const verbs = createVerbs({
    language: 'en',
    me: 'Asha Devi',
    ask: ({ text }, onConfirm) => asked.push({ text, onConfirm }),
    state: () => state,
    categoryName: id => `To ${id}`,
    dispatch,
    decide: decision => decided.push(decision),
    undo: () => undefined,
    refuse: (...words) => refused.push(words),
    openDialog: dialog => opened.push(dialog),
    claim: () => undefined,
    publishDraft: () => undefined,
    openPlaceDialog: ({ categoryId, onChoose }) => {
      opened.push(`place in ${categoryId}`)
      onChoose({ place: 'lead', until: { kind: 'open' }, seen: 3 }, { place: 'Lead', former: '' })
    },
  })
  return {
    verbs,
    asked,
    decided,
    refused,
    opened,
    dispatch,
    ticked: () => [...state.selected],
    cursor: () => state.cursor,
  }
}

test('a verb applies to the entry under the cursor while nothing is ticked', () => {
  const { verbs, decided } = openDesk([queueEntry('a'), queueEntry('b', { categoryId: 'politics' })])
  verbs.go('next')
  verbs.accept()
  expect(decided).toMatchObject([
    { fields: { change: 'publish' }, words: 'Published', subject: 'Headline b', entries: [{ id: 'b' }] },
  ])
  expect(decided[0]?.change).toEqual({ type: 'decided', ids: ['b'] })
})

test('ticked entries are decided together, wherever the cursor is', () => {
  const { verbs, decided } = openDesk([queueEntry('a'), queueEntry('b'), queueEntry('c')])
  verbs.tick('a')
  verbs.tick('c')
  verbs.go('next')
  verbs.reject()
  expect(decided[0]).toMatchObject({ words: 'Rejected', subject: '2 entries' })
  expect(decided[0]?.entries.map(({ id }) => id)).toEqual(['a', 'c'])
})

test('no verb does anything on an empty desk', () => {
  const { verbs, decided } = openDesk([])
  for (const verb of [verbs.accept, verbs.reject, verbs.wake, verbs.snooze, verbs.feature]) verb()
  verbs.move('politics')
  verbs.tick(null)
  expect(decided).toEqual([])
})

test('a category and a feature show immediately and leave the entry in its place', () => {
  const { verbs, decided } = openDesk([queueEntry('a')])
  verbs.move('politics')
  verbs.feature()
  const moved = { categoryId: 'politics', categoryProposal: null, categoryChoice: null, categoryWhy: null }
  expect(decided.map(({ change, words }) => [change, words])).toEqual([
    [{ type: 'patched', ids: ['a'], patch: moved }, 'To politics'],
    [{ type: 'patched', ids: ['a'], patch: { featured: true } }, 'Featured'],
  ])
})

test('one key features all ticked entries, and unfeatures them only when all are featured', () => {
  const mixed = openDesk([queueEntry('a', { featured: true }), queueEntry('b')])
  mixed.verbs.tickAll()
  mixed.verbs.feature()
  expect(mixed.decided[0]?.fields).toEqual({ change: 'feature' })
  const all = openDesk([queueEntry('a', { featured: true }), queueEntry('b', { featured: true })])
  all.verbs.tickAll()
  all.verbs.feature()
  expect(all.decided[0]).toMatchObject({ fields: { change: 'unfeature' }, words: 'No longer featured' })
})

test('a snooze ends at the chosen time, by default tomorrow morning', () => {
  const { verbs, decided } = openDesk([queueEntry('a')])
  const until = '2026-03-01T12:30:00.000Z'
  verbs.snoozeUntil(until)
  expect(decided[0]?.fields).toEqual({ change: 'snooze', until })
  verbs.snooze()
  const morning = new Date(decided[1]?.fields.until ?? '')
  expect([morning.getHours(), morning.getMinutes()]).toEqual([8, 0])
  expect(morning.getTime()).toBeGreaterThan(Date.now())
})

test('the button ticks the missing entries, however often it is pressed; the key then unticks all', () => {
  const { verbs, ticked } = openDesk([queueEntry('a'), queueEntry('b')])
  verbs.tick('a')
  verbs.tickAll()
  verbs.tickAll()
  expect(ticked().sort()).toEqual(['a', 'b'])
  verbs.tickAllOrNone()
  expect(ticked()).toEqual([])
})

test('a key on an entry that another editor decided says who decided it, and decides nothing', () => {
  const { verbs, decided, refused, dispatch } = openDesk([queueEntry('a'), queueEntry('b')])
  dispatch({ type: 'reported', states: [shownState('a', { fate: 'Published by Asha Devi' })] })
  verbs.accept()
  verbs.explainFate()
  expect(refused).toEqual(Array(2).fill(['Published by Asha Devi.', 'Headline a']))
  verbs.tick('b')
  verbs.reject()
  expect(refused).toHaveLength(2)
  expect(decided.map(({ subject }) => subject)).toEqual(['Headline b'])
})

const ofStory = (id: string, categoryId: string | null = 'india') =>
  queueEntry(id, { categoryId, story: entryStory() })

test('accepting an entry without a category asks for one, which applies to entries without a category only', () => {
  const entries = [queueEntry('a'), queueEntry('b', { categoryId: 'world' })]
  const { verbs, decided, opened } = openDesk(entries)
  verbs.tickAll()
  verbs.accept()
  expect([opened, decided]).toEqual([['accept'], []])
  verbs.acceptInto('india', entries)
  expect(decided[0]?.categories).toEqual(new Map([['a', 'india']]))
})

test('accepting applies the proposed category that is shown', () => {
  const categoryProposal = { categoryId: 'sports', why: 'its address is under /sports/' }
  const { verbs, decided, opened } = openDesk([queueEntry('a', { categoryProposal })])
  verbs.accept()
  expect(opened).toEqual([])
  expect(decided[0]?.categories).toEqual(new Map([['a', 'sports']]))
})

test('filing publishes the entry under the cursor as the lead of its story, in one decision', () => {
  const { verbs, decided } = openDesk([ofStory('a'), queueEntry('z'), ofStory('b', null)])
  verbs.foldStory('rain')
  verbs.point('b')
  verbs.fileStory()
  // The lead entry has no category, so the editor has to choose one.
  expect(decided).toEqual([])
  verbs.point('a')
  verbs.fileStory()
  expect(decided[0]?.fields).toEqual({ change: 'file', story: 'rain' })
  expect(decided[0]?.entries.map(({ id }) => id)).toEqual(['a', 'b'])
  // The other entry gets the category of the lead entry.
  expect(decided[0]?.categories).toEqual(new Map([['b', 'india']]))
})

test('the remaining entries of a story or an outlet are rejected in one decision, without others', () => {
  const { verbs, decided } = openDesk([
    ofStory('a'),
    queueEntry('z', { source: 'The Herald', outletId: 'herald' }),
    ofStory('b'),
    queueEntry('y', { source: 'Herald', outletId: 'herald' }),
  ])
  verbs.rejectStory()
  verbs.point('z')
  verbs.rejectOutlet()
  expect(decided.map(({ entries }) => entries.map(({ id }) => id))).toEqual([
    ['a', 'b'],
    ['z', 'y'],
  ])
})

test('a story key on an entry without a story says so', () => {
  const { verbs, decided, refused } = openDesk([queueEntry('a')])
  for (const verb of [verbs.fileStory, verbs.acceptStory, verbs.rejectStory, verbs.fold]) verb()
  expect(decided).toEqual([])
  expect(new Set(refused.map(([text]) => text))).toEqual(new Set(['This entry does not belong to a story.']))
})

test('an entry is accepted and pinned to the chosen place', () => {
  const { verbs, decided, opened } = openDesk([queueEntry('a', { categoryId: 'politics' })])
  verbs.pin()
  expect(opened).toEqual(['place in politics'])
  expect(decided).toMatchObject([{ words: 'Published, pinned: Lead', entries: [{ id: 'a' }] }])
  expect(decided[0]?.fields).toEqual({ change: 'publish' })
})

test('a pin asks for a missing category first, and takes one entry only', () => {
  const entries = [queueEntry('a'), queueEntry('b')]
  const { verbs, decided, opened, refused } = openDesk(entries)
  verbs.pin()
  expect([opened, decided]).toEqual([['pin'], []])
  verbs.pinInto('india', entries.slice(0, 1))
  expect(opened).toEqual(['pin', 'place in india'])
  expect(decided[0]?.categories).toEqual(new Map([['a', 'india']]))
  verbs.tickAll()
  verbs.pin()
  expect(decided).toHaveLength(1)
  expect(refused).toHaveLength(1)
})

test('a decision that needs a question is carried out only after its confirmation', () => {
  const mark = { note: '', noteBy: '', claimedBy: 'Ravi Kumar' }
  const { verbs, decided, asked } = openDesk([queueEntry('a', { mark })])
  verbs.reject()
  expect(decided).toEqual([])
  asked[0]?.onConfirm()
  expect(decided).toMatchObject([{ entries: [{ id: 'a' }] }])
})

test('one key moves an entry to the other category that fits, and accepting alone does not', () => {
  const categoryChoice = { categoryId: 'business', why: 'it mentions tariffs' }
  const { verbs, decided } = openDesk([queueEntry('a', { categoryId: 'politics', categoryChoice })])
  verbs.accept()
  expect(decided[0]?.categories).toEqual(new Map())
  verbs.moveToOther()
  expect(decided[1]).toMatchObject({ fields: { change: 'move', category: 'business' }, words: 'To business' })
})

test('of several ticked entries, those with the same other category move; without any the key says why', () => {
  const fits = (id: string, categoryId: string) =>
    queueEntry(id, { categoryId: 'politics', categoryChoice: { categoryId, why: '' } })
  const { verbs, decided, refused } = openDesk([fits('a', 'business'), fits('b', 'world'), queueEntry('c')])
  verbs.tickAll()
  verbs.moveToOther()
  expect(decided[0]?.entries.map(({ id }) => id)).toEqual(['a'])
  verbs.untick()
  verbs.go('last')
  verbs.moveToOther()
  expect(refused).toEqual([['No other category is proposed for this entry.', 'Headline c']])
})
