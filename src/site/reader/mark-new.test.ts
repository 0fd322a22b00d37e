import { afterEach, expect, test, vi } from 'vitest'
import { markNew } from './mark-new.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page with articles that arrived at these times; returns its line and which articles are marked. */
function visitPage(arrivals: number[], storage: object) {
  const line = { dataset: { visit: '# new' }, textContent: '' }
  const items = arrivals.map((at, n) => ({
    dataset: { at: at.toString(36) } as { at: string; new?: string },
    querySelector: () => ({ href: `https://outlet.example/${n}` }),
  }))
  vi.stubGlobal('document', { querySelector: () => line, querySelectorAll: () => items })
  vi.stubGlobal('localStorage', storage)
  markNew()
  return { line: line.textContent, marked: items.map(({ dataset }) => 'new' in dataset) }
}

const refusing = new Proxy(
  {},
  {
    get: () => {
      throw new Error('The browser refuses storage.')
    },
  },
)
const full = new Proxy(
  { visit: '100,100,1' },
  {
    set: () => {
      throw new Error('The storage is full.')
    },
  },
)

test('what arrived since the last visit is marked and counted', () => {
  expect(visitPage([120, 90], { visit: '100,100,1' })).toEqual({ line: '1 new', marked: [true, false] })
})

test('a browser that refuses to read or to store gets no marks and no line', () => {
  for (const storage of [refusing, full])
    expect(visitPage([120, 90], storage)).toEqual({ line: '', marked: [false, false] })
})
