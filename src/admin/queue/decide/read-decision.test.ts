import { expect, test } from 'vitest'
import { readDecision } from './read-decision.ts'

const now = new Date('2026-03-01T06:00:00Z')
const read = (fields: Record<string, string>, entries = ['a:1']) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const entry of entries) form.append('entry', entry)
  return readDecision(form, now)
}

test.each([
  [{ change: 'publish' }, { kind: 'publish' }],
  [{ change: 'edit' }, { kind: 'edit' }],
  [{ change: 'not-a-duplicate' }, { kind: 'not-a-duplicate' }],
  [
    { change: 'undo', batch: 'b' },
    { kind: 'undo', batchId: 'b' },
  ],
  [{ change: 'reject' }, { kind: 'decide', decision: { action: 'reject', why: '' } }],
  [
    { change: 'reject', why: ' Too\nold ' },
    { kind: 'decide', decision: { action: 'reject', why: 'Too old' } },
  ],
  [
    { change: 'move', category: 'c' },
    { kind: 'decide', decision: { action: 'move', category: 'c' } },
  ],
  [
    { change: 'snooze', until: '2026-03-02T02:30:00Z' },
    { kind: 'decide', decision: { action: 'snooze', until: new Date('2026-03-02T02:30:00Z') } },
  ],
])('%j is understood', (fields, posted) => {
  expect(read(fields)).toMatchObject({ ok: true, posted })
})

test.each<Record<string, string>>([
  {},
  { change: 'delete' },
  { change: 'snooze' },
  { change: 'snooze', until: '2026-02-01T00:00:00Z' },
  { change: 'snooze', until: '2036-02-01T00:00:00Z' },
])('%j is not a decision of the queue', fields => {
  expect(read(fields)).toEqual({ ok: false, reason: 'unknown' })
})

test('entries are named with the version that the editor saw; a form without entries is refused', () => {
  expect(read({ change: 'reject' }, [])).toEqual({ ok: false, reason: 'unknown' })
  const entries = [
    { id: 'a', version: 3 },
    { id: 'nonsense', version: 0 },
  ]
  expect(read({ change: 'reject' }, ['a:3', 'nonsense'])).toMatchObject({ ok: true, entries })
})

test('a form that names more entries than one request may decide is refused as a whole', () => {
  const entries = Array.from({ length: 501 }, (_, n) => `${n}:1`)
  expect(read({ change: 'reject' }, entries)).toEqual({ ok: false, reason: 'too-many' })
  expect(read({ change: 'reject' }, entries.slice(1))).toMatchObject({ ok: true })
})
