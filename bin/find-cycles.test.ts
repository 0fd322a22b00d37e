import { expect, test } from 'vitest'
import { findCycles } from './find-cycles.ts'

test('a graph whose branches meet has no cycle', () => {
  const graph = new Map([
    ['a', ['b', 'c']],
    ['b', ['d']],
    ['c', ['d']],
    ['d', []],
  ])
  expect(findCycles(graph)).toEqual([])
})

test('each cycle is listed once, without the path that leads to it', () => {
  const graph = new Map([
    ['start', ['a']],
    ['a', ['b']],
    ['b', ['c', 'b']],
    ['c', ['a']],
  ])
  expect(findCycles(graph)).toEqual([
    ['a', 'b', 'c', 'a'],
    ['b', 'b'],
  ])
})
