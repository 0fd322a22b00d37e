import { expect, test } from 'vitest'
import { readQueueFilter, readQueueKey, writeQueueKey } from './read-queue-filter.ts'

const now = new Date('2026-03-01T06:00:00Z')
const id = '00000000-0000-7000-8000-00000000dead'
const read = (search: string) => readQueueFilter(new URLSearchParams(search), now)

test('an address without filters is the whole queue', () => {
  expect(read('')).toEqual({
    ...{ view: 'waiting', categoryId: null, outletId: null, language: null, origin: null },
    ...{ from: null, until: null },
  })
})

test('every filter is read from the address', () => {
  expect(read(`view=held&category=${id}&outlet=${id}&language=pt-BR&origin=tip&age=day`)).toEqual({
    ...{ view: 'held', categoryId: id, outletId: id, language: 'pt-BR', origin: 'tip' },
    ...{ from: new Date('2026-02-28T06:00:00Z'), until: null },
  })
  expect(read('age=stale').until).toEqual(new Date('2026-02-26T06:00:00Z'))
})

test('what is none is as if it were not there', () => {
  expect(read("view=x&category=x&outlet='&language=%00&origin=spam&age=toString")).toEqual(read(''))
})

test('a key survives the address, and nothing else is a key', () => {
  const key = { queuedAt: now, id }
  expect(readQueueKey(writeQueueKey(key))).toEqual(key)
  for (const text of [null, '', 'x', "' or 1=1"]) expect(readQueueKey(text)).toBeNull()
})
