import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { property } from '../../test/support/property.ts'
import type { ChangeOrReset } from '../database/changes.ts'
import { createEventLog } from './event-log.ts'

const foldMs = 400

/** A log with a manual clock, and the events that it has sent. */
function openLog() {
  vi.useFakeTimers({ now: 1_000_000 })
  const sent: string[] = []
  const log = createEventLog({ epoch: 'abc', nowMs: () => Date.now(), send: event => sent.push(event) })
  onTestFinished(() => {
    log.close()
    vi.useRealTimers()
  })
  const pass = (ms: number) => vi.advanceTimersByTime(ms)
  return { log, sent, pass }
}

const read = (text: string) =>
  [...text.matchAll(/id: abc-(\d+)\ndata: (\S+)\n\n/g)].map(([, number, change]) => [Number(number), change])

test('the first change of a kind is sent immediately', () => {
  const { log, sent } = openLog()
  log.add('settings')
  expect(sent).toEqual(['id: abc-1\ndata: settings\n\n'])
})

test('a thousand changes of one kind are sent as two events, whatever comes between', () => {
  const { log, sent, pass } = openLog()
  for (let n = 0; n < 1_000; n += 1) log.add('news:a')
  log.add('news:b')
  expect(read(sent.join(''))).toEqual([
    [1, 'news:a'],
    [2, 'news:b'],
  ])
  pass(foldMs)
  expect(read(sent.join('')).at(-1)).toEqual([3, 'news:a'])
  pass(10 * foldMs)
  expect(sent).toHaveLength(3)
})

test('continuing changes are sent once in each interval', () => {
  const { log, sent, pass } = openLog()
  for (let n = 0; n < 100; n += 1) {
    log.add('news:a')
    pass(foldMs / 10)
  }
  expect(sent.length).toBeGreaterThanOrEqual(10)
  expect(sent.length).toBeLessThanOrEqual(11)
})

test('after a quiet interval a change is sent immediately again', () => {
  const { log, sent, pass } = openLog()
  log.add('settings')
  pass(foldMs)
  log.add('settings')
  expect(sent).toHaveLength(2)
})

test('a new client gets the current number and no old changes', () => {
  const { log, pass } = openLog()
  expect(log.catchUp(null)).toBe('id: abc-0\n\n')
  log.add('settings')
  pass(20_000)
  expect(log.catchUp(null)).toBe('id: abc-1\n\n')
})

test('changes made while the page was loading are sent again', () => {
  const { log, pass } = openLog()
  log.add('settings')
  pass(19_999)
  expect(read(log.catchUp(null))).toEqual([[1, 'settings']])
})

test('a returning client gets each missed kind once, with its last number', () => {
  const { log, pass } = openLog()
  for (const change of ['news:a', 'settings', 'news:a', 'categories', 'news:a'] as const) {
    log.add(change)
    pass(foldMs)
  }
  expect(read(log.catchUp('abc-1'))).toEqual([
    [2, 'settings'],
    [4, 'categories'],
    [5, 'news:a'],
  ])
  expect(log.catchUp('abc-5')).toBe('')
})

test.each([
  'xyz-1',
  'abc-2',
  'abc',
  'abc-',
  '-1',
  'abc--1',
  'abc-1.5',
  'abc-1 ',
  'ABC-1',
  '',
  `abc-${'9'.repeat(16)}`,
])('an unknown id (%j) gets one reset with the current number', id => {
  const { log } = openLog()
  log.add('settings')
  expect(log.catchUp(id)).toBe('id: abc-1\ndata: reset\n\n')
  expect(log.catchUp('abc-1')).toBe('')
})

test('a client that missed more than a thousand changes gets a reset', () => {
  const { log } = openLog()
  for (let n = 1; n <= 1_002; n += 1) log.add(`news:${n}`)
  expect(read(log.catchUp('abc-1'))).toEqual([[1_002, 'reset']])
  expect(read(log.catchUp('abc-2'))).toHaveLength(1_000)
})

test('a closed log sends nothing', () => {
  const { log, sent, pass } = openLog()
  log.add('settings')
  log.add('settings')
  log.close()
  pass(foldMs)
  expect(sent).toHaveLength(1)
})

const anyChange = fc.constantFrom<ChangeOrReset>('news:a', 'news:b', 'settings', 'categories', 'reset')

property(fc.array(fc.tuple(anyChange, fc.nat(600)), { maxLength: 30 }), fc.nat())(
  'wherever a stream is cut, the events before and after miss no kind and repeat no number',
  (changes, cut) => {
    const { log, sent, pass } = openLog()
    for (const [change, ms] of changes) {
      log.add(change)
      pass(ms)
    }
    pass(foldMs)
    const all = read(sent.join(''))
    const seen = all.slice(0, cut % (all.length + 1))
    const missed = all.slice(seen.length)
    const told = read(log.catchUp(`abc-${seen.length}`))
    expect(new Set(told.map(([, change]) => change))).toEqual(new Set(missed.map(([, change]) => change)))
    const numbers = told.map(([number]) => Number(number))
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    expect(numbers.every(number => number > seen.length)).toBe(true)
    log.close()
  },
)

test('stories that change together are one event, and too many of them are sent as all stories', () => {
  const { log, sent, pass } = openLog()
  for (const id of ['a', 'b', 'a']) log.add(`story:${id}`)
  log.add('placed:link')
  expect(sent).toEqual([])
  pass(foldMs / 4)
  expect(read(sent.join(''))).toEqual([[1, 'story:a,b']])
  for (let n = 0; n < 500; n += 1) log.add(`story:${n}`)
  pass(10 * foldMs)
  expect(read(sent.join(''))).toEqual([
    [1, 'story:a,b'],
    [2, 'stories'],
  ])
})

test('stories that a worker changes for seconds are sent once in each interval', () => {
  const { log, sent, pass } = openLog()
  for (let n = 0; n < 500; n += 1) {
    log.add(`story:${n}`)
    pass(10)
  }
  pass(foldMs)
  expect(sent.length).toBeLessThanOrEqual(14)
})
