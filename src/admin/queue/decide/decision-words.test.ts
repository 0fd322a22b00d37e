import { expect, test } from 'vitest'
import type { EntryState } from '../../../domain/queue/queue-entry.ts'
import { describeNotADuplicate } from './carry-out-decision.ts'
import { describePosition, editedWords, explainRefusal, toShownState } from './decision-words.ts'

const now = new Date('2026-03-01T06:00:00Z')
const at = { now, language: 'en' } as const
const state = (fields: Partial<EntryState> = {}): EntryState => ({
  id: 'x',
  version: 3,
  status: 'waiting',
  categoryId: null,
  featured: false,
  snoozedUntil: null,
  changedBy: null,
  newsLinkId: null,
  ...fields,
})

test.each<[Partial<EntryState>, boolean, string]>([
  [{ status: 'published', changedBy: 'Asha' }, true, 'Published by Asha'],
  [{ status: 'published' }, true, 'Published'],
  [{ status: 'rejected', changedBy: 'Ravi' }, true, 'Rejected by Ravi'],
  [{ status: 'unreadable' }, true, 'Unreadable'],
  [{ status: 'duplicate', changedBy: 'Asha' }, false, 'Held as a duplicate'],
  [{ changedBy: 'Asha' }, false, 'Changed by Asha'],
  [{ snoozedUntil: new Date('2026-03-01T06:00:01Z'), changedBy: 'Asha' }, true, 'Snoozed by Asha'],
  [{ snoozedUntil: now }, false, 'Changed'],
  [{ snoozedUntil: new Date('2026-02-01T06:00:00Z') }, false, 'Changed'],
])('the fate of %j is described', (fields, isAway, fate) => {
  expect(toShownState(state(fields), at)).toMatchObject({ id: 'x', version: 3, isAway, fate })
})

test('an edit with a time is scheduled for that time, any other published', () => {
  expect(editedWords('', 'en')).toBe('Published')
  const at = new Date(2026, 2, 2, 14, 13).toISOString()
  expect(editedWords(at, 'en')).toMatch(
    /^Scheduled for Mon, 2 Mar,? 0?2:13 pm$|^Scheduled for Mon,? 2 Mar,? 14:13$/,
  )
})

test('the browser receives only the fields of an entry that it shows', () => {
  const shown = toShownState(state({ changedBy: 'Asha' }), at)
  const names = ['categoryId', 'fate', 'featured', 'id', 'isAway', 'linkId', 'version']
  expect(Object.keys(shown).toSorted()).toEqual(names)
})

test('the second editor of an entry is told who decided it first', () => {
  const refused = {
    id: 'x',
    reason: 'decided',
    now: state({ status: 'published', changedBy: 'Asha' }),
  } as const
  expect(explainRefusal(refused, at)).toMatchObject({
    id: 'x',
    text: 'Published by Asha.',
    state: { isAway: true },
  })
})

test('a refusal says whether the entry is still open and can be decided after a look at the change', () => {
  const now = state({ changedBy: 'Ravi' })
  expect(explainRefusal({ id: 'x', reason: 'changed', now }, at)).toMatchObject({
    text: 'Changed by Ravi.',
    isChanged: true,
  })
  expect(explainRefusal({ id: 'x', reason: 'decided', now }, at)).not.toHaveProperty('isChanged')
})

test.each(['title', 'source', 'address', 'category'] as const)(
  'an entry without its %s says so, and stays as it is',
  missing => {
    const { text, state: shown } = explainRefusal({ id: 'x', reason: 'incomplete', missing }, at)
    expect(text).toContain(missing)
    expect(text).toMatch(/\.$/)
    expect(shown).toBeNull()
  },
)

test('an entry that is gone, and one already on the site, each have their sentence', () => {
  expect(explainRefusal({ id: 'x', reason: 'gone' }, at)).toEqual({
    id: 'x',
    text: 'This entry no longer exists.',
    state: null,
  })
  const already = { id: 'x', reason: 'published-already', now: state({ status: 'duplicate' }) } as const
  expect(explainRefusal(already, at)).toMatchObject({ text: expect.stringContaining('already on the site') })
})

test.each([
  [{ categoryName: 'Politics', newerCount: 0 }, 'In Politics, at the top.'],
  [{ categoryName: 'Politics', newerCount: 1 }, 'In Politics, below one newer link.'],
  [{ categoryName: 'World', newerCount: 12 }, 'In World, below 12 newer links.'],
  [{ categoryName: 'World', newerCount: 100 }, 'In World, below 100 or more newer links.'],
  [null, 'Each link appears where its feed would have published it on arrival.'],
])('the position %o is described as %s', (place, words) => {
  expect(describePosition(place, 'en')).toBe(words)
})

test('the exception that was learnt is described in a sentence', () => {
  const remembered = [{ rule: 'parameter' as const, value: 'ref' }]
  expect(describeNotADuplicate({ ok: true, batchId: 'b', remembered }, 'en')).toBe(
    'It is now waiting in the queue. Remembered for this outlet: “ref” in an address identifies an article and is not tracking.',
  )
  expect(describeNotADuplicate({ ok: true, batchId: 'b', remembered: [] }, 'en')).toBe(
    'It is now waiting in the queue.',
  )
})

test.each(['not-held', 'changed-since', 'same-address'] as const)(
  'the refusal %s has its sentence',
  reason => {
    expect(describeNotADuplicate({ ok: false, reason }, 'en')).toMatch(/^[A-Z].+\.$/)
  },
)

test('each kind of exception reads as a sentence', () => {
  const rules = ['parameter', 'address', 'headline', 'text'] as const
  const sentences = rules.map(rule =>
    describeNotADuplicate({ ok: true, batchId: 'b', remembered: [{ rule, value: 'horoscope #' }] }, 'en'),
  )
  expect(new Set(sentences).size).toBe(4)
})
