import { afterEach, expect, test, vi } from 'vitest'
import { markNew } from './mark-new.ts'

afterEach(() => vi.unstubAllGlobals())

/**
 * A page with articles that arrived at these times; returns its line and which articles are marked. `newest`: the arrivals of the
 * site's newest links, of which it lists the first four.
 */
function visitPage(arrivals: number[], storage: object, newest = arrivals) {
  const write = (at: number) => at.toString(36)
  const listed = newest.slice(0, 4).map(write).join(' ')
  const line = {
    dataset: {
      visit: '# new',
      all: newest.length > 4 ? '4+' : newest.length,
      arrivals: listed,
      mark: 'New:',
    },
    textContent: '',
  }
  const links = arrivals.map(at => ({ dataset: { at: write(at), new: 'New: of an earlier count' } }))
  vi.stubGlobal('document', { querySelector: () => line, querySelectorAll: () => links })
  vi.stubGlobal('localStorage', storage)
  markNew()
  return { line: line.textContent, marked: links.map(({ dataset }) => dataset.new === 'New:') }
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

test('the count is that of the site, of which a page shows some', () => {
  const { line } = visitPage([120, 90], { visit: '100,100,1' }, [130, 120, 110, 90])
  expect(line).toBe('3 new')
})

test('if all that are listed are new, the count says that there are more, and no article is marked', () => {
  const newest = [150, 140, 130, 120, 110]
  expect(visitPage([150, 120], { visit: '100,100,1' }, newest)).toEqual({
    line: '4+ new',
    marked: [false, false],
  })
})

test('a browser that refuses to read or to store gets no marks and no line', () => {
  for (const storage of [refusing, full])
    expect(visitPage([120, 90], storage)).toEqual({ line: '', marked: [false, false] })
})
