import { afterEach, expect, test, vi } from 'vitest'
import { continueVisit, markNew } from './mark-new.ts'

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

const minuteMs = 60_000
const first = String(continueVisit('', { newest: 100, atMs: 1 }))

test('on the first visit nothing is new, not even what arrives during it', () => {
  const [seen, newest] = continueVisit(first, { newest: 110, atMs: minuteMs })
  expect(seen).toBeGreaterThan(110)
  expect(newest).toBe(110)
})

test('within a visit the same articles stay new, and after a pause only those that came since', () => {
  const second = continueVisit(first, { newest: 120, atMs: 40 * minuteMs })
  expect(second[0]).toBe(100)
  const reloaded = continueVisit(String(second), { newest: 130, atMs: 60 * minuteMs })
  expect(reloaded.slice(0, 2)).toEqual([100, 130])
  expect(continueVisit(String(reloaded), { newest: 130, atMs: 90 * minuteMs })[0]).toBe(130)
})

test('a clock that was set back begins a new visit and loses nothing', () => {
  const yearMs = 365 * 24 * 60 * minuteMs
  expect(continueVisit(`90,100,${yearMs}`, { newest: 120, atMs: 0 })).toEqual([100, 120, 0])
})

test('a clock that is a year ahead or behind marks the same articles as a right one', () => {
  const yearMs = 365 * 24 * 60 * minuteMs
  const seenAt = [0, 40, 60, 95]
  const newestAt = [100, 120, 130, 140]
  const seenBy = (offMs: number) => {
    let visit = continueVisit('', { newest: 100, atMs: 2 * yearMs + offMs })
    return seenAt.map((minutes, n) => {
      visit = continueVisit(String(visit), {
        newest: newestAt[n] ?? 0,
        atMs: 2 * yearMs + offMs + minutes * minuteMs,
      })
      return visit[0]
    })
  }
  expect(seenBy(0)).toEqual([Number.POSITIVE_INFINITY, 100, 100, 130])
  for (const offMs of [yearMs, -yearMs]) expect(seenBy(offMs)).toEqual(seenBy(0))
})

test('a page of older articles does not make newer ones new again', () => {
  expect(continueVisit(first, { newest: 50, atMs: 1 })[1]).toBe(100)
})

test('stored text that is no visit, such as that of another version, begins the first', () => {
  for (const text of ['', 'auto', '1,2', '1,2,x', '{"seen":1}'])
    expect(continueVisit(text, { newest: 100, atMs: 1 })).toEqual([Number.POSITIVE_INFINITY, 100, 1])
})
