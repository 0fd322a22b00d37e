import { expect, test } from 'vitest'
import { draw } from '../../../../test/support/draw.tsx'
import { ChoiceLinks } from './list-parts.tsx'

const choices = [
  { value: null, label: 'All' },
  { value: 'text', label: 'Same text' },
]
const drawChoices = (chosen: string | null, at: string) =>
  draw(<ChoiceLinks label="Rules" name="rule" choices={choices} chosen={chosen} />, at)

test('each choice links to the current page, at its first page of results', () => {
  const html = drawChoices(null, '/admin/queue/duplicates?rule=text&after=key')
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/admin/queue/duplicates',
    '/admin/queue/duplicates?rule=text',
  ])
})

test('only the chosen link is marked as current', () => {
  for (const [chosen, label] of [
    [null, 'All'],
    ['text', 'Same text'],
  ] as const) {
    const html = drawChoices(chosen, '/admin/queue/duplicates')
    expect([...html.matchAll(/aria-current="page"[^>]*>([^<]*)/g)].map(([, words]) => words)).toEqual([label])
  }
})
