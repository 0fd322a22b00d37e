import { expect, test } from 'vitest'
import { createFlights } from './flights.ts'

const limits = { placesMax: 2, inFlightMax: 3, slowAfterMs: 100 }

test('a slow flight frees its place for others, up to a total limit', async () => {
  let timeMs = 1000
  const flights = createFlights(limits, () => timeMs)
  const slow = [Promise.withResolvers<void>(), Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  flights.add(slow[0]?.promise ?? Promise.resolve())
  flights.add(slow[1]?.promise ?? Promise.resolve())
  expect(flights.placesFree()).toBe(0)
  timeMs += 101
  expect(flights.placesFree()).toBe(1)
  flights.add(slow[2]?.promise ?? Promise.resolve())
  timeMs += 101
  expect(flights.placesFree()).toBe(0)
  for (const flight of slow) flight.resolve()
  await flights.settled()
  expect(flights.size()).toBe(0)
  expect(flights.placesFree()).toBe(2)
})

test('nextChange resolves when a flight ends, time passes, or on abort', async () => {
  const flights = createFlights(limits)
  const flight = Promise.withResolvers<void>()
  flights.add(flight.promise)
  await flights.nextChange({ waitMs: 1, signal: new AbortController().signal })
  expect(flights.size()).toBe(1)
  const stopping = new AbortController()
  const aborted = flights.nextChange({ waitMs: 60_000, signal: stopping.signal })
  stopping.abort()
  await aborted
  const ended = flights.nextChange({ waitMs: 60_000, signal: new AbortController().signal })
  flight.resolve()
  await ended
  expect(flights.size()).toBe(0)
})
