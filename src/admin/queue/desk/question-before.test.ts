import { expect, test } from 'vitest'
import { queueEntry } from '../../../../test/support/queue-entry.ts'
import { questionBefore } from './question-before.ts'

const claimedBy = (name: string) => ({ mark: { note: '', noteBy: '', claimedBy: name } })
const ask = (entries: Parameters<typeof questionBefore>[0], isPatch = false) =>
  questionBefore(entries, { change: 'reject', isPatch, me: 'Asha Devi', language: 'en' })

test('an entry that another editor has claimed is asked about, unless it stays in the queue', () => {
  const other = queueEntry('a', claimedBy('Ravi Kumar'))
  expect(ask([other])?.text).toBe('Ravi Kumar has claimed it. They may be working on it.')
  expect(ask([other, queueEntry('b')])?.text).toContain('Ravi Kumar has claimed one of them.')
  expect(ask([other], true)).toBeNull()
  expect(ask([queueEntry('c', claimedBy('Asha Devi'))])).toBeNull()
})

test('more entries than a page holds are asked about', () => {
  const entries = (count: number) => Array.from({ length: count }, (_, n) => queueEntry(`e${n}`))
  expect(ask(entries(50))).toBeNull()
  expect(ask(entries(51), true)).toMatchObject({ title: 'Decide these 51 entries?', confirmLabel: 'Reject' })
})
