import { expect, test } from 'vitest'
import { readDecision } from './read-decision.ts'

const now = new Date('2026-03-01T06:00:00Z')
const read = (fields: Record<string, string>, entries = ['a:1']) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const entry of entries) form.append('entry', entry)
  return readDecision(form, now)?.posted ?? null
}

test.each([
  [{ change: 'publish' }, { kind: 'publish' }],
  [{ change: 'edit' }, { kind: 'edit' }],
  [
    { change: 'undo', batch: 'b' },
    { kind: 'undo', batchId: 'b' },
  ],
  [{ change: 'reject' }, { kind: 'decide', decision: { action: 'reject' } }],
  [
    { change: 'move', category: 'c' },
    { kind: 'decide', decision: { action: 'move', category: 'c' } },
  ],
  [
    { change: 'snooze', until: '2026-03-02T02:30:00Z' },
    { kind: 'decide', decision: { action: 'snooze', until: new Date('2026-03-02T02:30:00Z') } },
  ],
])('%j is understood', (fields, posted) => {
  expect(read(fields)).toEqual(posted)
})

test.each<Record<string, string>>([
  {},
  { change: 'delete' },
  { change: 'snooze' },
  { change: 'snooze', until: '2026-02-01T00:00:00Z' },
  { change: 'snooze', until: '2036-02-01T00:00:00Z' },
])('%j is nothing that the queue posts', fields => {
  expect(read(fields)).toBeNull()
})

test('entries are named with the version that was seen; none is nothing to decide', () => {
  const form = new FormData()
  form.set('change', 'reject')
  expect(readDecision(form, now)).toBeNull()
  form.append('entry', 'a:3')
  form.append('entry', 'nonsense')
  expect(readDecision(form, now)?.entries).toEqual([
    { id: 'a', version: 3 },
    { id: 'nonsense', version: 0 },
  ])
})

test('a form names no more entries than a selection holds', () => {
  const form = new FormData()
  form.set('change', 'reject')
  for (let n = 0; n < 900; n++) form.append('entry', `${n}:1`)
  expect(readDecision(form, now)?.entries).toHaveLength(500)
})
