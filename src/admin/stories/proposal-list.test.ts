import { expect, test } from 'vitest'
import { type KeptProposal, keepRows } from './proposal-list.tsx'

const proposal = (id: string, fields: Partial<KeptProposal> = {}): KeptProposal => {
  const side = { title: id, source: '', url: '', publishedAt: new Date(0), language: null, isWaiting: true }
  const alone = { ...side, storyId: null, storyTitle: null, storyArticles: 0 }
  return { id, kind: 'join', score: 0, why: '', numbers: '', leaving: [], sides: [alone, alone], ...fields }
}
const rows = (ids: string) => [...ids].map(id => proposal(id))
const read = (kept: KeptProposal[]) => kept.map(({ id, isClosed }) => (isClosed ? `(${id})` : id)).join('')
const keep = (kept: KeptProposal[], listed: string, own: string[] = [], open = '') =>
  keepRows(kept, { listed: rows(listed), open: [...open], own })

test('a proposal that another editor decides stays in place, and a new one comes last', () => {
  expect(read(keep(rows('abc'), 'dbc'))).toBe('(a)bcd')
})

test('a proposal that hotter ones push out of the list stays open', () => {
  expect(read(keep(rows('abc'), 'dab', [], 'abcd'))).toBe('abcd')
  expect(read(keep(rows('abc'), 'dab', ['c'], 'abcd'))).toBe('abcd')
})

test('only the last closed rows stay', () => {
  expect(read(keep(rows('abcdef'), 'f'))).toBe('(b)(c)(d)(e)f')
})

test('a closed proposal opens again when it was undone', () => {
  expect(read(keep(keep(rows('abc'), 'bc'), 'abc'))).toBe('abc')
})

test('once an own answer has left the list, closed ones leave it too', () => {
  const closed = keep(rows('abc'), 'bc')
  expect(read(keep(closed, 'bc', ['b']))).toBe('(a)bc')
  expect(read(keep(closed, 'c', ['b']))).toBe('c')
})
