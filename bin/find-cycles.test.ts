import { expect, test } from 'vitest'
import { findCycles } from './find-cycles.ts'

test('a graph without circles has none, however its branches meet', () => {
  const graph = new Map([
    ['a', ['b', 'c']],
    ['b', ['d']],
    ['c', ['d']],
    ['d', []],
  ])
  expect(findCycles(graph)).toEqual([])
})

test('each circle is told once, without the way that leads to it', () => {
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
