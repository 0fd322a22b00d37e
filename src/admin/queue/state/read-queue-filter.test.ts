import { expect, test } from 'vitest'
import { readQueueFilter } from './read-queue-filter.ts'

const now = new Date('2026-03-01T06:00:00Z')
const id = '00000000-0000-7000-8000-00000000dead'
const read = (search: string) => readQueueFilter(new URLSearchParams(search), now)

test('an address without filters is the whole queue', () => {
  expect(read('')).toEqual({
    view: 'waiting',
    categoryId: null,
    outletId: null,
    language: null,
    origin: null,
    from: null,
    until: null,
    words: [],
    sort: 'heat',
  })
})

test('every filter is read from the address', () => {
  expect(
    read(
      `view=held&category=${id}&outlet=${id}&language=pt-BR&origin=tip&age=day&sort=outlet&words=rain+100%25`,
    ),
  ).toEqual({
    view: 'held',
    categoryId: id,
    outletId: id,
    language: 'pt-BR',
    origin: 'tip',
    from: new Date('2026-02-28T06:00:00Z'),
    until: null,
    words: ['rain', '100%'],
    sort: 'outlet',
  })
  expect(read('age=stale').until).toEqual(new Date('2026-02-26T06:00:00Z'))
})

test('only what waits is first listed by heat', () => {
  expect(
    ['', 'view=held', 'sort=arrival', 'view=snoozed&sort=heat'].map(search => read(search).sort),
  ).toEqual(['heat', 'arrival', 'arrival', 'heat'])
})

test('invalid filter values are ignored', () => {
  expect(read("view=x&category=x&outlet='&language=%00&origin=spam&age=toString&sort=x&words=%00")).toEqual(
    read(''),
  )
})
