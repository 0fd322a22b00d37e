import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followEvents } from './follow-events.ts'

type Stream = {
  path: string
  readyState: number
  onmessage?: (event: { data: string }) => void
  onopen?: () => void
  onerror?: () => void
  onbeat?: () => void
  addEventListener: (name: 'beat', listener: () => void) => void
  close: () => void
}

const closed = 2
let streams: Stream[] = []

/** Stands for the browser's own; a test plays the browser. */
function EventSource(path: string): Stream {
  const stream: Stream = {
    path,
    readyState: 0,
    addEventListener: (name, listener) => {
      stream[`on${name}`] = listener
    },
    close: () => {
      stream.readyState = closed
    },
  }
  streams.push(stream)
  return stream
}

/** As a browser does after an error status. */
function giveUp(stream: Stream | undefined): void {
  stream?.close()
  stream?.onerror?.()
}

beforeEach(() => {
  streams = []
  vi.stubGlobal('EventSource', Object.assign(EventSource, { CLOSED: closed }))
  vi.useFakeTimers()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function follow() {
  const heard: string[] = []
  const stop = followEvents('/events', {
    onMessage: data => void heard.push(data),
    onReopen: () => void heard.push('reopened'),
  })
  return { heard, stop }
}

test('a stream that a browser gave up is opened again, and the page catches up', () => {
  const { heard } = follow()
  const [first] = streams
  first?.onopen?.()
  first?.onmessage?.({ data: 'news' })
  giveUp(first)
  vi.runOnlyPendingTimers()
  expect(streams.map(({ path }) => path)).toEqual(['/events', '/events'])
  expect(heard).toEqual(['news'])
  streams[1]?.onopen?.()
  streams[1]?.onmessage?.({ data: 'more' })
  expect(heard).toEqual(['news', 'reopened', 'more'])
})

test('a stream that the browser reopens itself is left to it', () => {
  follow()
  for (let n = 0; n < 100; n += 1) {
    streams[0]?.onerror?.()
    vi.advanceTimersByTime(5_000)
  }
  expect(streams).toHaveLength(1)
})

test('a stream that delivers nothing for long is replaced, and the page catches up, each time', () => {
  const { heard, stop } = follow()
  streams[0]?.onopen?.()
  for (let n = 0; n < 10; n += 1) {
    vi.advanceTimersByTime(50_000)
    streams[0]?.onbeat?.()
  }
  expect(heard).toEqual([])
  vi.advanceTimersByTime(89_000)
  expect(streams).toHaveLength(1)
  vi.advanceTimersByTime(1_000)
  expect(heard).toEqual(['reopened'])
  expect(streams.map(({ readyState }) => readyState)).toEqual([closed, 0])
  // Nothing is missed between the two, and a second renewal is not needed.
  streams[1]?.onopen?.()
  expect(heard).toEqual(['reopened'])
  vi.advanceTimersByTime(90_000)
  expect(heard).toEqual(['reopened', 'reopened'])
  stop()
  vi.advanceTimersByTime(1_000_000)
  expect(streams).toHaveLength(3)
})

test('nothing is opened after the end', () => {
  const { stop } = follow()
  giveUp(streams[0])
  stop()
  vi.runAllTimers()
  expect(streams).toHaveLength(1)
  expect(streams[0]?.readyState).toBe(closed)
})

test('each refusal doubles the wait, up to minutes, until a stream opens', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  follow()
  const waits: number[] = []
  const refuse = () => {
    giveUp(streams.at(-1))
    const before = Date.now()
    vi.runOnlyPendingTimers()
    waits.push(Date.now() - before)
  }
  for (let n = 0; n < 6; n += 1) refuse()
  streams.at(-1)?.onopen?.()
  refuse()
  expect(waits).toEqual([5_000, 10_000, 20_000, 40_000, 80_000, 80_000, 5_000])
  vi.restoreAllMocks()
})
