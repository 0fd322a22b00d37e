import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { buttonClass } from './button.tsx'
import { ButtonLink } from './button-link.tsx'

test('a link looks like the button of its tone, and keeps its name for who listens', () => {
  const Row = () => (
    <ButtonLink to="/admin/news/add" tone="primary" aria-label="Add a news link">
      Add
    </ButtonLink>
  )
  const Page = createRoutesStub([{ path: '/', Component: Row }])
  const html = renderToStaticMarkup(<Page initialEntries={['/']} />)
  expect(html).toContain('href="/admin/news/add"')
  expect(html).toContain('aria-label="Add a news link"')
  expect(html).toContain(`class="${buttonClass('primary')}"`)
})
