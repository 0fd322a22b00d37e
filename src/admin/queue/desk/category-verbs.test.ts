import { expect, test } from 'vitest'
import { queueEntry } from '../../../../test/support/queue-entry.ts'
import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import type { NewDecision } from '../decide/use-decisions.ts'
import { changeQueue, openQueue } from '../state/queue-state.ts'
import { createVerbs } from './queue-verbs.ts'

function openDesk(entries: QueueEntry[]) {
  let state = openQueue({ entries, next: null, beyond: 0, pointed: null, isByStory: true })
  const decided: NewDecision[] = []
  const refused: [text: string, title: string][] = []
  const unused = () => undefined
  const verbs = createVerbs({
    language: 'en',
    me: 'Asha Devi',
    state: () => state,
    categoryName: id => `To ${id}`,
    dispatch: event => {
      state = changeQueue(state, event)
    },
    decide: decision => decided.push(decision),
    refuse: (...words) => refused.push(words),
    ask: unused,
    undo: unused,
    openDialog: unused,
    claim: unused,
    publishDraft: () => undefined,
    openPlaceDialog: unused,
  })
  return { verbs, decided, refused }
}

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
