import { expect, test } from 'vitest'
import { draw } from '../../../test/support/draw.tsx'
import { BulkBar } from './row-selection.tsx'

const drawBar = (count: number) =>
  draw(
    <BulkBar
      label="Selected articles"
      count={count}
      actions={[{ change: 'feature', label: 'Feature' }]}
      categories={[{ id: 'c1', name: 'Politics & Law' }]}
      onChange={() => undefined}
    />,
  )

test('without a selection the bar says so and has no actions', () => {
  const html = drawBar(0)
  expect(html).toContain('Nothing selected')
  expect(html).not.toContain('<button')
  expect(html).not.toContain('<select')
})

test('a selection can be changed, moved to each category, and deleted', () => {
  const html = drawBar(3)
  expect(html).toMatch(/aria-live="polite"[^>]*>3 selected/)
  expect([...html.matchAll(/<button[^>]*>([^<]*)/g)].map(([, words]) => words)).toEqual(['Feature', 'Delete'])
  expect(html).toContain('<option value="c1">Politics &amp; Law</option>')
})
