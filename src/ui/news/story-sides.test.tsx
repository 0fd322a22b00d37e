import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Lean } from '../../domain/outlets/lean.ts'
import { StorySides } from './story-sides.tsx'

const outlets = (...named: [string, Lean][]) => named.map(([name, lean]) => ({ name, lean }))

function textOf(of: { name: string; lean: Lean }[], otherOutlets: number): string {
  const teaser = { slug: 'rain', otherOutlets, headlines: [], outlets: of }
  return renderToStaticMarkup(<StorySides teaser={teaser} />)
    .replaceAll('</li>', ' | ')
    .replaceAll(/<[^>]+>/g, '')
}

test('each side names its outlets, an empty side says so, and squares count them', () => {
  const rated = outlets(['Dawn', 'left'], ['Dusk', 'lean-left'], ['Noon', 'centre'], ['Wire', 'not-rated'])
  expect(textOf(rated, 3)).toBe('Left ■■ Dawn, Dusk | Centre ■ Noon | Right □ none | Not rated Wire | ')
})

test('two names stand for a side, and outlets that no name stands for are counted as not rated', () => {
  const many = outlets(['A', 'right'], ['B', 'right'], ['C', 'right'], ['D', 'right'])
  expect(textOf(many, 5)).toBe('Left □ none | Centre □ none | Right ■■■■ A, B and 2 more | Not rated 2 | ')
})

test('without a rated outlet there are no sides, only names', () => {
  expect(textOf(outlets(['A', 'not-rated'], ['B', 'not-rated']), 1)).toBe('A, B')
  expect(textOf(outlets(['A', 'not-rated'], ['B', 'not-rated']), 8)).toBe('A, B and 7 more')
})

test('where no page asked for the outlets, nothing is drawn', () => {
  expect(textOf([], 4)).toBe('')
})
