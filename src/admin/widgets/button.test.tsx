import { expect, test } from 'vitest'
import { draw } from '../../../test/support/draw.tsx'
import { ButtonLink, buttonClass } from './button.tsx'

test('a link looks like the button of its tone, and keeps its name for screen readers', () => {
  const html = draw(
    <ButtonLink to="/admin/news/add" tone="primary" aria-label="Add a news link">
      Add
    </ButtonLink>,
  )
  expect(html).toContain('href="/admin/news/add"')
  expect(html).toContain('aria-label="Add a news link"')
  expect(html).toContain(`class="${buttonClass('primary')}"`)
})
