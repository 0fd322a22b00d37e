import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { decodeNotification, encodeNotification, readQueueChange } from './changes.ts'

test.each([
  ['categories', { change: 'categories', pace: 'at-once' }],
  ['settings', { change: 'settings', pace: 'at-once' }],
  ['news:0198-a', { change: 'news:0198-a', pace: 'at-once' }],
  ['page:privacy', { change: 'page:privacy', pace: 'at-once' }],
  ['together news:0198-a', { change: 'news:0198-a', pace: 'together' }],
  ['together settings', { change: 'settings', pace: 'together' }],
  ['adding news:0198-a', { change: 'news:0198-a', pace: 'adding' }],
  ['', null],
  ['together ', null],
  ['adding together settings', null],
  ['weather:rain', null],
  ['weather', null],
  ['together weather:rain', null],
  ['reset', null],
])('"%s" says %j', (payload, heard) => {
  expect(decodeNotification(payload)).toEqual(heard)
})

test('every name that the database announces is known', () => {
  const structure = readFileSync(new URL('../../db/structure.sql', import.meta.url), 'utf8')
  const tables = structure.matchAll(/ ON public\.(\w+) .*EXECUTE FUNCTION announce_table\(\)/g)
  const names = structure.matchAll(/pg_notify\('chowk_changes', '(\w[\w-]*)'\)/g)
  const announced = [...tables, ...names].map(([, name = '']) => name)
  expect(announced).toEqual(expect.arrayContaining(['categories', 'outlets']))
  expect(announced.filter(name => !decodeNotification(name))).toEqual([])
})

test.each([
  ['added', 'added'],
  ['changed:1,2', 'changed:1,2'],
  ['changed:', 'changed:'],
  ['together added', null],
  ['', null],
])('of the queue, "%s" says %j', (payload, change) => {
  expect(readQueueChange(payload)).toBe(change)
})

test.each(['at-once', 'adding', 'together'] as const)(
  'a change that is announced %s is decoded as such',
  pace => {
    for (const change of ['settings', 'news:0198-a', 'page:privacy'] as const) {
      expect(decodeNotification(encodeNotification(change, pace))).toEqual({ change, pace })
    }
  },
)
