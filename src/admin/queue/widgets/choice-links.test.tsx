import { expect, test } from 'vitest'
import { draw } from '../../../../test/support/draw.tsx'
import { ChoiceLinks } from './choice-links.tsx'

const choices = [
  { value: null, label: 'All' },
  { value: 'text', label: 'Same text' },
]
const drawChoices = (chosen: string | null, at: string) =>
  draw(<ChoiceLinks label="Rules" name="rule" choices={choices} chosen={chosen} />, at)

test('each choice is an address of the page one is on, and begins at its first page', () => {
  const html = drawChoices(null, '/admin/queue/duplicates?rule=text&after=key')
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/admin/queue/duplicates',
    '/admin/queue/duplicates?rule=text',
  ])
})

test('the one that is chosen says so, and no other', () => {
  for (const [chosen, label] of [
    [null, 'All'],
    ['text', 'Same text'],
  ] as const) {
    const html = drawChoices(chosen, '/admin/queue/duplicates')
    expect([...html.matchAll(/aria-current="page"[^>]*>([^<]*)/g)].map(([, words]) => words)).toEqual([label])
  }
})
